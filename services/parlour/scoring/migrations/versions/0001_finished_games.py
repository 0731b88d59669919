"""Finished games and their results."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "games",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("edition", sa.Text, nullable=False),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("game", sa.Text, sa.ForeignKey("games.game"), primary_key=True),
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("display_name", sa.Text, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("told", sa.Integer, nullable=False),
        sa.Column("told_well", sa.Integer, nullable=False),
        sa.Column("guessed", sa.Integer, nullable=False),
        sa.Column("found", sa.Integer, nullable=False),
    )
    op.create_index("ix_results_player", "results", ["player"])
    op.create_table("forgotten", sa.Column("player", sa.Text, primary_key=True))


def downgrade() -> None:
    for table in ("forgotten", "results", "games"):
        op.drop_table(table)
