"""What happens in the turns of Dixit, Party and Team, and who may see how much of it (RULES 1.2)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from parlour.games.dixit.state import Reveal

FACE_DOWN = ""  # stands for a card that one may count but not see


@dataclass(frozen=True, slots=True)
class DeckShuffled:
    """The new draw pile, top first; the discard is empty now."""

    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Drawn:
    """A seat drew from the top. `blind`: it may not look yet (Party: a blind clue, or the hand is passed on)."""

    seat: int
    cards: tuple[str, ...]
    blind: bool = False


@dataclass(frozen=True, slots=True)
class TurnBegun:
    """A turn began with these seats."""

    turn: int
    storyteller: int
    playing: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ClueGiven:
    """The storyteller told and, except in Party, chose the card."""

    seat: int
    text: str
    aloud: bool
    card: str = ""


@dataclass(frozen=True, slots=True)
class Submitted:
    """A seat chose what it hands in. `instead_of`: whose choice this replaces, its own or in Team its mate's."""

    seat: int
    cards: tuple[str, ...]
    instead_of: int | None = None


@dataclass(frozen=True, slots=True)
class TableLaid:
    """The cards handed in lie open, by slot, in an order drawn at random."""

    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Voted:
    """A seat voted. `red`: Party's red token, 0 none. `instead_of` as in `Submitted`."""

    seat: int
    slots: tuple[int, ...]
    red: int = 0
    instead_of: int | None = None


@dataclass(frozen=True, slots=True)
class Revealed:
    """Owners and votes are open."""

    reveal: Reveal


@dataclass(frozen=True, slots=True)
class TurnVoided:
    """The storyteller gave no clue: no cards move, no points (2.8)."""

    seat: int


@dataclass(frozen=True, slots=True)
class TableCleared:
    """The cards on the table went to the discard."""


@dataclass(frozen=True, slots=True)
class HandDiscarded:
    """A departed seat's hand went to the discard (1.9)."""

    seat: int


@dataclass(frozen=True, slots=True)
class HandsPassed:
    """Each of these seats passed its whole hand to the next, the last to the first (4)."""

    seats: tuple[int, ...]


Event = (
    DeckShuffled
    | Drawn
    | TurnBegun
    | ClueGiven
    | Submitted
    | TableLaid
    | Voted
    | Revealed
    | TurnVoided
    | TableCleared
    | HandDiscarded
    | HandsPassed
)


def observed(event: Event, seat: int | None) -> Event | None:
    """The event as a seat, or with None a spectator, may see it.

    A choice that replaces one's own earlier choice is seen by nobody else, so that it leaves no trace (1.5).
    """
    match event:
        case DeckShuffled(cards):
            return DeckShuffled((FACE_DOWN,) * len(cards))
        case Drawn(who, cards, blind) if blind or who != seat:
            return Drawn(who, (FACE_DOWN,) * len(cards))
        case ClueGiven(who) if who != seat:
            return replace(event, card=FACE_DOWN)
        case Submitted(who, _, instead_of) if who != seat:
            return None if instead_of == who else Submitted(who, ())
        case Voted(who, _, _, instead_of) if who != seat:
            return None if instead_of == who else Voted(who, ())
        case _:
            return event
