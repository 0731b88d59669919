"""What is typed, line by line: from a terminal with the line edited here, or from a pipe as it comes."""

from __future__ import annotations

import asyncio
import codecs
import os
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import regex

_BACKSPACE, _CTRL_D, _CTRL_U, _CTRL_W, _ESCAPE = "\x7f\x08", "\x04", "\x15", "\x17", "\x1b"
_MOST = 1000  # characters of a line; no move and no chat line is longer
_GRAPHEME = regex.compile(r"\X")


class LineEditor:
    """The line being typed. Feed it characters; it gives back finished lines, and None at the end of input (Ctrl-D)."""

    def __init__(self) -> None:
        self.text = ""
        self._escape = ""

    def feed(self, typed: str) -> list[str | None]:
        """Takes characters in; the lines that they finish."""
        lines: list[str | None] = []
        for character in typed:
            if self._in_escape(character):
                continue
            if character in "\r\n":
                lines.append(self.text)
                self.text = ""
            elif character in _BACKSPACE:
                self.text = "".join(_GRAPHEME.findall(self.text)[:-1])
            elif character == _CTRL_U:
                self.text = ""
            elif character == _CTRL_W:
                self.text = regex.sub(r"\S+\s*$", "", self.text)
            elif character == _CTRL_D:
                if not self.text:
                    lines.append(None)
            elif character >= " " and len(self.text) < _MOST:
                self.text += character
        return lines

    def _in_escape(self, character: str) -> bool:
        """Arrow keys and the like arrive as escape sequences; they do nothing here."""
        if character == _ESCAPE:
            self._escape = character
            return True
        if not self._escape:
            return False
        self._escape += character
        if self._escape[1] not in "[O":
            self._escape = ""  # Alt and a key
        elif len(self._escape) > 2 and "@" <= character <= "~":
            self._escape = ""
        return True


class Keyboard:
    """Reads keys from a terminal in cbreak mode, so that the screen may be painted anew while somebody types.

    `typed` is called with each finished line (None: no more), `changed` after each key.
    """

    def __init__(self, typed: Callable[[str | None], None], changed: Callable[[], None]) -> None:
        self.editor = LineEditor()
        self._typed = typed
        self._changed = changed
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._descriptor = sys.stdin.fileno()
        self._before: Any = None

    def open(self) -> None:
        """Takes the keyboard over."""
        import termios  # noqa: PLC0415 - not on Windows
        import tty  # noqa: PLC0415 - not on Windows

        self._before = termios.tcgetattr(self._descriptor)
        tty.setcbreak(self._descriptor)
        asyncio.get_running_loop().add_reader(self._descriptor, self._read)

    def close(self) -> None:
        """Gives the keyboard back as it was."""
        import termios  # noqa: PLC0415 - not on Windows

        asyncio.get_running_loop().remove_reader(self._descriptor)
        if self._before is not None:
            termios.tcsetattr(self._descriptor, termios.TCSADRAIN, self._before)
            self._before = None

    def _read(self) -> None:
        try:
            data = os.read(self._descriptor, 4096)
        except OSError:  # the terminal is gone
            data = b""
        if not data:
            asyncio.get_running_loop().remove_reader(self._descriptor)
            self._typed(None)
            return
        for line in self.editor.feed(self._decoder.decode(data)):
            self._typed(line)
        self._changed()


class Pipe:
    """Reads lines from standard input as they come, in a thread, since a file or a pipe may not be waited for otherwise."""

    def __init__(self, typed: Callable[[str | None], None]) -> None:
        self._typed = typed

    def open(self) -> None:
        """Begins to read."""
        loop = asyncio.get_running_loop()
        threading.Thread(target=self._read, args=(loop,), daemon=True).start()

    def _read(self, loop: asyncio.AbstractEventLoop) -> None:
        # Read past Python's own buffer: a thread that waits in it holds a lock which the end of the program wants.
        descriptor, waiting = sys.stdin.fileno(), b""
        while data := os.read(descriptor, 4096):
            *lines, waiting = (waiting + data).split(b"\n")
            for line in lines:
                self._pass_on(loop, line.decode("utf-8", "replace").rstrip("\r"))
        if waiting:
            self._pass_on(loop, waiting.decode("utf-8", "replace"))
        self._pass_on(loop, None)

    def _pass_on(self, loop: asyncio.AbstractEventLoop, line: str | None) -> None:
        with suppress(RuntimeError):  # the loop is closed: nobody listens any more
            loop.call_soon_threadsafe(self._typed, line)
