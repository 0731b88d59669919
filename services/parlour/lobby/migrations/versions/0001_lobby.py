"""The first tables of the lobby."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
_seconds: sa.Double[float] = sa.Double()


def upgrade() -> None:
    op.create_table(
        "invitation",
        sa.Column("hash", sa.LargeBinary(), nullable=False),
        sa.Column("uses_left", sa.Integer(), nullable=False),
        sa.Column("expires", _seconds, nullable=False),
        sa.PrimaryKeyConstraint("hash"),
    )
    op.create_table(
        "outbox",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("kind", sa.String(length=32), nullable=False),
        sa.Column("topic", sa.String(length=80), nullable=False),
        sa.Column("player", sa.String(length=64), nullable=False),
        sa.Column("payload", sa.LargeBinary(), nullable=False),
        sa.Column("due", _seconds, nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sqlite_autoincrement=True,
    )
    op.create_index("outbox_due", "outbox", ["due"], unique=False)
    op.create_index("outbox_player", "outbox", ["player"], unique=False)
    op.create_index("outbox_topic", "outbox", ["topic"], unique=False)
    op.create_table(
        "player",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("bot", sa.Boolean(), nullable=False),
        sa.Column("banned", sa.Boolean(), nullable=False),
        sa.Column("created", _seconds, nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("player_created", "player", ["created", "id"], unique=False)
    op.create_table(
        "process",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("alive_until", _seconds, nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "request",
        sa.Column("player", sa.String(length=64), nullable=False),
        sa.Column("id", sa.String(length=36), nullable=False),
        sa.Column("hash", sa.LargeBinary(), nullable=False),
        sa.Column("answer", sa.Text(), nullable=False),
        sa.Column("created", _seconds, nullable=False),
        sa.PrimaryKeyConstraint("player", "id"),
    )
    op.create_index("request_created", "request", ["created"], unique=False)
    op.create_table(
        "room",
        sa.Column("code", sa.String(length=8), nullable=False),
        sa.Column("version", sa.BigInteger(), nullable=False),
        sa.Column("document", sa.Text(), nullable=False),
        sa.Column("messages", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.String(length=32), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("state", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("shared", sa.Boolean(), nullable=False),
        sa.Column("created", _seconds, nullable=False),
        sa.Column("idle_since", _seconds, nullable=True),
        sa.PrimaryKeyConstraint("code"),
    )
    op.create_index("room_created", "room", ["created", "code"], unique=False)
    op.create_index("room_game", "room", ["game"], unique=False)
    op.create_index("room_idle", "room", ["idle_since"], unique=False)
    op.create_table(
        "assignment",
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("player", sa.String(length=64), nullable=False),
        sa.Column("holder", sa.String(length=32), nullable=False),
        sa.Column("held_until", _seconds, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["player"], ["player.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "player"),
    )
    op.create_index("assignment_held", "assignment", ["held_until"], unique=False)
    op.create_index("assignment_seat", "assignment", ["game", "seat"], unique=True)
    op.create_table(
        "device_code",
        sa.Column("hash", sa.LargeBinary(), nullable=False),
        sa.Column("player", sa.String(length=64), nullable=False),
        sa.Column("expires", _seconds, nullable=False),
        sa.ForeignKeyConstraint(["player"], ["player.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash"),
    )
    op.create_index("device_code_player", "device_code", ["player"], unique=False)
    op.create_table(
        "member",
        sa.Column("room", sa.String(length=8), nullable=False),
        sa.Column("player", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(
            ["player"],
            ["player.id"],
        ),
        sa.ForeignKeyConstraint(["room"], ["room.code"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("room", "player"),
    )
    op.create_index("member_player", "member", ["player"], unique=False)
    op.create_table(
        "message",
        sa.Column("room", sa.String(length=8), nullable=False),
        sa.Column("number", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("player", sa.String(length=64), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("created", _seconds, nullable=False),
        sa.ForeignKeyConstraint(["room"], ["room.code"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("room", "number"),
    )
    op.create_index("message_player", "message", ["player"], unique=False)
    op.create_table(
        "presence",
        sa.Column("room", sa.String(length=8), nullable=False),
        sa.Column("player", sa.String(length=64), nullable=False),
        sa.Column("process", sa.String(length=32), nullable=False),
        sa.Column("gone", _seconds, nullable=True),
        sa.ForeignKeyConstraint(["room"], ["room.code"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("room", "player", "process"),
    )
    op.create_index("presence_gone", "presence", ["gone"], unique=False)
    op.create_index("presence_process", "presence", ["process"], unique=False)
    op.create_table(
        "token",
        sa.Column("hash", sa.LargeBinary(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("player", sa.String(length=64), nullable=True),
        sa.Column("created", _seconds, nullable=False),
        sa.Column("used", _seconds, nullable=False),
        sa.ForeignKeyConstraint(["player"], ["player.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash"),
    )
    op.create_index("token_player", "token", ["player"], unique=False)
    op.create_index("token_used", "token", ["used"], unique=False)
    admin = sa.text("kind = 'admin'")
    op.create_index(
        "token_admin", "token", ["kind"], unique=True, sqlite_where=admin, postgresql_where=admin
    )


def downgrade() -> None:
    for table in (
        "token",
        "presence",
        "message",
        "member",
        "device_code",
        "assignment",
        "room",
        "request",
        "process",
        "player",
        "outbox",
        "invitation",
    ):
        op.drop_table(table)
