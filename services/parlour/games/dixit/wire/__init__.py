"""Dixit, Party and Team as messages. Beside `scorer`, the only modules here that see protobuf."""

from __future__ import annotations

from parlour.games.dixit.wire.options import describe_dixit, read_dixit, write_dixit
from parlour.games.dixit.wire.rounds import write_dixit_round
from parlour.games.dixit.wire.words import Words

WIRES = (Words("dixit", read_dixit, write_dixit, describe_dixit, write_dixit_round),)
