"""Stella as a game that Parlour plays: which function of this folder keeps which part of the kernel's contract."""

from __future__ import annotations

from types import MappingProxyType

from parlour.games.stella import course, deciding, events, state, views
from parlour.games.stella.options import StellaRules, Words
from parlour.games.stella.state import StellaState
from parlour.kernel.game import Deck, DeckNeed, GameSpec, everybody
from parlour.kernel.options import FirstPlayer, TableOptions


class Stella:
    """Stella, for three to six players (RULES 7)."""

    spec = GameSpec(
        key="stella",
        title="Stella",
        min_players=course.FEWEST,
        max_players=course.MOST,
        go_on_players=course.FEWEST,
        phases=MappingProxyType({course.ASSOCIATE: 180, course.REVEAL: 45}),
        first_players=(FirstPlayer.RANDOM, FirstPlayer.SEAT),
    )

    def players(self, rules: StellaRules) -> range:
        """The same whatever the options are."""
        return range(self.spec.min_players, self.spec.max_players + 1)

    def edition(self, rules: StellaRules) -> str:
        """There is only one."""
        return ""

    def need(self, rules: StellaRules, players: int) -> DeckNeed:
        """Any dream cards, and words unless the table has its own (7.1)."""
        words = "" if rules.words is Words.CUSTOM else rules.words.value
        return DeckNeed("dream", needed=course.PICTURES, words=words)

    def initial(self, table: TableOptions, rules: StellaRules, deck: Deck) -> StellaState:
        """An empty table with pictures and words beside it."""
        return StellaState(options=table, rules=rules, deck=deck.cards, given_words=deck.words)

    begin = staticmethod(course.begin)
    close = staticmethod(course.close)
    conclude = staticmethod(course.conclude)
    next_turn = staticmethod(course.next_turn)
    tally = staticmethod(course.tally)
    decide = staticmethod(deciding.decide)
    idle = staticmethod(deciding.idle)
    waiting_for = staticmethod(deciding.waiting_for)
    may = staticmethod(deciding.may)
    legal = staticmethod(deciding.legal)
    evolve = staticmethod(state.evolve)
    view = staticmethod(views.view)
    private = staticmethod(views.private)
    observe = staticmethod(events.observe)
    company = staticmethod(everybody)


GAMES = (Stella(),)
