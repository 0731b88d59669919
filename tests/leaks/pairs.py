"""The pairs: each hidden fact of each game, from where it is made to where the rules open it (1.2, 1.5)."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.api.game.v1 import options_pb2
from parlour.api.games.dixit.v1 import options_pb2 as dixit_pb2

from tests.leaks.courses import (
    SPECTATOR,
    Beat,
    Course,
    Pair,
    Play,
    cards,
    clue,
    confirm,
    exchanged,
    mark,
    point,
    red,
    show,
    submit,
    vote,
)

ANA, BO, CY, DEE = FOUR = ("ana", "bo", "cy", "dee")
SIX = (*FOUR, "fay", "gus")
SEVEN = (*SIX, "hal")
CLUE = "what the sea keeps"
NOTHING: Beat = ()
DECK = cards("dream", 84)


def _held(seat: int, card: int, size: int = 6) -> str:
    """A card of a first hand; the hands lie on top of the deck in order of seats."""
    return DECK[seat * size + card]


A, B, C, D = (tuple(_held(seat, card) for card in range(6)) for seat in range(4))
TOP, BOTTOM = DECK[24], DECK[-1]  # of the pile, at a table of four


def one(player: str, play: Play) -> Beat:
    """A beat of one move."""
    return ((player, play),)


def together(*beats: Beat) -> Beat:
    """Beats as one: nobody looks around between its moves, though the streams tell of each."""
    return tuple(move for beat in beats for move in beat)


def options(kind: str, edition: dixit_pb2.Edition | None = None) -> options_pb2.GameOptions:
    """The first seat tells first."""
    chosen = options_pb2.GameOptions()
    getattr(chosen, kind).SetInParent()
    chosen.table.first_player = options_pb2.FIRST_PLAYER_SEAT
    if edition:
        chosen.dixit.edition = edition
    return chosen


TOLD = one(ANA, clue(CLUE, A[0]))
GIVEN = (one(BO, submit(B[0])), one(CY, submit(C[0])), one(DEE, submit(D[0])))
LAID = together(TOLD, *GIVEN)
VOTED = (one(BO, vote(A[0])), one(CY, vote(A[0])), one(DEE, vote(C[0])))
TURN = (TOLD, together(*GIVEN[:2]), GIVEN[2], together(*VOTED))


def dixit(
    fact: str, here: Sequence[Beat], there: Sequence[Beat], viewers: Sequence[str], *known: str
) -> Pair:
    """Different moves on the same cards; `known`: cards that viewers try to play though they are not theirs."""
    return _dixit(fact, Course(tuple(here), DECK), Course(tuple(there), DECK), viewers, known)


def dealt(
    fact: str, beats: Sequence[Beat], swapped: tuple[str, str], viewers: Sequence[str]
) -> Pair:
    """The same moves, with two cards in each other's places."""
    one_way, other_way = DECK, exchanged(DECK, *swapped)
    courses = Course(tuple(beats), one_way), Course(tuple(beats), other_way)
    return _dixit(fact, *courses, viewers, swapped)


def _dixit(
    fact: str, here: Course, there: Course, viewers: Sequence[str], known: Sequence[str]
) -> Pair:
    probes = (vote("nowhere"), *map(submit, known))
    return Pair(fact, FOUR, options("dixit"), here, there, (*viewers, SPECTATOR), probes)


def _owners(fact: str, mine: str, others: str, viewers: Sequence[str]) -> Pair:
    """Two seats hand in each other's card: the table looks the same."""
    swap = {mine: others, others: mine}

    def beats(named: dict[str, str]) -> tuple[Beat, ...]:
        def name(card: str) -> str:
            return named.get(card, card)

        return (
            together(
                one(ANA, clue(CLUE, name(A[0]))),
                one(BO, submit(name(B[0]))),
                one(CY, submit(name(C[0]))),
            ),
            GIVEN[2],
            VOTED[2],
        )

    here = Course(beats({}), DECK)
    there = Course(beats(swap), exchanged(DECK, mine, others))
    return _dixit(fact, here, there, viewers, (mine, others))


OF_DIXIT = (
    dealt("a card in two hands", TURN, (B[5], C[4]), (ANA, DEE)),
    dealt("a card in a hand or in the pile", TURN, (B[2], BOTTOM), (ANA, CY, DEE)),
    dealt("the order of the pile", TURN, (DECK[60], BOTTOM), FOUR),
    dealt("a card that is drawn", TURN, (TOP, DECK[60]), (BO, CY, DEE)),
    dixit(
        "which card tells",
        (TOLD, together(*GIVEN[:2])),
        (one(ANA, clue(CLUE, A[5])), together(*GIVEN[:2])),
        (BO, CY, DEE),
        A[0],
        A[5],
    ),
    dixit(
        "which card is handed in",
        (TOLD, GIVEN[0], GIVEN[1]),
        (TOLD, one(BO, submit(B[5])), GIVEN[1]),
        (ANA, CY, DEE),
        B[0],
        B[5],
    ),
    dixit(
        "a card handed in instead of another",
        (
            together(TOLD, one(BO, submit(B[5])), GIVEN[1]),
            one(BO, submit(B[4])),
            GIVEN[0],
            GIVEN[2],
            together(*VOTED),
        ),
        (together(TOLD, *GIVEN[:2]), NOTHING, NOTHING, GIVEN[2], together(*VOTED)),
        (ANA, CY, DEE),
        B[0],
        B[5],
    ),
    _owners("whose card lies where", B[0], C[0], (ANA, DEE)),
    _owners("which card is the storyteller's", A[0], B[0], (CY, DEE)),
    dixit(
        "a vote",
        (LAID, one(BO, vote(A[0])), VOTED[1]),
        (LAID, one(BO, vote(C[0])), VOTED[1]),
        (ANA, CY, DEE),
    ),
    dixit(
        "a vote instead of another",
        (together(LAID, one(BO, vote(C[0])), VOTED[1]), VOTED[0], VOTED[2]),
        (together(LAID, VOTED[0], VOTED[1]), NOTHING, VOTED[2]),
        (ANA, CY, DEE),
    ),
)


def _odyssey() -> Pair:
    given = [one(player, submit(_held(seat, 0))) for seat, player in enumerate(SEVEN) if seat]
    laid = together(TOLD, *given)
    single = (laid, one(BO, vote(A[0])), one(CY, vote(A[0])))
    double = (laid, one(BO, vote(A[0], C[0])), one(CY, vote(A[0])))
    return Pair(
        "whether a second vote is given",
        SEVEN,
        options("dixit", dixit_pb2.EDITION_ODYSSEY),
        Course(single, DECK),
        Course(double, DECK),
        (ANA, CY, DEE, SPECTATOR),
        (vote("nowhere"),),
    )


def _party() -> tuple[Pair, Pair, Pair]:
    hands = [[_held(seat, card, 5) for card in range(5)] for seat in range(6)]
    given = [one(player, submit(hands[seat][0])) for seat, player in enumerate(SIX)]
    laid = together(one(ANA, clue(CLUE)), *given)
    greens = together(*(one(player, vote(hands[0][0])) for player in SIX[2:]))
    here, there = red(hands[1][0]), red(hands[2][0])
    last = one(BO, vote(hands[3][0]))
    viewers = (*SIX[1:4], SPECTATOR)
    probes = (vote("nowhere"), submit(BOTTOM))

    def courses(first: Sequence[Beat], second: Sequence[Beat]) -> tuple[Course, Course]:
        return Course((laid, *first), DECK), Course((laid, *second), DECK)

    secret = courses((one(ANA, here), greens), (one(ANA, there), greens))
    replaced = courses(
        (one(ANA, here), one(ANA, there), greens, last), (one(ANA, there), NOTHING, greens, last)
    )
    blind = options("party")
    blind.party.blind_clue = True
    unseen = Course((NOTHING,), DECK), Course((NOTHING,), exchanged(DECK, hands[0][3], BOTTOM))
    return (
        Pair("the red vote", SIX, options("party"), *secret, viewers, probes),
        Pair("a red vote instead of another", SIX, options("party"), *replaced, viewers, probes),
        Pair("a hand before a blind clue", SIX, blind, *unseen, (ANA, *viewers), (submit(BOTTOM),)),
    )


def _jinx() -> Pair:
    deck = cards("jinx", 71)
    beats = (one(ANA, clue(CLUE)), one(BO, point(1)), one(CY, point(2)))
    return Pair(
        "the target",
        FOUR,
        options("jinx"),
        Course(beats, deck, target=3),
        Course(beats, deck, target=7),
        (BO, CY, DEE, SPECTATOR),
        (point(0), clue("mine")),
    )


def _stella() -> tuple[Pair, Pair]:
    def marked(player: str, *positions: int) -> Beat:
        return one(player, mark(*positions))

    others = (
        together(marked(CY, 9, 10), one(CY, confirm), marked(ANA, 9, 11)),
        one(ANA, confirm),
    )
    confirmed = one(BO, confirm)
    opened = (together(marked(DEE, 11, 12), one(DEE, confirm)), one(ANA, show(9)))
    viewers = (ANA, CY, DEE, SPECTATOR)
    probes = (show(3), show(4), mark(99))
    return (
        Pair(
            "another's marks, and how many",
            FOUR,
            options("stella"),
            Course((marked(BO, 1, 2), confirmed, *others), DECK),
            Course((marked(BO, 3, 4, 5, 15), confirmed, *others), DECK),
            viewers,
            probes,
        ),
        Pair(
            "marks instead of others, and where they are until they are shown",
            FOUR,
            options("stella"),
            Course((marked(BO, 1, 2, 3), marked(BO, 1, 3), confirmed, *others, *opened), DECK),
            Course((marked(BO, 2, 15), NOTHING, confirmed, *others, *opened), DECK),
            viewers,
            probes,
        ),
    )


PAIRS = (*OF_DIXIT, _odyssey(), *_party(), _jinx(), *_stella())


def pair(fact: str) -> Pair:
    """The pair of a fact."""
    return next(one for one in PAIRS if one.fact == fact)
