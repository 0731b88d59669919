"""The tables. Times are seconds since 1970, so that SQLite and Postgres keep them alike."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()
_seconds: Double[float] = Double()
# SQLite counts by itself only in columns of type INTEGER.
_counting = BigInteger().with_variant(Integer, "sqlite")

player = Table(
    "player",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("name", Text, nullable=False),
    Column("bot", Boolean, nullable=False),
    Column("banned", Boolean, nullable=False),
    Column("created", _seconds, nullable=False),
    Index("player_created", "created", "id"),
)

# `kind`: "player", "admin". An administrator's token has no player.
token = Table(
    "token",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("player", String(64), ForeignKey("player.id", ondelete="CASCADE"), nullable=True),
    Column("created", _seconds, nullable=False),
    Column("used", _seconds, nullable=False),
    Index("token_player", "player"),
    Index("token_used", "used"),
)
# One administrator's token, whoever else starts at the same time.
_admin = token.c.kind == "admin"
Index("token_admin", token.c.kind, unique=True, sqlite_where=_admin, postgresql_where=_admin)

device_code = Table(
    "device_code",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("player", String(64), ForeignKey("player.id", ondelete="CASCADE"), nullable=False),
    Column("expires", _seconds, nullable=False),
    Index("device_code_player", "player"),
)

invitation = Table(
    "invitation",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("uses_left", Integer, nullable=False),
    Column("expires", _seconds, nullable=False),
)

# `document` is the whole room; the other columns are what lists and housekeeping look for. `version` guards each change.
# `messages` counts those of its chat. `idle_since`: nobody has been connected since then.
room = Table(
    "room",
    metadata,
    Column("code", String(8), primary_key=True),
    Column("version", BigInteger, nullable=False),
    Column("document", Text, nullable=False),
    Column("messages", BigInteger, nullable=False),
    Column("kind", String(32), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("state", String(16), nullable=False),
    Column("game", String(64), nullable=False),
    Column("shared", Boolean, nullable=False),
    Column("created", _seconds, nullable=False),
    Column("idle_since", _seconds, nullable=True),
    Index("room_created", "created", "code"),
    Index("room_game", "game"),
    Index("room_idle", "idle_since"),
)

member = Table(
    "member",
    metadata,
    Column("room", String(8), ForeignKey("room.code", ondelete="CASCADE"), primary_key=True),
    Column("player", String(64), ForeignKey("player.id"), primary_key=True),
    Index("member_player", "player"),
)

message = Table(
    "message",
    metadata,
    Column("room", String(8), ForeignKey("room.code", ondelete="CASCADE"), primary_key=True),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("player", String(64), nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("created", _seconds, nullable=False),
    Index("message_player", "player"),
)

# Answers to requests, so that a repeat gets the first one again.
request = Table(
    "request",
    metadata,
    Column("player", String(64), primary_key=True),
    Column("id", String(36), primary_key=True),
    Column("hash", LargeBinary, nullable=False),
    Column("answer", Text, nullable=False),
    Column("created", _seconds, nullable=False),
    Index("request_created", "created"),
)

# What other services must be told. Rows of one `topic`, and rows about one `player`, go out in order of `id`.
outbox = Table(
    "outbox",
    metadata,
    Column("id", _counting, primary_key=True),
    Column("kind", String(32), nullable=False),
    Column("topic", String(80), nullable=False),
    Column("player", String(64), nullable=False),
    Column("payload", LargeBinary, nullable=False),
    Column("due", _seconds, nullable=False),
    Column("attempts", Integer, nullable=False),
    Index("outbox_due", "due"),
    Index("outbox_topic", "topic"),
    Index("outbox_player", "player"),
    sqlite_autoincrement=True,
)

# Who has a stream open in which process; `gone`: since when no more.
presence = Table(
    "presence",
    metadata,
    Column("room", String(8), ForeignKey("room.code", ondelete="CASCADE"), primary_key=True),
    Column("player", String(64), primary_key=True),
    Column("process", String(32), primary_key=True),
    Column("gone", _seconds, nullable=True),
    Index("presence_gone", "gone"),
    Index("presence_process", "process"),
)

process = Table(
    "process",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("alive_until", _seconds, nullable=False),
)

# A bot's seat in a running game, and the worker's stream that plays it until `held_until`. `seat`: lent to that seat while
# the game ran; bots that sat in the room have none.
assignment = Table(
    "assignment",
    metadata,
    Column("game", String(64), primary_key=True),
    Column("player", String(64), ForeignKey("player.id", ondelete="CASCADE"), primary_key=True),
    Column("holder", String(32), nullable=False),
    Column("held_until", _seconds, nullable=False),
    Column("seat", Integer, nullable=True),
    Index("assignment_held", "held_until"),
    Index("assignment_seat", "game", "seat", unique=True),
)
