"""Upkeep: what nobody needs any more is thrown away, at the start and every hour.

- Sets that were deleted 30 days ago (`packs`), with their pictures.
- Drawings of versions of the built-in cards that no process has had for a week. Games name cards, not versions, so no game
  needs them; but while a release goes out, or is taken back, processes of both versions draw into one database.
- Answers to uploads that are too old to be asked for again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Collection as Several

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from parlour.catalogue.imports import ANSWERS_KEPT_SECONDS
from parlour.catalogue.packs import OWN, Packs
from parlour.catalogue.schema import DRAWINGS, IMPORTS, VERSIONS
from parlour.catalogue.shelf import take_off
from parlour.kernel.refusals import Refused
from parlour.platform.database import transaction

EVERY_SECONDS = 3600.0
UNUSED_SECONDS = 7 * 86400.0
_log = logging.getLogger(__name__)


class Upkeep:
    """Looks after the database of a process that draws `versions` of the built-in cards."""

    def __init__(self, engine: AsyncEngine, packs: Packs, versions: Several[str]) -> None:
        self._engine = engine
        self._packs = packs
        self._versions = versions

    async def run(self) -> None:
        """Do it again and again, whatever becomes of it once."""
        while True:
            await asyncio.sleep(EVERY_SECONDS)
            try:
                await self.once()
            except Refused as refused:
                _log.warning("upkeep rests", extra={"why": refused.message})
            except Exception:
                _log.exception("upkeep failed")

    async def once(self) -> None:
        """All of it, now."""
        await self._packs.purge()
        for version in self._versions:
            await self._note(version)
        now = time.time()
        used = select(VERSIONS.c.version).where(VERSIONS.c.used > now - UNUSED_SECONDS)
        async with transaction(self._engine) as connection:
            of_others = DRAWINGS.c.version.not_in(used) & (DRAWINGS.c.version != OWN)
            await take_off(connection, of_others)
            await connection.execute(delete(VERSIONS).where(VERSIONS.c.version.not_in(used)))
            old = IMPORTS.c.created < now - ANSWERS_KEPT_SECONDS
            await connection.execute(delete(IMPORTS).where(old))

    async def _note(self, version: str) -> None:
        """This version is in use."""
        row = {"version": version, "used": time.time()}
        try:
            async with transaction(self._engine) as connection:
                await connection.execute(insert(VERSIONS).values(row))
        except IntegrityError:
            known = update(VERSIONS).where(VERSIONS.c.version == version)
            async with transaction(self._engine) as connection:
                await connection.execute(known.values(used=row["used"]))
