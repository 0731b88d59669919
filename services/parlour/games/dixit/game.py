"""The games of this folder."""

from __future__ import annotations

from parlour.games.dixit.dixit import Dixit
from parlour.games.dixit.engine import Storytelling

DIXIT = Storytelling(Dixit())

GAMES = (DIXIT,)
