"""The table of Stella: fifteen cards and a word, the own marks, the lantern, and what the scouts have shown."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence

from parlour.api.game.v1 import move_pb2
from parlour.api.games.stella.v1 import events_pb2, view_pb2
from parlour_client.moves import stella
from rich.text import Text

from parlour_cli.look import Look, sentence_case
from parlour_cli.plain_text import listing, safe
from parlour_cli.scene import Block, Cards, Face, line
from parlour_cli.typed import numbers_in
from parlour_cli.words import has, verb

GAMES = ("stella",)
SHOWN = frozenset(("round_begun", "marked", "other_word_supported", "scout_named", "announced"))

_COLUMNS = 5
_MOST_MARKS = 10
_SPARKS = {
    view_pb2.SPARK_SPARK: "spark",
    view_pb2.SPARK_SUPER_SPARK: "super spark",
}


_SIGNS = {
    view_pb2.SPARK_NONE: "✗",
    view_pb2.SPARK_SPARK: "2★",
    view_pb2.SPARK_SUPER_SPARK: "3★",
}


def moment(look: Look) -> Hashable:
    """A new round, phase or word, new marks of one's own, or the turn to show one."""
    table = _table(look)
    counting = table.phase == view_pb2.PHASE_SCORE
    phase = view_pb2.PHASE_REVEAL if counting else table.phase
    marks = () if look.hand is None else tuple(look.hand.marks)
    return table.round, phase, table.word, marks, look.may("show")


def blocks(look: Look) -> list[Block]:
    """The word, the slates, the grid with the own marks and what was shown."""
    table = _table(look)
    shown: list[Block] = [_situation(look), *_slates(look)]
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
        left = [str(position) for position in _unshown(look)]
        return "Show:", f"one of your marks: {listing(left, 'or')}"
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
        note = "" if showing is None else _short(look, showing)
        sparked = showing is not None and showing.spark != view_pb2.SPARK_NONE
        label = f"{position} {_sign(showing)}".rstrip()
        faces.append(Face(label, card, note, chosen=sparked, faint=showing is None))
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


def parties(look: Look) -> list[Sequence[int]]:
    """Everybody for oneself."""
    return [(seat.seat,) for seat in look.view.seats]


def manual(look: Look) -> list[str]:
    """The game in a few lines."""
    return [
        "Everybody secretly marks 1 to 10 cards that go with the word. Then scouts show",
        "their marks one by one. A card marked by three or more is a spark: 2 stars for",
        "each of them. By exactly two, a super spark: 3 each. By nobody else: the scout",
        "falls, and gets no more stars this round. Who marked more than anybody else is",
        "in the dark, and on falling loses a star for each spark.",
        "◆ scouts   ● in the dark   ✓ has confirmed; your mark   ✗ fallen; nobody's   ★ stars",
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


def _slates(look: Look) -> list[Block]:
    """How many marks each has, and the stars so far; nothing before the marks are counted."""
    table = _table(look)
    stars = {slate.seat: slate.stars for slate in table.slates}
    told: list[str] = []
    for count in table.counts:
        said = f"{look.who(count.seat)} {count.count} marks {stars.get(count.seat, 0)}★"
        if table.HasField("in_the_dark") and table.in_the_dark == count.seat:
            said += " in the dark"
        told.append(said + (" fallen" if count.seat in table.fallen else ""))
    return [line(f"Slates: {', '.join(told)}.", "dim")] if told else []


def _faces(look: Look, grid: Iterable[str], showings: Iterable[view_pb2.Showing]) -> list[Face]:
    mine = set(look.hand.marks) if look.hand is not None else set[int]()
    by_position = {showing.position: showing for showing in showings}
    faces: list[Face] = []
    for position, card in enumerate(grid, 1):
        showing = by_position.get(position)
        note = "" if showing is None else _short(look, showing)
        own = position in mine
        sign = _sign(showing) or ("✓" if own else "")
        open_still = own and showing is None
        label = f"{position} {sign}".rstrip()
        faces.append(Face(label, card, note, chosen=open_still, faint=showing is not None))
    return faces


def _unshown(look: Look) -> list[int]:
    shown = {showing.position for showing in _table(look).showings}
    return [position for position in look.hand.marks if position not in shown]


def _sign(showing: view_pb2.Showing | None) -> str:
    return "" if showing is None else _SIGNS.get(showing.spark, "")


def _short(look: Look, showing: view_pb2.Showing) -> str:
    everybody = len(showing.seats) == len(look.view.seats)
    return "everybody" if everybody else ", ".join(look.who(seat) for seat in showing.seats)


def _outcome(look: Look, showing: view_pb2.Showing) -> str:
    if showing.spark == view_pb2.SPARK_NONE:
        falls = "fall" if showing.scout == look.me else "falls"
        return f"nobody else has marked it, so {look.who(showing.scout)} {falls}."
    return f"{_SPARKS.get(showing.spark, '')} for {look.names(showing.filled)}."


def _word_hint(look: Look) -> str:
    if look.may("accept_other_word"):
        return ";  other  to agree to the other word"
    return ";  other  to propose the other word" if look.may("propose_other_word") else ""


def _table(look: Look) -> view_pb2.TableView:
    return look.table
