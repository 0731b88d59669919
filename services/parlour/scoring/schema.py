"""Scoring's tables: finished games, what each player brought home, and who wants to be forgotten."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Integer, MetaData, Table, Text

METADATA = MetaData()

# `ended_at` in milliseconds since 1970.
GAMES = Table(
    "games",
    METADATA,
    Column("game", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("edition", Text, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
)

RESULTS = Table(
    "results",
    METADATA,
    Column("game", Text, ForeignKey("games.game"), primary_key=True),
    Column("player", Text, primary_key=True, index=True),
    Column("display_name", Text, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("points", Integer, nullable=False),
    Column("told", Integer, nullable=False),
    Column("told_well", Integer, nullable=False),
    Column("guessed", Integer, nullable=False),
    Column("found", Integer, nullable=False),
)

# A result that arrives after its player was forgotten must not bring the player back.
FORGOTTEN = Table("forgotten", METADATA, Column("player", Text, primary_key=True))
