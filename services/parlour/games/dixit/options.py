"""What a table of Dixit may choose: an edition, which is data, and a few numbers (RULES 2.1, 3, 8)."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType

TARGET = 30


@dataclass(frozen=True, slots=True)
class Edition:
    """One printing of the rules; the defaults are those that most printings share (2.1).

    `bonus_cap`: most points for votes on one's own cards in a turn, None: any number. `second_vote_from`: players from whom
    on a second vote may be given (3.1), 0: never. `ends_with_deck`: the last card drawn ends the game, no target.
    `all_at_target_win`: not only those with the most points.
    """

    key: str
    title: str
    description: str
    most_players: int
    bonus_cap: int | None = None
    second_vote_from: int = 0
    ends_with_deck: bool = False
    all_at_target_win: bool = False

    @property
    def players(self) -> range:
        """Numbers of players it is played with."""
        return range(3, self.most_players + 1)


EDITIONS = MappingProxyType(
    {
        edition.key: edition
        for edition in (
            Edition(
                "original",
                "Original",
                "To 30 points; when cards run short, the discard is shuffled.",
                6,
            ),
            Edition(
                "revised",
                "Revised",
                "Until the last card is drawn.",
                6,
                ends_with_deck=True,
            ),
            Edition(
                "refreshed",
                "Refreshed",
                "To 30 points, for up to eight.",
                8,
            ),
            Edition(
                "disney",
                "Disney",
                "To 30 points, and everybody who has reached them wins.",
                6,
                all_at_target_win=True,
            ),
            Edition(
                "odyssey",
                "Odyssey",
                "Up to twelve; from seven players on two votes; at most three bonus points a turn.",
                12,
                bonus_cap=3,
                second_vote_from=7,
            ),
        )
    }
)


@dataclass(frozen=True, slots=True)
class DixitRules:
    """The options of a game of Dixit, all filled in. `bonus_cap` is what holds, whoever set it; None: none."""

    edition: Edition = EDITIONS["refreshed"]
    target: int = TARGET
    bonus_cap: int | None = None
    strict_table: bool = False
    also_end_on_deck_out: bool = False
