"""What a service is to the process it runs in: something to mount, to start, to ask and to stop."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from google.protobuf.descriptor import ServiceDescriptor

Mount = tuple[ServiceDescriptor, object]


class Watched(Protocol):
    """Something whose health is shown."""

    name: str

    async def check(self) -> bool:
        """Readiness: it can do its work; for a service, its database answers."""
        ...

    def degraded(self) -> Sequence[str]:
        """Parts that cannot be reached at the moment, e.g. "redis"; shown, never a reason not to serve."""
        ...


class Part(Watched, Protocol):
    """A service with all that belongs to it. The roots build parts; nobody else constructs adapters."""

    def public(self) -> Sequence[Mount]:
        """Services of the public API."""
        ...

    def internal(self) -> Sequence[Mount]:
        """Services for the other services, mounted on a listener of their own."""
        ...

    async def start(self) -> None:
        """Migrate, load, and begin what runs in the background. Raises `Refused` with what a host can do about it."""
        ...

    async def stop(self) -> None:
        """End the background work and close what was opened. Called after its servers have drained."""
        ...
