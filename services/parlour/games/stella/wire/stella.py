"""Stella's case of every `oneof`: which function of this folder reads or writes it."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.api.game.v1 import event_pb2, game_pb2, move_pb2, options_pb2
from parlour.api.games.stella.v1 import round_pb2
from parlour.api.lobby.v1 import lobby_service_pb2
from parlour.api.scoring.v1 import scoring_service_pb2 as scoring_pb2
from parlour.games.stella import events as e
from parlour.games.stella.moves import (
    POSITIONS,
    AcceptOtherWord,
    Confirm,
    Mark,
    Move,
    ProposeOtherWord,
    Show,
    check_marks,
)
from parlour.games.stella.options import StellaRules
from parlour.games.stella.state import StellaState
from parlour.games.stella.views import Hand, TableView
from parlour.games.stella.wire import options as wire_options
from parlour.games.stella.wire import shown, stored
from parlour.kernel.awards import Award, Reason
from parlour.kernel.refusals import BadInput, Refused


class StellaWire:
    """Keeps `games.contract.Wire` for Stella."""

    key = "stella"
    store = staticmethod(stored.store)
    restore = staticmethod(stored.restore)

    def read_rules(self, options: options_pb2.GameOptions) -> StellaRules:
        """Raises `BadInput` for values that do not exist, and for custom words that will not do."""
        return wire_options.read(options.stella)

    def write_rules(self, rules: StellaRules, into: options_pb2.GameOptions) -> None:
        """The options with every default filled in."""
        into.stella.CopyFrom(wire_options.write(rules))

    def describe(self) -> Sequence[lobby_service_pb2.OptionInfo]:
        """The options (RULES 8)."""
        return wire_options.describe()

    def read_move(self, move: move_pb2.Move) -> Move:
        """A move whose positions exist and differ."""
        if move.WhichOneof("game") != self.key:
            raise Refused("WRONG_GAME", "this is a game of Stella")
        match move.stella.WhichOneof("move"):
            case "mark":
                positions = tuple(move.stella.mark.positions)
                check_marks(positions, "stella.mark.positions")
                return Mark(positions)
            case "confirm":
                return Confirm()
            case "propose_other_word":
                return ProposeOtherWord()
            case "accept_other_word":
                return AcceptOtherWord()
            case "show":
                position = move.stella.show.position
                if position not in POSITIONS:
                    field = "stella.show.position"
                    raise BadInput(field, "positions run from 1 to 15", "OUT_OF_RANGE")
                return Show(position)
            case _:
                raise BadInput("stella", "names no move")

    def write_event(self, event: e.Event, into: event_pb2.Event) -> bool:
        """False for the shuffled decks, which are nobody's to see."""
        written = shown.event(event)
        if written is None:
            return False
        into.stella.CopyFrom(written)
        return True

    def write_view(self, view: TableView, into: game_pb2.Game) -> None:
        """The public view."""
        into.stella.CopyFrom(shown.table(view))

    def write_private(self, view: Hand, into: game_pb2.PrivateView) -> None:
        """The private view; set, and empty, for whoever has no marks."""
        into.stella.CopyFrom(shown.hand(view))

    def round(self, state: StellaState) -> scoring_pb2.ScoreRoundRequest:
        """The completed round; players are seat numbers as text."""
        sky = state.sky
        played = round_pb2.StellaRound(
            options=wire_options.write(state.rules),
            order=[str(seat) for seat in sky.order],
            marks={
                str(seat): round_pb2.MarkList(positions=sorted(marks))
                for seat, marks in sky.marks.items()
            },
            reveals=[
                round_pb2.RoundShowing(scout=str(shown.scout), position=shown.position)
                for shown in state.showings
            ],
            left={str(seat): state.left[seat] for seat in sky.order if seat in state.left},
        )
        return scoring_pb2.ScoreRoundRequest(stella=played)

    def awards(
        self, state: StellaState, response: scoring_pb2.ScoreRoundResponse
    ) -> tuple[Award, ...]:
        """One award a seat that took part."""
        awards = [
            Award(
                int(award.to),
                award.points,
                tuple(Reason(r.reason, r.points, r.count) for r in award.reasons),
            )
            for award in response.awards
        ]
        return tuple(sorted(awards, key=lambda award: award.seat))
