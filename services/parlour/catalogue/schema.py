"""The catalogue's tables: pictures by content address, which card they show, people's own packs, what is overseen."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)

METADATA = MetaData()

# `address`: SHA-256 of `data` in hexadecimal. `likeness`: see `likeness.py`; null while nobody has asked.
PICTURES = Table(
    "pictures",
    METADATA,
    Column("address", Text, primary_key=True),
    Column("media_type", Text, nullable=False),
    Column("data", LargeBinary, nullable=False),
    Column("likeness", LargeBinary, nullable=True),
)

DRAWINGS = Table(
    "drawings",
    METADATA,
    Column("card_set", Text, primary_key=True),
    Column("version", Text, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("size", Text, primary_key=True),
    Column("address", Text, ForeignKey("pictures.address"), nullable=False),
    Index("drawings_address", "address"),
)

# When a process last had this version of the built-in pictures, in seconds of the epoch.
VERSIONS = Table(
    "versions",
    METADATA,
    Column("version", Text, primary_key=True),
    Column("used", Float, nullable=False),
)

# `owner`: "" once the player is forgotten. `next_number`: the number that the next card gets; none is ever given twice.
# `code`: null while the pack is not shared. `deleted`: when, in seconds of the epoch; null while it is there.
PACKS = Table(
    "packs",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("owner", Text, nullable=False, index=True),
    Column("title", Text, nullable=False),
    Column("description", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("author", Text, nullable=False),
    Column("licence", Text, nullable=False),
    Column("purpose", Text, nullable=False),
    Column("code", Text, nullable=True, unique=True),
    Column("publication", Text, nullable=False, index=True),
    Column("next_number", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("deleted", Float, nullable=True),
)

# `content`: SHA-256 of the file as it was sent. `weight`: bytes of its pictures.
PACK_CARDS = Table(
    "pack_cards",
    METADATA,
    Column("pack", Text, ForeignKey("packs.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("alt", Text, nullable=False),
    Column("tags", Text, nullable=False),  # JSON
    Column("content", LargeBinary, nullable=False),
    Column("likeness", LargeBinary, nullable=False),
    Column("weight", BigInteger, nullable=False),
    Column("removed", Boolean, nullable=False),
)

# Who has a pack by its code.
PACK_GUESTS = Table(
    "pack_guests",
    METADATA,
    Column("pack", Text, ForeignKey("packs.id"), primary_key=True),
    Column("player", Text, primary_key=True, index=True),
)

# Answers to uploads, for those that come again.
IMPORTS = Table(
    "imports",
    METADATA,
    Column("player", Text, primary_key=True),
    Column("request_id", Text, primary_key=True),
    Column("hash", LargeBinary, nullable=False),
    Column("answer", LargeBinary, nullable=False),
    Column("created", Float, nullable=False),
)

REPORTS = Table(
    "reports",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("card_set", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("player", Text, nullable=False),
    Column("why", Text, nullable=False),
    Column("created", Float, nullable=False),
    Index("reports_card", "card_set", "number", "player", unique=True),
)

# Cards of any set that the administrator has taken out of play.
RETIREMENTS = Table(
    "retirements",
    METADATA,
    Column("card_set", Text, primary_key=True),
    Column("number", Integer, primary_key=True),
)

# What arrives after its player was forgotten must not stay.
FORGOTTEN = Table("forgotten", METADATA, Column("player", Text, primary_key=True))
