"""What is played: options as they come in, checked by the game they name, and what a room must know of them."""

from __future__ import annotations

import contextlib
from collections.abc import Generator, Mapping
from dataclasses import dataclass
from importlib.metadata import version
from typing import Any

from parlour.api.game.v1 import options_pb2
from parlour.api.lobby.v1 import lobby_service_pb2
from parlour.games import registry
from parlour.games.contract import Wire
from parlour.games.table_wire import describe_table, read_table, write_table
from parlour.kernel.game import DeckNeed
from parlour.kernel.options import TableOptions
from parlour.kernel.refusals import BadInput, Violation
from parlour.lobby.domain.room import Plan

DEFAULT_GAME = "dixit"


@dataclass(frozen=True, slots=True)
class Chosen:
    """Options read: the game, what its table and its rules are."""

    game: registry.AnyGame
    wire: Wire
    table: TableOptions
    rules: Any


class Plans:
    """Reads and explains the options of the games there are."""

    def __init__(
        self,
        games: Mapping[str, registry.AnyGame] | None = None,
        wires: Mapping[str, Wire] | None = None,
    ) -> None:
        self._games = registry.games() if games is None else games
        self._wires = registry.wires() if wires is None else wires

    def read(self, options: options_pb2.GameOptions, field: str = "options") -> Plan:
        """The plan in options as they were sent; raises `BadInput` with paths that begin with `field`."""
        with _at(field):
            chosen = self._read(options)
        game = chosen.game
        filled = options_pb2.GameOptions()
        write_table(chosen.table, game.spec, filled.table)
        chosen.wire.write_rules(chosen.rules, filled)
        return Plan(
            kind=game.spec.key,
            players=tuple(game.players(chosen.rules)),
            late_joiners=game.spec.late_joiners and chosen.table.late_joiners,
            options=filled.SerializeToString(deterministic=True),
        )

    def need(self, plan: Plan, players: int) -> tuple[DeckNeed, tuple[str, ...]]:
        """The deck that so many players need (2.2), and the card sets it is to come from (none: the server's own)."""
        chosen = self._read(options_pb2.GameOptions.FromString(plan.options))
        return chosen.game.need(chosen.rules, players), chosen.table.card_sets

    def _read(self, options: options_pb2.GameOptions) -> Chosen:
        kind = options.WhichOneof("game") or DEFAULT_GAME
        game, wire = self._games.get(kind), self._wires.get(kind)
        if game is None or wire is None:
            raise BadInput(kind, "this server does not have that game", "UNKNOWN_GAME")
        rules = wire.read_rules(options)
        with _at("table"):
            table = read_table(options.table, game.spec)
        return Chosen(game, wire, table, rules)

    def describe(self) -> list[lobby_service_pb2.GameInfo]:
        """Every game with its defaults and its options, each with a sentence."""
        return [self._describe(game) for game in self._games.values()]

    def _describe(self, game: registry.AnyGame) -> lobby_service_pb2.GameInfo:
        spec, wire = game.spec, self._wires[game.spec.key]
        chosen = options_pb2.GameOptions()
        getattr(chosen, spec.key).SetInParent()
        plan = self.read(chosen)
        return lobby_service_pb2.GameInfo(
            key=spec.key,
            title=spec.title,
            min_players=spec.min_players,
            max_players=spec.max_players,
            defaults=options_pb2.GameOptions.FromString(plan.options),
            options=[*wire.describe(), *describe_table(spec)],
        )


def server_version() -> str:
    """The version of this server."""
    return version("parlour")


@contextlib.contextmanager
def _at(field: str) -> Generator[None]:
    """Paths of violations inside begin with the field."""
    try:
        yield
    except BadInput as bad:
        bad.violations = tuple(
            Violation(f"{field}.{one.field}", one.description) for one in bad.violations
        )
        raise
