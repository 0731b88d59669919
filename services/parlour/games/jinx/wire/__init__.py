"""Jinx on the wire: options, moves, events, views and rounds as messages."""

from __future__ import annotations

from parlour.games.jinx.wire.jinx import JinxWire

WIRES = (JinxWire(),)
