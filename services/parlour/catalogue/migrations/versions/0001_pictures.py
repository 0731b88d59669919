"""Pictures and the cards they show."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "pictures",
        sa.Column("address", sa.Text, primary_key=True),
        sa.Column("media_type", sa.Text, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "drawings",
        sa.Column("card_set", sa.Text, primary_key=True),
        sa.Column("version", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("size", sa.Text, primary_key=True),
        sa.Column("address", sa.Text, sa.ForeignKey("pictures.address"), nullable=False),
    )


def downgrade() -> None:
    for table in ("drawings", "pictures"):
        op.drop_table(table)
