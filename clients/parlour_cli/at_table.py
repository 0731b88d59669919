"""A game that is being played: the table, the reveal after each round, the standings at the end."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any

from parlour.api.game.v1 import event_pb2, game_pb2, options_pb2
from parlour_client import Game, options_as_dict
from rich.text import Text

from parlour_cli.complaint import Complaint
from parlour_cli.look import Look, sentence_case
from parlour_cli.plain_text import safe
from parlour_cli.scene import Block, Cards, Face, Scene, line
from parlour_cli.seats import seats_lines, standings, track, waiting_line
from parlour_cli.tables import side
from parlour_cli.telling import award_lines, tell
from parlour_cli.terminal import size

_ROOMY = 28  # rows from which on there is room for more than the table itself
_HOSTS = ("pause", "resume", "end", "skip", "robot", "person")  # what only the host may do
_CARD_FIRST = ("dixit", "team")  # games in which the number of a card stands before the clue
_SHOWN = ("game_ended", "round_scored", "phase_opened", "round_completed")  # by the scene


class AtTable:
    """A stage of `play`. With `lively` a reveal stays until Enter is pressed; without, it is printed and play goes on."""

    def __init__(self, game: Game, texts: Mapping[str, str], code: str, *, lively: bool) -> None:
        self.closed = False
        self._game = game
        self._texts = texts
        self._code = code
        self._lively = lively
        self._revealed = game.view.rounds  # rounds whose reveal was looked at
        self._closer: str | None = None  # a card that is looked at by itself
        self._ending = False  # the host wants to end the game, and was told what that means
        self._view: game_pb2.Game | None = None
        self._since = 0.0

    @property
    def costly_to_leave(self) -> bool:
        """The game goes on, and oneself plays in it."""
        return not self._game.ended and self._game.private is not None

    @property
    def commands(self) -> frozenset[str]:
        """A closer look, and what the host may do."""
        return frozenset(("look", *_HOSTS))

    @property
    def takes_words(self) -> bool:
        """A clue is asked for that no number stands before."""
        look = self.look
        reading = self._closer is not None or self._revealing
        return not reading and look.may("give_clue") and look.game not in _CARD_FIRST

    @property
    def options(self) -> options_pb2.GameOptions:
        """What the game was begun with."""
        return self._game.view.options

    @property
    def look(self) -> Look:
        """The game as it is now."""
        return Look(self._game.view, self._game.private, self._texts)

    def happened(self, events: tuple[event_pb2.Event, ...]) -> list[str]:
        """Events in sentences, those left out that the scene shows anyway."""
        lines: list[str] = []
        for event in events:
            kind = event.WhichOneof("event")
            if kind is None or kind in _SHOWN:
                continue
            own = getattr(event, kind)
            if kind == self.look.game and own.WhichOneof("event") in side(kind).SHOWN:
                continue
            lines += tell(self.look, event)
        return lines

    def scene(self) -> Scene:
        """The reveal while it is looked at, a card that is looked at, the standings, else the table."""
        look = self.look
        if self._view is not self._game.view:
            self._view, self._since = self._game.view, time.monotonic()
        if self._closer is not None:
            return self._closer_scene(look, self._closer)
        if self._revealing:
            return self._reveal_scene(look)
        if self._game.ended:
            return self._end_scene(look)
        prompt, hint = side(look.game).asking(look)
        blocks = self._head(look)
        course = track(look)
        if course is not None and _roomy():
            blocks.insert(-1, course)
        blocks += [*side(look.game).blocks(look), waiting_line(look)]
        view = look.view
        return Scene(
            title=self._title(look, _turn(look.table)),
            moment=("table", side(look.game).moment(look), view.state, self._game.online),
            blocks=blocks,
            prompt=prompt,
            hint=hint or "nothing to do but wait",
            clock=self._clock(look),
        )

    async def typed(self, text: str) -> None:
        """Makes the move that was typed; Enter goes on from a reveal, or out of a game that is over."""
        look = self.look
        word, _, rest = text.strip().partition(" ")
        if self._closer is not None:
            self._closer = None
            if not text.strip():
                return
        if word.lower() == "look":
            self._closer = self._card(look, rest)
            return
        if self._revealing:
            self._revealed = self._game.view.rounds
            if not text.strip():
                return
        if self._game.ended:
            self.closed = True
            return
        if await self._hosted(word.lower(), rest):
            return
        if not text.strip() and not look.may("claim"):
            return
        move = side(look.game).parse(look, text)
        await self._game.submit(move, phase_id=look.view.phase_id)

    def help(self) -> list[str]:
        """How the game goes, and what may be typed."""
        return [
            *side(self.look.game).manual(self.look),
            "",
            "look N      one card, large            say TEXT    talk",
            "away        go; your seat is kept      quit        give the seat up, for good",
            "options     what this table plays by",
            "The host:   pause, resume, end, skip NAME, robot NAME (a bot plays on),",
            "            person NAME (who plays again instead of a bot)",
        ]

    async def _hosted(self, word: str, rest: str) -> bool:
        """The host's tools; whether it was one."""
        if word != "end":
            self._ending = False
        match word:
            case "pause":
                await self._game.pause()
            case "resume":
                await self._game.resume()
            case "end" if self._ending:
                await self._game.end()
            case "end":
                self._ending = True
                raise Complaint(
                    "That ends the game for everybody, and nobody wins. end again to do so."
                )
            case "skip":
                await self._game.skip(self._seat(rest))
            case "robot":
                await self._game.replace(self._seat(rest), bot=True)
            case "person":
                await self._game.replace(self._seat(rest), bot=False)
            case _:
                return False
        return True

    def _seat(self, name: str) -> int:
        found = [
            seat.seat
            for seat in self._game.view.seats
            if name and seat.display_name.casefold().startswith(name.casefold())
        ]
        if len(found) != 1:
            raise Complaint(
                f"{'Nobody' if not found else 'More than one'} here is called {safe(name)!r}."
            )
        return found[0]

    def _card(self, look: Look, typed: str) -> str:
        cards = self._cards_shown(look)
        if not typed.isdigit() or not 1 <= int(typed[:4]) <= len(cards):
            raise Complaint(
                f"Look at which card? e.g.  look 1   (1-{len(cards)})"
                if cards
                else "No card lies open."
            )
        return cards[int(typed) - 1]

    def _cards_shown(self, look: Look) -> list[str]:
        """The cards before the eyes, in the order of their numbers."""
        table = side(look.game)
        blocks = table.reveal(look) if self._revealing else table.blocks(look)
        return [face.card for block in blocks if isinstance(block, Cards) for face in block.faces]

    @property
    def _revealing(self) -> bool:
        return self._game.view.rounds > self._revealed

    def _title(self, look: Look, *parts: str) -> str:
        edition = options_as_dict(look.view.options).get("edition", "")
        name = f"{look.game.capitalize()} {edition}".rstrip()
        return " · ".join(filter(None, (name, f"room {self._code}", *parts)))

    def _head(self, look: Look, *, signs: bool = True) -> list[Block]:
        """Who sits there, and a gap where there is room for one."""
        seats = seats_lines(look, size()[0] - 2, signs=signs)
        return [*seats, line()] if _roomy() else [*seats]

    def _clock(self, look: Look) -> str:
        if not self._game.online and not self._game.complete:
            return "connection lost, trying again "
        if not look.view.HasField("remaining"):
            return ""
        left = look.view.remaining.ToTimedelta().total_seconds()
        left = max(0, round(left - (time.monotonic() - self._since)))
        return f"{left // 60}:{left % 60:02} "

    def _reveal_scene(self, look: Look) -> Scene:
        view = look.view
        blocks = [*self._head(look, signs=False), *side(look.game).reveal(look)]
        blocks += [line(said) for said in award_lines(look, view.last_awards)]
        rounds = view.rounds
        if not self._lively:
            self._revealed = rounds
        waits = "Enter to go on" + ("; the table waits for you" if look.awaited else "")
        return Scene(
            title=self._title(look, f"{_turn(look.table.last_reveal)} is over"),
            moment=("reveal", rounds),
            blocks=blocks,
            prompt="Enter" if self._lively else "",
            hint=waits if self._lively else "",
            clock=self._clock(look) if look.awaited else "",
        )

    def _closer_scene(self, look: Look, card: str) -> Scene:
        return Scene(
            title=self._title(look, "one card"),
            moment=("card", card),
            blocks=[line(sentence_case(look.text(card))), Cards([Face("", card)], close=True)],
            prompt="Enter",
            hint="Enter to go back",
        )

    def _end_scene(self, look: Look) -> Scene:
        blocks: list[Block] = [line(), *standings(look)]
        course = track(look)
        if course is not None:
            blocks += [line(), course]
        return Scene(
            title=self._title(look, "the end"),
            moment="standings",
            blocks=blocks,
            prompt="Enter",
            hint="Enter to go back to the room, quit to leave",
        )


def _roomy() -> bool:
    return size()[1] >= _ROOMY


def _turn(table: Any) -> str:
    """Where a game is: "turn 3", "round 2"; empty before the first."""
    if turn := getattr(table, "turn", 0):
        return f"turn {turn}"
    number = getattr(table, "round", 0)
    return f"round {number}" if number else ""


def final_lines(look: Look) -> list[str]:
    """The standings as plain lines, to leave behind on the terminal."""
    return [block.plain if isinstance(block, Text) else "" for block in standings(look)]
