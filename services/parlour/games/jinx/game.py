"""Jinx as a game that Parlour plays: which function of this folder keeps which part of the kernel's contract."""

from __future__ import annotations

from types import MappingProxyType

from parlour.games.jinx import events, pointing, state, turn, views
from parlour.games.jinx.options import JinxRules
from parlour.games.jinx.state import JinxState
from parlour.kernel.game import Deck, DeckNeed, GameSpec, everybody
from parlour.kernel.options import FirstPlayer, TableOptions


class Jinx:
    """Dixit Jinx, for three to six players (RULES 6)."""

    spec = GameSpec(
        key="jinx",
        title="Dixit Jinx",
        min_players=min(turn.REMOVED),
        max_players=max(turn.REMOVED),
        go_on_players=turn.FEWEST,
        phases=MappingProxyType({turn.CLUE: 120, turn.GUESS: 60}),
        first_players=(FirstPlayer.RANDOM, FirstPlayer.SEAT),
    )

    def players(self, rules: JinxRules) -> range:
        """The same whatever the options are."""
        return range(self.spec.min_players, self.spec.max_players + 1)

    def edition(self, rules: JinxRules) -> str:
        """There is only one."""
        return ""

    def need(self, rules: JinxRules, players: int) -> DeckNeed:
        """The whole deck; thinning it is a matter of chance (6.1)."""
        return DeckNeed("jinx", needed=turn.DECK, exactly=turn.DECK)

    def initial(self, table: TableOptions, rules: JinxRules, deck: Deck) -> JinxState:
        """An empty table with the deck beside it."""
        return JinxState(options=table, rules=rules, deck=deck.cards)

    begin = staticmethod(turn.begin)
    close = staticmethod(turn.close)
    conclude = staticmethod(turn.conclude)
    next_turn = staticmethod(turn.next_turn)
    tally = staticmethod(turn.tally)
    decide = staticmethod(pointing.decide)
    idle = staticmethod(pointing.idle)
    waiting_for = staticmethod(pointing.waiting_for)
    may = staticmethod(pointing.may)
    legal = staticmethod(pointing.legal)
    evolve = staticmethod(state.evolve)
    view = staticmethod(views.view)
    private = staticmethod(views.private)
    observe = staticmethod(events.observe)
    company = staticmethod(everybody)


GAMES = (Jinx(),)
