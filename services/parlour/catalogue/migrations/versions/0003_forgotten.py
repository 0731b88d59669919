"""Players who are forgotten, and versions of the built-in pictures that are in use."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table("forgotten", sa.Column("player", sa.Text, primary_key=True))
    op.create_table(
        "versions",
        sa.Column("version", sa.Text, primary_key=True),
        sa.Column("used", sa.Float, nullable=False),
    )


def downgrade() -> None:
    for table in ("versions", "forgotten"):
        op.drop_table(table)
