"""Dixit, Party and Team as messages. Beside `scorer`, the only modules here that see protobuf."""

from __future__ import annotations

from parlour.games.dixit.wire.options import describe_dixit, read_dixit, write_dixit
from parlour.games.dixit.wire.party import (
    describe_party,
    read_party,
    write_party,
    write_party_round,
)
from parlour.games.dixit.wire.rounds import write_dixit_round
from parlour.games.dixit.wire.team import (
    describe_team,
    read_team,
    team_seats,
    write_team,
    write_team_round,
)
from parlour.games.dixit.wire.words import Words

WIRES = (
    Words("dixit", read_dixit, write_dixit, describe_dixit, write_dixit_round),
    Words("party", read_party, write_party, describe_party, write_party_round),
    Words("team", read_team, write_team, describe_team, write_team_round, team_seats),
)
