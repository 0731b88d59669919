"""Scoring as a part of a process."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from sqlalchemy.ext.asyncio import AsyncEngine

from parlour.api.scoring.v1 import scoring_service_pb2
from parlour.internal.scoring.v1 import scoring_internal_service_pb2
from parlour.platform.database import answers, migrate
from parlour.platform.part import Mount
from parlour.scoring.records import Records
from parlour.scoring.service import ScoringService
from parlour.scoring.service_internal import ScoringInternalService

if TYPE_CHECKING:
    from parlour.games.contract import Scorer


class ScoringPart:
    """`platform.part.Part` of scoring. The engine belongs to the part: `stop` closes it."""

    name = "scoring"

    def __init__(self, *, engine: AsyncEngine, scorers: Mapping[str, Scorer]) -> None:
        self._engine = engine
        records = Records(engine)
        self._service = ScoringService(records, scorers)
        self._internal = ScoringInternalService(records)

    def public(self) -> Sequence[Mount]:
        """ScoringService."""
        services = scoring_service_pb2.DESCRIPTOR.services_by_name
        return [(services["ScoringService"], self._service)]

    def internal(self) -> Sequence[Mount]:
        """ScoringInternalService."""
        services = scoring_internal_service_pb2.DESCRIPTOR.services_by_name
        return [(services["ScoringInternalService"], self._internal)]

    async def start(self) -> None:
        """Migrate."""
        await migrate(self._engine, self.name)

    async def check(self) -> bool:
        """The database answers."""
        return await answers(self._engine)

    def degraded(self) -> Sequence[str]:
        """Scoring asks nobody."""
        return ()

    async def stop(self) -> None:
        """Close the database."""
        await self._engine.dispose()
