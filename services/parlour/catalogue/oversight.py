"""What the administrator oversees: reports of cards, and cards that are taken out of play."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import delete, exists, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from parlour.catalogue.schema import REPORTS, RETIREMENTS
from parlour.platform.database import transaction


@dataclass(frozen=True, slots=True)
class Report:
    """What a player said about a card; `created` in seconds of the epoch, `id` rises with time."""

    id: int
    card_set: str
    number: int
    player: str
    why: str
    created: float


class Oversight:
    """Reports and retirements, of built-in cards and of people's own."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def report(self, card_set: str, number: int, player: str, why: str) -> None:
        """Note it; a player's report replaces an earlier one of the same card."""
        same = (
            REPORTS.c.card_set == card_set,
            REPORTS.c.number == number,
            REPORTS.c.player == player,
        )
        row = {
            "card_set": card_set,
            "number": number,
            "player": player,
            "why": why,
            "created": time.time(),
        }
        with contextlib.suppress(IntegrityError):  # said twice at once
            async with transaction(self._engine) as connection:
                await connection.execute(delete(REPORTS).where(*same))
                await connection.execute(REPORTS.insert().values(row))

    async def reports(self, after: int, most: int) -> list[Report]:
        """Open reports, oldest first, from the one after an id."""
        query = select(REPORTS).where(REPORTS.c.id > after).order_by(REPORTS.c.id).limit(most)
        async with transaction(self._engine) as connection:
            rows = (await connection.execute(query)).all()
        return [Report(r.id, r.card_set, r.number, r.player, r.why, r.created) for r in rows]

    async def retire(self, card_set: str, number: int, *, keep: bool) -> None:
        """Take a card out of play, or `keep` it in; either settles its reports."""
        card = (RETIREMENTS.c.card_set == card_set, RETIREMENTS.c.number == number)
        settled = (REPORTS.c.card_set == card_set, REPORTS.c.number == number)
        async with transaction(self._engine) as connection:
            if keep:
                await connection.execute(delete(RETIREMENTS).where(*card))
            elif not (await connection.execute(select(exists().where(*card)))).scalar():
                row = {"card_set": card_set, "number": number}
                await connection.execute(RETIREMENTS.insert().values(row))
            await connection.execute(delete(REPORTS).where(*settled))

    async def retired(self, card_sets: Iterable[str]) -> dict[str, set[int]]:
        """The numbers of retired cards, by set; sets without any are left out."""
        query = select(RETIREMENTS).where(RETIREMENTS.c.card_set.in_(list(card_sets)))
        async with transaction(self._engine) as connection:
            rows = (await connection.execute(query)).all()
        found: dict[str, set[int]] = {}
        for card_set, number in rows:
            found.setdefault(card_set, set()).add(number)
        return found
