"""The games of this folder."""

from __future__ import annotations

from parlour.games.dixit.dixit import Dixit
from parlour.games.dixit.engine import Storytelling
from parlour.games.dixit.party import Party
from parlour.games.dixit.team import Team

DIXIT = Storytelling(Dixit())
PARTY = Storytelling(Party())
TEAM = Storytelling(Team())

GAMES = (DIXIT, PARTY, TEAM)
