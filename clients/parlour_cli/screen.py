"""Shows scenes: painted over the whole of a terminal, or printed as plain text wherever that cannot be."""

from __future__ import annotations

import asyncio
import io
import re
import signal
import sys
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Hashable, Sequence
from contextlib import suppress
from types import TracebackType
from typing import Self

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from parlour_cli.card_rows import listed, wrapped
from parlour_cli.cards_shown import show_cards
from parlour_cli.keyboard import Keyboard, Pipe
from parlour_cli.pictures import Pictures
from parlour_cli.scene import Cards, Scene
from parlour_cli.terminal import Terminal, size

_NEWS = 3  # lines of what happened, kept on the screen
_LEAST_ABOVE = 5  # rows that a notice leaves: title, names, situation, hint and prompt
_ROOMY = 28  # rows from which on all of them are shown, else the last
_LABEL = re.compile(r" +\S+(?: \S+)?  ")  # what stands before a card in a list
_ENTER = "\x1b[?1049h\x1b[2J\x1b[H"
_LEAVE = "\x1b[?1049l"


class Screen(ABC):
    """Shows a scene, tells news, and calls `typed` with each line that is typed (None: no more)."""

    pictures: Pictures | None = None
    text_of: Callable[[str], str] = str

    def __init__(self, typed: Callable[[str | None], None]) -> None:
        self._typed = typed

    @abstractmethod
    async def __aenter__(self) -> Self: ...

    @abstractmethod
    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None: ...

    @abstractmethod
    def show(self, scene: Scene) -> None:
        """Makes this what is to be seen."""

    @abstractmethod
    def tell(self, news: str) -> None:
        """Says that something happened."""

    @abstractmethod
    def complain(self, sentence: str) -> None:
        """Says why what was typed was not done; stays until something is typed."""

    @abstractmethod
    def explain(self, lines: Sequence[str]) -> None:
        """Shows help; stays until something is typed."""

    @property
    @abstractmethod
    def lively(self) -> bool:
        """Somebody sits there who can be asked to press Enter, and a clock is worth showing."""


class PlainScreen(Screen):
    """Prints. A scene is printed again when its moment changes; news come as lines."""

    def __init__(self, typed: Callable[[str | None], None]) -> None:
        super().__init__(typed)
        self._shown: Hashable = None

    async def __aenter__(self) -> Self:
        Pipe(self._typed).open()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        sys.stdout.flush()

    @property
    def lively(self) -> bool:
        """Nobody is asked to press Enter."""
        return False

    def show(self, scene: Scene) -> None:
        """Prints the scene unless its moment was printed already."""
        if scene.moment == self._shown:
            return
        self._shown = scene.moment
        lines = ["", f"== {scene.title} =="]
        for block in scene.blocks:
            rows = listed(block, self.text_of) if isinstance(block, Cards) else [block]
            lines += [said for row in rows for said in self._folded(row.plain.rstrip())]
        if scene.prompt:
            lines.append(f"{scene.prompt} ({scene.hint})" if scene.hint else scene.prompt)
        print("\n".join(lines), flush=True)

    @staticmethod
    def _folded(row: str) -> list[str]:
        """The row in lines that a terminal need not break, what follows the first one set in; whole for a pipe."""
        columns, _ = size()
        if not sys.stdout.isatty() or cell_len(row) <= columns:
            return [row]
        label = match[0] if (match := _LABEL.match(row)) else ""
        inside = wrapped(row[len(label) :], columns - cell_len(label))
        return [(" " * cell_len(label) if n else label) + said for n, said in enumerate(inside)]

    def tell(self, news: str) -> None:
        """Prints the news."""
        print(news, flush=True)

    def complain(self, sentence: str) -> None:
        """Prints the complaint."""
        print(f"! {sentence}", flush=True)

    def explain(self, lines: Sequence[str]) -> None:
        """Prints the lines."""
        print("\n".join(lines), flush=True)


class FullScreen(Screen):
    """Paints the whole terminal, over and over, with the line being typed at its bottom."""

    def __init__(self, typed: Callable[[str | None], None], terminal: Terminal) -> None:
        super().__init__(self._taken)
        self._pass_on = typed
        self._colours = terminal.colours
        self._keyboard = Keyboard(self._typed, self.paint)
        self._news: deque[str] = deque(maxlen=_NEWS)
        self._notice: list[Text] = []
        self._scene: Scene | None = None

    async def __aenter__(self) -> Self:
        self._keyboard.open()
        sys.stdout.write(_ENTER)
        with suppress(NotImplementedError, AttributeError):
            asyncio.get_running_loop().add_signal_handler(signal.SIGWINCH, self.paint)
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._keyboard.close()
        with suppress(NotImplementedError, AttributeError):
            asyncio.get_running_loop().remove_signal_handler(signal.SIGWINCH)
        sys.stdout.write(_LEAVE)
        sys.stdout.flush()

    @property
    def lively(self) -> bool:
        """Somebody sits there."""
        return True

    def show(self, scene: Scene) -> None:
        """Paints the scene."""
        self._scene = scene
        self.paint()

    def tell(self, news: str) -> None:
        """Adds to the lines above the prompt."""
        self._news.append(news)
        self.paint()

    def complain(self, sentence: str) -> None:
        """Shows the complaint above the prompt."""
        self._notice = [Text(f" {sentence}", "bold red")]
        self.paint()

    def explain(self, lines: Sequence[str]) -> None:
        """Shows the lines above the prompt."""
        self._notice = [Text(f" {said}") for said in lines]
        self.paint()

    def paint(self) -> None:
        """Paints what is to be seen, as large as the terminal is now."""
        if self._scene is None:
            return
        columns, rows = size()
        below = self._below(self._scene, columns)
        lines = self._above(self._scene, columns, rows - len(below))
        blank = [Text()] * (rows - len(lines) - len(below))
        painted = [self._rendered(line, columns) for line in [*lines, *blank, *below]]
        prompt = self._scene.prompt + " " if self._scene.prompt else "> "
        typed = self._tail(self._keyboard.editor.text, columns - cell_len(prompt) - 1)
        painted[-1] = self._rendered(
            Text(prompt, "bold yellow").append(typed, "not bold default"), columns
        )
        sys.stdout.write("\x1b[?25l\x1b[H" + "\x1b[K\r\n".join(painted) + "\x1b[K\x1b[?25h")
        sys.stdout.flush()

    def _taken(self, line: str | None) -> None:
        self._notice = []
        self._pass_on(line)

    def _above(self, scene: Scene, columns: int, rows: int) -> list[Text]:
        title = Text(f" {scene.title}", "bold")
        title.truncate(max(10, columns - len(scene.clock) - 2), overflow="ellipsis")
        title.append(
            " " * max(1, columns - title.cell_len - cell_len(scene.clock) - 1) + scene.clock
        )
        title.pad_right(max(0, columns - title.cell_len))
        title.stylize("reverse")
        parts: list[list[Text] | Cards] = [[title]]
        for block in scene.blocks:
            parts.append(block if isinstance(block, Cards) else self._margined(block, columns))
        used = sum(len(part) for part in parts if not isinstance(part, Cards))
        grids = sum(isinstance(part, Cards) for part in parts)
        lines: list[Text] = []
        for part in parts:
            if isinstance(part, Cards):
                room = (rows - used) // max(1, grids)
                lines += [
                    Text(" ").append_text(row) for row in self._cards(part, columns - 2, room)
                ]
            else:
                lines += part
        return lines[:rows]

    def _cards(self, cards: Cards, columns: int, rows: int) -> list[Text]:
        pictures = self.pictures
        if pictures is None or not pictures.available or self._colours == "none":
            pictures = None
        else:
            pictures.prefetch(face.card for face in cards.faces)
        return show_cards(cards, columns, rows, self.text_of, pictures)

    def _below(self, scene: Scene, columns: int) -> list[Text]:
        newest = list(self._news)[-_NEWS if size()[1] >= _ROOMY else -1 :]
        lines = [Text(f" {news}", "dim") for news in newest]
        for line in lines:
            line.truncate(columns, overflow="ellipsis")
        if self._notice:  # what was asked for or went wrong matters more than what happened
            lines = [row for said in self._notice for row in self._wrapped(said, columns)]
            most = max(1, size()[1] - _LEAST_ABOVE)
            if len(lines) > most:
                lines = [*lines[: most - 1], Text(" … make the window larger for more", "bold")]
        hint = Text(f" {scene.hint}" if scene.hint else "", "italic")
        hint.append("   " if scene.hint else " ").append("? help", "dim")
        hint.truncate(columns, overflow="ellipsis")
        return [*lines, hint, Text()]

    def _margined(self, text: Text, columns: int) -> list[Text]:
        return [Text(" ").append_text(row) for row in self._wrapped(text, columns - 2)]

    def _wrapped(self, text: Text, columns: int) -> list[Text]:
        return list(text.wrap(Console(width=columns, file=io.StringIO()), columns)) or [Text()]

    def _rendered(self, line: Text, columns: int) -> str:
        """The line with the terminal's codes for its colours."""
        console = Console(
            file=io.StringIO(),
            force_terminal=True,
            color_system="truecolor" if self._colours == "truecolor" else "256",
            width=columns,
            legacy_windows=False,
            highlight=False,
        )
        with console.capture() as captured:
            console.print(line, end="", no_wrap=True, overflow="crop", crop=True)
        return captured.get()

    @staticmethod
    def _tail(typed: str, room: int) -> str:
        """As much of the line's end as fits."""
        while cell_len(typed) > max(1, room):
            typed = typed[1:]
        return typed
