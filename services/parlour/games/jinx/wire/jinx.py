"""Jinx's case of every `oneof`: which function of this folder reads or writes it."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.api.game.v1 import event_pb2, game_pb2, move_pb2, options_pb2
from parlour.api.games.jinx.v1 import options_pb2 as jinx_options_pb2
from parlour.api.games.jinx.v1 import round_pb2
from parlour.api.lobby.v1 import lobby_service_pb2
from parlour.api.scoring.v1 import scoring_service_pb2 as scoring_pb2
from parlour.games.jinx import events as e
from parlour.games.jinx.moves import GiveClue, Move, Pass, Point
from parlour.games.jinx.options import JinxRules
from parlour.games.jinx.state import POSITIONS, JinxState
from parlour.games.jinx.views import Hand, TableView
from parlour.games.jinx.wire import shown, stored
from parlour.kernel.awards import Award, Reason
from parlour.kernel.refusals import BadInput, Refused
from parlour.kernel.text import CLUE_LIMIT, clean


class JinxWire:
    """Keeps `games.contract.Wire` for Jinx."""

    key = "jinx"
    store = staticmethod(stored.store)
    restore = staticmethod(stored.restore)

    def read_rules(self, options: options_pb2.GameOptions) -> JinxRules:
        """Raises `BadInput` for a penalty other than 0 and 1."""
        penalty = options.jinx.nobody_penalty
        if penalty not in (0, 1):
            raise BadInput("jinx.nobody_penalty", "is 0 or 1", "OUT_OF_RANGE")
        return JinxRules(nobody_penalty=penalty)

    def write_rules(self, rules: JinxRules, into: options_pb2.GameOptions) -> None:
        """The options with every default filled in."""
        options = jinx_options_pb2.JinxOptions(nobody_penalty=rules.nobody_penalty)
        into.jinx.CopyFrom(options)

    def describe(self) -> Sequence[lobby_service_pb2.OptionInfo]:
        """The one option there is (RULES 8)."""
        penalty = lobby_service_pb2.OptionInfo(
            key="nobody_penalty",
            title="Penalty when nobody finds it",
            description="How many cards the active player loses when nobody finds the card hinted at: none, or one.",
            minimum=0,
            maximum=1,
            default_value="0",
        )
        return [penalty]

    def read_move(self, move: move_pb2.Move) -> Move:
        """A move whose text is clean and whose position exists."""
        if move.WhichOneof("game") != self.key:
            raise Refused("WRONG_GAME", "this is a game of Jinx")
        match move.jinx.WhichOneof("move"):
            case "give_clue":
                clue = move.jinx.give_clue
                least = 0 if clue.aloud else 1
                text = clean(clue.text, CLUE_LIMIT, "jinx.give_clue.text", least=least)
                return GiveClue(text, clue.aloud)
            case "point":
                position = move.jinx.point.position
                if position not in POSITIONS:
                    field = "jinx.point.position"
                    raise BadInput(field, "positions run from 1 to 9", "OUT_OF_RANGE")
                return Point(position)
            case "pass":
                return Pass()
            case _:
                raise BadInput("jinx", "names no move")

    def write_event(self, event: e.Event, into: event_pb2.Event) -> bool:
        """False for the shuffled deck, which is nobody's to see."""
        written = shown.event(event)
        if written is None:
            return False
        into.jinx.CopyFrom(written)
        return True

    def write_view(self, view: TableView, into: game_pb2.Game) -> None:
        """The public view."""
        into.jinx.CopyFrom(shown.table(view))

    def write_private(self, view: Hand, into: game_pb2.PrivateView) -> None:
        """The private view; set, and empty, for whoever knows no more than others."""
        into.jinx.CopyFrom(shown.hand(view))

    def round(self, state: JinxState) -> scoring_pb2.ScoreRoundRequest:
        """The completed round; players are seat numbers as text."""
        piles = [
            round_pb2.PileSize(player=str(seat), cards=len(state.piles[seat]))
            for seat in state.playing
        ]
        guesses = [round_pb2.Guess(player=str(m.seat), position=m.position) for m in state.marks]
        played = round_pb2.JinxRound(
            options=jinx_options_pb2.JinxOptions(nobody_penalty=state.rules.nobody_penalty),
            piles=piles,
            active=str(state.active_player),
            target=state.target,
            guesses=guesses,
        )
        return scoring_pb2.ScoreRoundRequest(jinx=played)

    def awards(
        self, state: JinxState, response: scoring_pb2.ScoreRoundResponse
    ) -> tuple[Award, ...]:
        """One award a seat that took part."""
        return tuple(
            Award(
                int(award.to),
                award.points,
                tuple(Reason(r.reason, r.points, r.count) for r in award.reasons),
            )
            for award in response.awards
        )
