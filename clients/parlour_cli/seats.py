"""Who sits there, with points: the line under the title, the score track, the standings."""

from __future__ import annotations

from parlour.api.game.v1 import game_pb2
from rich.text import Text

from parlour_cli.look import Look
from parlour_cli.plain_text import listing, table
from parlour_cli.scene import Block, line
from parlour_cli.tables import side

COLOURS = (
    "bright_cyan",
    "bright_magenta",
    "bright_green",
    "bright_yellow",
    "bright_blue",
    "bright_red",
    "cyan",
    "magenta",
    "green",
    "yellow",
    "blue",
    "red",
)
_BETWEEN = "  ·  "
_TRACK = 60  # cells


def seats_lines(look: Look, columns: int, *, signs: bool = True) -> list[Text]:
    """All seats with their points and signs, in order of seats, in lines that part no seat; teams stand together."""
    chips: list[Text] = []
    for party in side(look.game).parties(look):
        chip = Text(" & ", "dim").join(_seat(look, seat, signs=signs) for seat in party)
        chips.append(chip.append(f" {look.view.seats[party[0]].score}", "bold"))
    lines = [Text()]
    for chip in chips:
        if lines[-1].cell_len and lines[-1].cell_len + len(_BETWEEN) + chip.cell_len > columns:
            lines.append(Text())
        elif lines[-1].cell_len:
            lines[-1].append(_BETWEEN, "dim")
        lines[-1].append_text(chip)
    return lines


def _seat(look: Look, number: int, *, signs: bool) -> Text:
    """One who sits there: signs, name, and whether somebody still does."""
    seat = look.view.seats[number]
    style = COLOURS[number % len(COLOURS)]
    said = Text()
    if signs and (shown := side(look.game).marks(look, number)):
        said.append(shown + " ", "bold")
    departed = seat.presence == game_pb2.PRESENCE_DEPARTED
    said.append(_called(look, number), f"{style} strike" if departed else style)
    if departed:
        said.append(" (left)", "dim")
    elif seat.presence == game_pb2.PRESENCE_AWAY:
        said.append(" (away)", "dim")
    return said


def _called(look: Look, seat: int) -> str:
    return look.name(seat) + (" (you)" if seat == look.me else "")


def track(look: Look) -> Text | None:
    """The score track up to the target; None where the game has none."""
    options = getattr(look.view.options, look.game)
    target = getattr(options, "target", 0)
    if not target:
        return None
    places: dict[int, int] = {}
    for seat in sorted(look.view.seats, key=lambda seat: seat.score):
        place = min(_TRACK, seat.score * _TRACK // target)
        while place in places:  # whoever shares a place stands a step further on
            place += 1
        places[place] = seat.seat
    said = Text("0 ", "dim")
    for place in range(max(_TRACK, *places) + 1):
        if place in places:
            seat = places[place]
            said.append(look.name(seat)[:1], f"bold {COLOURS[seat % len(COLOURS)]}")
        else:
            said.append("·", "dim")
    return said.append(f" {target}", "dim")


def waiting_line(look: Look) -> Text:
    """Whom the table waits for, or why nothing moves."""
    view = look.view
    if view.state == game_pb2.GAME_STATE_PAUSED:
        return line("The game is paused.", "bold")
    if view.counting_points:
        return line("The points are being counted.", "dim")
    if not view.waiting_for or list(view.waiting_for) == [look.me]:
        return Text()
    others = [seat for seat in view.waiting_for if seat != look.me]
    too = " (and you)" if look.me in view.waiting_for else ""
    return line(f"Waiting for {', '.join(look.name(seat) for seat in others)}{too}.", "dim")


def standings(look: Look) -> list[Block]:
    """The end: who won, and everybody's place."""
    outcome = look.view.outcome
    if look.view.state == game_pb2.GAME_STATE_ABANDONED:
        head = "The game was ended early; nobody wins."
    elif not outcome.winners:
        head = "The game is over."
    else:
        alone = len(outcome.winners) == 1 and outcome.winners[0] != look.me
        head = f"{look.names(outcome.winners)} {'wins' if alone else 'win'}!"
    together = {seat: party for party in side(look.game).parties(look) for seat in party}
    rows = [("", "PLAYER", "POINTS")]
    rows += [
        (
            f"{standing.rank}.",
            listing([_called(look, seat) for seat in together.get(standing.seat, [standing.seat])]),
            str(standing.score),
        )
        for standing in outcome.standings
        if together.get(standing.seat, [standing.seat])[0] == standing.seat
    ]
    return [line(head[:1].upper() + head[1:], "bold yellow"), line(), *map(line, table(rows))]
