"""The catalogue's tables: pictures by content address, and which card they show."""

from __future__ import annotations

from sqlalchemy import Column, ForeignKey, Integer, LargeBinary, MetaData, Table, Text

METADATA = MetaData()

# `address`: SHA-256 of `data` in hexadecimal.
PICTURES = Table(
    "pictures",
    METADATA,
    Column("address", Text, primary_key=True),
    Column("media_type", Text, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

DRAWINGS = Table(
    "drawings",
    METADATA,
    Column("card_set", Text, primary_key=True),
    Column("version", Text, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("size", Text, primary_key=True),
    Column("address", Text, ForeignKey("pictures.address"), nullable=False),
)
