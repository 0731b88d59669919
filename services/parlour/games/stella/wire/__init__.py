"""Stella on the wire: options, moves, events, views and rounds as messages."""

from __future__ import annotations

from parlour.games.stella.wire.stella import StellaWire

WIRES = (StellaWire(),)
