"""The bots' worker: plays every seat that hosts on a server give to bots, until stopped. Needs the worker token."""

from __future__ import annotations

from parlour_bots.__main__ import arguments
from parlour_bots.__main__ import serve as run

__all__ = ["arguments", "run"]
