"""The book of finished games: written once a game, read as figures of a player and as a ranking."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import ColumnElement, Subquery, case, delete, func, insert, select, tuple_
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from parlour.kernel.refusals import BadInput
from parlour.platform.database import transaction
from parlour.scoring.schema import FORGOTTEN, GAMES, RESULTS


@dataclass(frozen=True, slots=True)
class Result:
    """What one player brought home from one game."""

    player: str
    display_name: str
    won: bool
    points: int
    told: int
    told_well: int
    guessed: int
    found: int


@dataclass(frozen=True, slots=True)
class Figures:
    """Sums over games; `kind` and `edition` are empty where the sum goes over all of them."""

    kind: str = ""
    edition: str = ""
    games: int = 0
    wins: int = 0
    points: int = 0
    told: int = 0
    told_well: int = 0
    guessed: int = 0
    found: int = 0


@dataclass(frozen=True, slots=True)
class Standing:
    """One line of the ranking."""

    rank: int
    player: str
    display_name: str
    figures: Figures

    @property
    def position(self) -> str:
        """Where this line stands, for a page token."""
        figures = self.figures
        return json.dumps([figures.wins, figures.points, self.display_name, self.player])


class Records:
    """The book, on a database of scoring's own."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def record(
        self, game: str, kind: str, edition: str, ended_at: int, results: Sequence[Result]
    ) -> None:
        """Take a game in (`ended_at` in milliseconds since 1970); one that is in already stays as it is."""
        try:
            async with transaction(self._engine) as connection:
                row = {"game": game, "kind": kind, "edition": edition, "ended_at": ended_at}
                await connection.execute(insert(GAMES).values(row))
                if results:
                    rows = [{"game": game, **asdict(result)} for result in results]
                    await connection.execute(insert(RESULTS), rows)
        except IntegrityError:
            if not await self._knows(game):
                raise
        # Looked up after the commit, since a player may be forgotten at this very moment: then one of the two sees the other.
        forgotten = RESULTS.c.player.in_(select(FORGOTTEN.c.player))
        async with transaction(self._engine) as connection:
            await connection.execute(delete(RESULTS).where(RESULTS.c.game == game, forgotten))

    async def forget(self, player: str) -> None:
        """Take a player out, for good: results that arrive later are dropped."""
        try:
            async with transaction(self._engine) as connection:
                await connection.execute(insert(FORGOTTEN).values(player=player))
        except IntegrityError:
            pass  # forgotten before
        async with transaction(self._engine) as connection:
            await connection.execute(delete(RESULTS).where(RESULTS.c.player == player))

    async def of_player(self, player: str) -> list[Figures]:
        """A player's figures, one line a game and edition, in alphabetical order."""
        query = (
            select(GAMES.c.kind, GAMES.c.edition, *_SUMS)
            .join(RESULTS, RESULTS.c.game == GAMES.c.game)
            .where(RESULTS.c.player == player)
            .group_by(GAMES.c.kind, GAMES.c.edition)
            .order_by(GAMES.c.kind, GAMES.c.edition)
        )
        async with transaction(self._engine) as connection:
            rows: Sequence[Any] = (await connection.execute(query)).all()
        return [Figures(kind, edition, *map(int, sums)) for kind, edition, *sums in rows]

    async def ranking(self, kind: str, edition: str, after: str, size: int) -> list[Standing]:
        """The next lines of the ranking, best first; `after` is the position of the line before, "" at the top."""
        ranked = _ranked(kind, edition)
        order = (-ranked.c.wins, -ranked.c.points, ranked.c.display_name, ranked.c.player)
        query = select(ranked).order_by(*order).limit(size)
        if after:
            wins, points, name, player = _read_position(after)
            query = query.where(tuple_(*order) > (-wins, -points, name, player))
        async with transaction(self._engine) as connection:
            rows: Sequence[Any] = (await connection.execute(query)).all()
        return [
            Standing(rank, player, name, Figures(kind, edition, *map(int, sums)))
            for rank, player, name, *sums in rows
        ]

    async def _knows(self, game: str) -> bool:
        query = select(GAMES.c.game).where(GAMES.c.game == game)
        async with transaction(self._engine) as connection:
            return (await connection.execute(query)).first() is not None


_SUMS: tuple[ColumnElement[Any], ...] = (
    func.count().label("games"),
    func.sum(case((RESULTS.c.won, 1), else_=0)).label("wins"),
    *(
        func.sum(RESULTS.c[column]).label(column)
        for column in ("points", "told", "told_well", "guessed", "found")
    ),
)


def _ranked(kind: str, edition: str) -> Subquery:
    """Every player of the game and edition ("" stands for all) with rank, last name and sums."""
    latest = (
        select(
            RESULTS.c.player,
            RESULTS.c.display_name,
            func.row_number()
            .over(
                partition_by=RESULTS.c.player,
                order_by=(GAMES.c.ended_at.desc(), GAMES.c.game.desc()),
            )
            .label("age"),
        )
        .join(GAMES, GAMES.c.game == RESULTS.c.game)
        .subquery()
    )
    totals = (
        select(RESULTS.c.player, *_SUMS)
        .join(GAMES, GAMES.c.game == RESULTS.c.game)
        .group_by(RESULTS.c.player)
    )
    if kind:
        totals = totals.where(GAMES.c.kind == kind)
    if edition:
        totals = totals.where(GAMES.c.edition == edition)
    sums = totals.subquery()
    rank = func.rank().over(order_by=(sums.c.wins.desc(), sums.c.points.desc()))
    figures = [column for column in sums.c if column.name != "player"]
    return (
        select(rank.label("rank"), sums.c.player, latest.c.display_name, *figures)
        .join(latest, latest.c.player == sums.c.player)
        .where(latest.c.age == 1)
        .subquery()
    )


def _read_position(position: str) -> tuple[int, int, str, str]:
    try:
        wins, points, name, player = json.loads(position)
        return int(wins), int(points), str(name), str(player)
    except (ValueError, TypeError):
        raise BadInput("page_token", "is not from this list", "INVALID_PAGE") from None
