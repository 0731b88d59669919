"""What a game's folder offers to the services: its rules, its words on the wire, its scorer.

A folder `games/X` is found by `registry` through three modules: `game` with `GAMES`, `wire` with `WIRES`, `scorer` with
`SCORERS`, each a tuple, one entry a game, told apart by `key`. Only `wire` and `scorer` see protobuf.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from parlour.api.game.v1 import event_pb2, game_pb2, move_pb2, options_pb2
from parlour.api.lobby.v1 import lobby_service_pb2
from parlour.api.scoring.v1 import scoring_service_pb2
from parlour.kernel.awards import Award


class Wire(Protocol):
    """A game's options, moves, events and views as messages. `rules` is the game's own options value.

    Reading raises `BadInput` with paths relative to the message read; writing sets this game's case of a `oneof`.
    """

    @property
    def key(self) -> str:
        """The game's key, which is also the name of its case in every `oneof`."""
        ...

    def read_rules(self, options: options_pb2.GameOptions) -> Any:
        """This game's options, defaults filled in, limits checked."""
        ...

    def write_rules(self, rules: Any, into: options_pb2.GameOptions) -> None:
        """The options with every default filled in."""
        ...

    def describe(self) -> Sequence[lobby_service_pb2.OptionInfo]:
        """The game's own options, each with a sentence of explanation (RULES 8)."""
        ...

    def read_move(self, move: move_pb2.Move) -> Any:
        """A move, its form checked; whether it is allowed is for the rules to say."""
        ...

    def store(self, event: Any) -> bytes:
        """An event of this game as it is stored."""
        ...

    def restore(self, data: bytes) -> Any:
        """A stored event, of any released version."""
        ...

    def write_event(self, event: Any, into: event_pb2.Event) -> bool:
        """An observed event of this game; False: it has nothing to show."""
        ...

    def write_view(self, view: Any, into: game_pb2.Game) -> None:
        """The game's public view."""
        ...

    def write_private(self, view: Any, into: game_pb2.PrivateView) -> None:
        """The game's private view."""
        ...

    def round(self, state: Any) -> scoring_service_pb2.ScoreRoundRequest:
        """The completed round (state `counting`) for the scoring service; parties are seat numbers as text."""
        ...

    def awards(
        self, state: Any, response: scoring_service_pb2.ScoreRoundResponse
    ) -> tuple[Award, ...]:
        """The service's answer, one award a seat that took part, in order of seats."""
        ...


class Scorer(Protocol):
    """Says what a round is worth."""

    @property
    def key(self) -> str:
        """The game's key."""
        ...

    def score(
        self, request: scoring_service_pb2.ScoreRoundRequest
    ) -> scoring_service_pb2.ScoreRoundResponse:
        """The awards of a round; raises `BadInput` with a true reason of tests/vectors/README.md."""
        ...
