"""People's own packs, reports and retired cards."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("pictures", sa.Column("likeness", sa.LargeBinary, nullable=True))
    op.create_index("drawings_address", "drawings", ["address"])
    op.create_table(
        "packs",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("owner", sa.Text, nullable=False, index=True),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("description", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("author", sa.Text, nullable=False),
        sa.Column("licence", sa.Text, nullable=False),
        sa.Column("purpose", sa.Text, nullable=False),
        sa.Column("code", sa.Text, nullable=True, unique=True),
        sa.Column("publication", sa.Text, nullable=False, index=True),
        sa.Column("next_number", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("deleted", sa.Float, nullable=True),
    )
    op.create_table(
        "pack_cards",
        sa.Column("pack", sa.Text, sa.ForeignKey("packs.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("alt", sa.Text, nullable=False),
        sa.Column("tags", sa.Text, nullable=False),
        sa.Column("content", sa.LargeBinary, nullable=False),
        sa.Column("likeness", sa.LargeBinary, nullable=False),
        sa.Column("weight", sa.BigInteger, nullable=False),
        sa.Column("removed", sa.Boolean, nullable=False),
    )
    op.create_table(
        "pack_guests",
        sa.Column("pack", sa.Text, sa.ForeignKey("packs.id"), primary_key=True),
        sa.Column("player", sa.Text, primary_key=True, index=True),
    )
    op.create_table(
        "imports",
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("request_id", sa.Text, primary_key=True),
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sa.Column("answer", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("card_set", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("reports_card", "reports", ["card_set", "number", "player"], unique=True)
    op.create_table(
        "retirements",
        sa.Column("card_set", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
    )


def downgrade() -> None:
    names = ("retirements", "reports", "imports", "pack_guests", "pack_cards", "packs")
    for table in names:
        op.drop_table(table)
    op.drop_index("drawings_address", "drawings")
    op.drop_column("pictures", "likeness")
