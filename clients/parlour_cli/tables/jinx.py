"""The table of Dixit Jinx: nine cards, who pointed where, and the position of the active player alone."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from parlour.api.game.v1 import move_pb2
from parlour.api.games.jinx.v1 import events_pb2, view_pb2
from parlour_client.moves import jinx
from rich.text import Text

from parlour_cli.look import Look, sentence_case
from parlour_cli.scene import Block, Cards, Face, line
from parlour_cli.typed import numbers_in, only_clue
from parlour_cli.words import has, quoted, verb

GAMES = ("jinx",)
SHOWN = frozenset(("turn_begun", "position_drawn", "clue_given", "target_revealed"))

_COLUMNS = 3


def moment(look: Look) -> Hashable:
    """A new turn or phase; the counting of points shows nothing new."""
    table = _table(look)
    counting = table.phase == view_pb2.PHASE_SCORE
    return table.turn, view_pb2.PHASE_GUESS if counting else table.phase


def blocks(look: Look) -> list[Block]:
    """The nine cards with everybody's finger."""
    table = _table(look)
    fingers = {mark.position: mark for mark in table.marks}
    target = _target(look)
    faces: list[Face] = []
    for position, card in enumerate(table.grid, 1):
        mark = fingers.get(position)
        sign = "◆" if position == target else "" if mark is None else "✓" if mark.right else "✗"
        label = f"{position} {sign}".rstrip()
        note = "" if mark is None else sentence_case(look.who(mark.seat))
        faces.append(
            Face(
                label,
                card,
                note,
                chosen=position == target,
                faint=mark is not None and not mark.right,
            )
        )
    shown: list[Block] = [_situation(look)]
    if faces:
        shown.append(Cards(faces, columns=_COLUMNS))
    return shown


def asking(look: Look) -> tuple[str, str]:
    """What the seat may type."""
    if look.may("give_clue"):
        return "Clue:", f"a clue for card {_target(look)}; or  aloud  if you sing or mime it"
    if look.may("point"):
        return "Point at:", "a number, 1-9, before somebody else does; or  pass"
    return "", ""


def parse(look: Look, typed: str) -> move_pb2.Move:
    """A clue, or a position to point at."""
    if look.may("give_clue"):
        clue, aloud = only_clue(typed)
        return jinx.give_clue(clue, aloud=aloud)
    if typed.strip().lower() == "pass":
        return jinx.give_up()
    return jinx.point(numbers_in(typed, 1, 1, len(_table(look).grid) or 9)[0])


def reveal(look: Look) -> list[Block]:
    """Where the card was, and who found it."""
    table = _table(look)
    if not table.HasField("last_reveal"):
        return []
    turn = table.last_reveal
    who = sentence_case(look.who(turn.active_player))
    head = Text(f"Turn {turn.turn}. {who} hinted: ")
    head.append(quoted(turn.clue, aloud=turn.clue_aloud), "bold italic")
    finder = look.who(turn.finder) if turn.HasField("finder") else "nobody"
    head.append(f"   It was card {turn.target}, found by {finder}.")
    fingers = {mark.position: (order, mark) for order, mark in enumerate(turn.marks, 1)}
    faces: list[Face] = []
    for position, card in enumerate(turn.grid, 1):
        order, mark = fingers.get(position, (0, None))
        wrong = mark is not None and not mark.right
        sign = " ★" if position == turn.target else " ✗" if wrong else ""
        note = "" if mark is None else f"{order}. {look.who(mark.seat)}"
        target = position == turn.target
        faces.append(Face(f"{position}{sign}", card, note, chosen=target, faint=wrong))
    return [head, Cards(faces, columns=_COLUMNS)]


def tell(look: Look, event: events_pb2.Event) -> list[str]:
    """An event in words; what only the replay of a finished game shows is in brackets."""
    match event.WhichOneof("event"):
        case "turn_begun":
            begun = event.turn_begun
            return [f"Turn {begun.turn}. {verb(look, begun.active_player, 'hint')}."]
        case "position_drawn":
            drawn = event.position_drawn
            return [f"[{has(look, drawn.seat)} drawn position {drawn.position}.]"]
        case "clue_given":
            clue = event.clue_given
            said = quoted(clue.text, aloud=clue.aloud)
            return [f"{verb(look, clue.seat, 'give')} the clue: {said}"]
        case "pointed":
            mark = event.pointed.mark
            verdict = "That is it!" if mark.right else "Wrong."
            return [f"{verb(look, mark.seat, 'point')} at {mark.position}. {verdict}"]
        case "passed":
            return [
                f"{verb(look, event.passed.seat, 'passe' if event.passed.seat != look.me else 'pass')}."
            ]
        case "target_revealed":
            shown = event.target_revealed
            found = look.who(shown.finder) if shown.HasField("finder") else "nobody"
            return [f"It was card {shown.target}; {found} found it."]
        case "turn_voided":
            return [
                f"No clue from {look.who(event.turn_voided.seat)}: the cards stay, the role passes on."
            ]
        case _:
            return []


def marks(look: Look, seat: int) -> str:
    """A diamond for the active player, signs for right, wrong and passed."""
    table = _table(look)
    if table.active_player == seat:
        return "◆"
    for mark in table.marks:
        if mark.seat == seat:
            return "✓" if mark.right else "✗"
    return "–" if seat in table.passed else ""


def parties(look: Look) -> list[Sequence[int]]:
    """Everybody for oneself."""
    return [(seat.seat,) for seat in look.view.seats]


def manual(look: Look) -> list[str]:
    """The game in a few lines."""
    return [
        "One player (◆) hints at one of the nine cards. All others point, once each and",
        "each at another card: whoever is first has it. Who finds the card wins it; the",
        "hinting player wins those that were pointed at wrongly before. Found at the very",
        "first guess, the hinting player loses a card: hint neither plainly nor darkly.",
        "Each card is a point.   ✓ found it   ✗ wrong   – passed   1. 2. the order",
    ]


def _situation(look: Look) -> Text:
    table = _table(look)
    mine = table.active_player == look.me
    who = sentence_case(look.who(table.active_player))
    match table.phase:
        case view_pb2.PHASE_CLUE:
            if mine:
                return line(
                    f"You hint at card {_target(look)} (◆): neither too plainly nor too darkly."
                )
            return line(f"{who} looks for a clue.")
        case view_pb2.PHASE_GUESS | view_pb2.PHASE_SCORE:
            said = Text("You hinted: " if mine else f"{who} hinted: ")
            said.append(quoted(table.clue, aloud=table.clue_aloud), "bold italic")
            said.append(
                "   Which card is it? The first to point has it." if look.may("point") else ""
            )
            return said
        case _:
            return line("The game is over.")


def _target(look: Look) -> int | None:
    hand: view_pb2.Hand | None = look.hand
    return hand.target if hand is not None and hand.HasField("target") else None


def _table(look: Look) -> view_pb2.TableView:
    return look.table
