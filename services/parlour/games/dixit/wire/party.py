"""Options and rounds of Dixit Party as messages (RULES 4, 8)."""

from __future__ import annotations

from parlour.api.games.dixit.v1 import options_pb2, round_pb2
from parlour.api.lobby.v1.lobby_service_pb2 import OptionInfo, OptionValue
from parlour.games.dixit.party import EVERY_GROUP, TOP_CARD, PartyRules
from parlour.games.dixit.state import State
from parlour.games.dixit.wire.options import laps_info, read_laps
from parlour.kernel.refusals import BadInput

SCORINGS = {
    options_pb2.PARTY_SCORING_UNSPECIFIED: PartyRules().scoring,
    options_pb2.PARTY_SCORING_TOP_CARD: TOP_CARD,
    options_pb2.PARTY_SCORING_EVERY_GROUP: EVERY_GROUP,
}
SCORING_NUMBERS = {scoring: number for number, scoring in SCORINGS.items() if number}


def read_party(options: options_pb2.PartyOptions, path: str) -> PartyRules:
    """Defaults filled in."""
    scoring = SCORINGS.get(options.scoring)
    if scoring is None:
        raise BadInput(f"{path}.scoring", "is no known scoring", "UNKNOWN_SCORING")
    return PartyRules(
        scoring=scoring,
        storyteller_green=options.storyteller_green,
        own_card_vote=not options.HasField("own_card_vote") or options.own_card_vote,
        blind_clue=options.blind_clue,
        pass_hands=not options.HasField("pass_hands") or options.pass_hands,
        laps=read_laps(options, path),
    )


def write_party(rules: PartyRules, into: options_pb2.PartyOptions) -> None:
    """Every option, defaults too."""
    into.scoring = SCORING_NUMBERS[rules.scoring]
    into.storyteller_green = rules.storyteller_green
    into.own_card_vote = rules.own_card_vote
    into.blind_clue = rules.blind_clue
    into.pass_hands = rules.pass_hands
    into.laps = rules.laps


def describe_party() -> list[OptionInfo]:
    """What each option does."""
    return [
        OptionInfo(
            key="scoring",
            title="Which cards pay",
            description="A card that pays brings everybody who voted for it a point a vote, at most five.",
            values=[
                OptionValue(
                    value=TOP_CARD,
                    title="The top card",
                    description="The card with the most votes, or all that tie for the most.",
                ),
                OptionValue(
                    value=EVERY_GROUP,
                    title="Every group",
                    description="Every card with at least two votes.",
                ),
            ],
            default_value=PartyRules().scoring,
        ),
        OptionInfo(
            key="storyteller_green",
            title="Storyteller votes green too",
            description="Besides the red vote the storyteller gives a green one, on another card.",
            default_value="false",
        ),
        OptionInfo(
            key="own_card_vote",
            title="Votes for one's own card",
            description="You may vote for the card that you handed in yourself.",
            default_value="true",
        ),
        OptionInfo(
            key="blind_clue",
            title="Blind clue",
            description="The storyteller gives the clue before seeing the hand.",
            default_value="false",
        ),
        OptionInfo(
            key="pass_hands",
            title="Pass hands",
            description="After each turn everybody passes the whole hand to the left.",
            default_value="true",
        ),
        laps_info(),
    ]


def write_party_round(state: State[PartyRules], into: round_pb2.PartyRound) -> None:
    """A turn of Dixit Party. Those who left earlier are still of the table, which may not have begun with fewer."""
    write_party(state.rules, into.options)
    gone = [n for n, seat in enumerate(state.seats) if not seat.active]
    players = sorted({*state.playing, *gone})
    into.players.extend(str(n) for n in players)
    into.left.extend(str(n) for n in players if n not in state.given)
    into.storyteller = str(state.teller())
    for card in state.laid:
        into.cards[card] = str(state.owner(card))
    for seat, vote in sorted(state.votes.items()):
        for slot in vote.slots:
            into.votes[str(seat)] = state.laid[slot - 1]
        if vote.red:
            into.red = state.laid[vote.red - 1]
