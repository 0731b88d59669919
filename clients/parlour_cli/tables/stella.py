"""The table of Stella: fifteen cards and a word, the own marks, the lantern, and what the scouts have shown."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from parlour.api.game.v1 import move_pb2
from parlour.api.games.stella.v1 import events_pb2, view_pb2
from parlour_client.moves import stella
from rich.text import Text

from parlour_cli.look import Look, sentence_case
from parlour_cli.plain_text import safe
from parlour_cli.scene import Block, Cards, Face, line
from parlour_cli.typed import numbers_in
from parlour_cli.words import has, verb

GAMES = ("stella",)

_COLUMNS = 5
_MOST_MARKS = 10
_SPARKS = {
    view_pb2.SPARK_NONE: "alone: falls",
    view_pb2.SPARK_SPARK: "spark",
    view_pb2.SPARK_SUPER_SPARK: "super spark",
}


def moment(look: Look) -> Hashable:
    """A new round, phase or word, new marks of one's own, or the turn to show one."""
    table = _table(look)
    counting = table.phase == view_pb2.PHASE_SCORE
    phase = view_pb2.PHASE_REVEAL if counting else table.phase
    marks = () if look.hand is None else tuple(look.hand.marks)
    return table.round, phase, table.word, marks, look.may("show")


def blocks(look: Look) -> list[Block]:
    """The word, the slate, the grid with the own marks and what was shown."""
    table = _table(look)
    shown: list[Block] = [_situation(look), _slate(look)]
    if table.grid:
        shown.append(Cards(_faces(look, table.grid, table.showings), columns=_COLUMNS))
    return shown


def asking(look: Look) -> tuple[str, str]:
    """What the seat may type."""
    if look.may("confirm") and look.awaited and look.hand.marks:
        return "Marks:", "ok  to confirm, or other numbers" + _word_hint(look)
    if look.may("mark"):
        again = (
            "" if look.awaited else "other numbers replace your marks until all have confirmed; "
        )
        return "Marks:", f"{again}1 to 10 numbers, e.g.  2 5 7 11" + _word_hint(look)
    if look.may("show"):
        return "Show:", "one of your marks that nobody has shown"
    return "", ""


def parse(look: Look, typed: str) -> move_pb2.Move:
    """Numbers to mark or to show; "ok" confirms; "other" is for the other word."""
    word = typed.strip().lower()
    if word in ("ok", "yes", "confirm"):
        return stella.confirm()
    if word == "other":
        if look.may("accept_other_word"):
            return stella.accept_other_word()
        return stella.propose_other_word()
    if look.may("show"):
        return stella.show(numbers_in(typed, 1, 1, len(_table(look).grid))[0])
    return stella.mark(*numbers_in(typed, 1, _MOST_MARKS, len(_table(look).grid)))


def reveal(look: Look) -> list[Block]:
    """What was shown in the last round, and who was in the dark."""
    table = _table(look)
    if not table.HasField("last_reveal"):
        return []
    last = table.last_reveal
    head = Text(f"Round {last.round}: ")
    head.append(safe(last.word), "bold italic")
    if last.HasField("in_the_dark"):
        head.append(f"   {sentence_case(look.who(last.in_the_dark))} in the dark.")
    if last.fallen:
        head.append(f"   Fallen: {look.names(last.fallen)}.")
    faces: list[Face] = []
    by_position = {showing.position: showing for showing in last.showings}
    for position, card in enumerate(last.grid, 1):
        showing = by_position.get(position)
        note = "" if showing is None else _short(look, showing.seats)
        sparked = showing is not None and showing.spark != view_pb2.SPARK_NONE
        faces.append(Face(str(position), card, note, chosen=sparked, faint=showing is None))
    return [head, Cards(faces, columns=_COLUMNS)]


def tell(look: Look, event: events_pb2.Event) -> list[str]:
    """An event in words; what only the replay of a finished game shows is in brackets."""
    match event.WhichOneof("event"):
        case "round_begun":
            begun = event.round_begun
            words = " / ".join(safe(word) for word in begun.word_card)
            first = look.who(begun.first_scout)
            return [f"Round {begun.round}. The word: {words}. First scout: {first}."]
        case "marked":
            marked = ", ".join(map(str, event.marked.positions))
            return [f"[{has(look, event.marked.seat)} marked {marked}.]"]
        case "confirmed":
            return [f"{has(look, event.confirmed.seat)} confirmed."]
        case "other_word_supported":
            return [
                f"{look.who(event.other_word_supported.seat)} would rather play with the other word."
            ]
        case "word_changed":
            return [f"The word is now: {safe(event.word_changed.word)}."]
        case "announced":
            counts = ", ".join(f"{look.who(c.seat)} {c.count}" for c in event.announced.counts)
            lines = [f"Marks: {counts}."]
            if event.announced.HasField("in_the_dark"):
                who = event.announced.in_the_dark
                lines.append(f"{look.who(who)} {'are' if who == look.me else 'is'} in the dark.")
            return lines
        case "scout_named":
            return [f"{verb(look, event.scout_named.seat, 'scout')}."]
        case "mark_shown":
            showing = event.mark_shown.showing
            return [
                f"{verb(look, showing.scout, 'show')} {showing.position}: {_outcome(look, showing)}"
            ]
        case _:
            return []


def marks(look: Look, seat: int) -> str:
    """A diamond for the scout, a dark lantern, fallen, confirmed; the stars of the round."""
    table = _table(look)
    signs = "◆" if table.HasField("scout") and table.scout == seat else ""
    if table.HasField("in_the_dark") and table.in_the_dark == seat:
        signs += "●"
    if seat in table.fallen:
        signs += "✗"
    if table.phase == view_pb2.PHASE_ASSOCIATE and seat in table.confirmed:
        signs += "✓"
    return signs


def cards(look: Look) -> list[str]:
    """The grid."""
    return list(_table(look).grid)


def manual(look: Look) -> list[str]:
    """The game in a few lines."""
    return [
        "Everybody secretly marks cards that go with the word. The scouts show their marks one by one:",
        "marked by three or more, each fills 2 stars; by exactly two, each 3; by nobody else, the scout falls.",
        "Whoever marked more than anybody else is in the dark (●), and loses a star a spark on falling.",
    ]


def _situation(look: Look) -> Text:
    table = _table(look)
    said = Text("The word: ")
    said.append(safe(table.word), "bold italic bright_yellow")
    other = [word for word in table.word_card if word != table.word]
    match table.phase:
        case view_pb2.PHASE_ASSOCIATE:
            if other:
                said.append(f"   (or, if all agree: {safe(other[0])})", "dim")
            if table.other_word:
                said.append(f"   {look.names(table.other_word)} would rather have the other word")
        case view_pb2.PHASE_REVEAL:
            scout = table.scout if table.HasField("scout") else None
            if scout is not None:
                said.append(f"   {verb(look, scout, 'show')} a mark.")
        case view_pb2.PHASE_OVER:
            return line("The game is over.")
        case _:
            pass
    return said


def _slate(look: Look) -> Text:
    """The last showing, and everybody's stars."""
    table = _table(look)
    if not table.showings:
        return Text()
    last = table.showings[-1]
    stars = ", ".join(f"{look.who(s.seat)} {s.stars}★" for s in table.slates)
    return line(
        f"{sentence_case(verb(look, last.scout, 'show'))} {last.position}: {_outcome(look, last)}   {stars}",
        "dim",
    )


def _faces(look: Look, grid: Iterable[str], showings: Iterable[view_pb2.Showing]) -> list[Face]:
    mine = set(look.hand.marks) if look.hand is not None else set[int]()
    by_position = {showing.position: showing for showing in showings}
    faces: list[Face] = []
    for position, card in enumerate(grid, 1):
        showing = by_position.get(position)
        note = "" if showing is None else _short(look, showing.seats)
        label = f"{position} ✓" if position in mine else str(position)
        faces.append(Face(label, card, note, chosen=position in mine, faint=showing is not None))
    return faces


def _short(look: Look, seats: Iterable[int]) -> str:
    return " ".join(look.who(seat) for seat in seats)


def _outcome(look: Look, showing: view_pb2.Showing) -> str:
    spark = _SPARKS.get(showing.spark, "")
    if showing.spark == view_pb2.SPARK_NONE:
        return f"{spark}."
    return f"{spark} for {look.names(showing.filled)}."


def _word_hint(look: Look) -> str:
    if look.may("accept_other_word"):
        return ";  other  to agree to the other word"
    return ";  other  to propose the other word" if look.may("propose_other_word") else ""


def _table(look: Look) -> view_pb2.TableView:
    return look.table
