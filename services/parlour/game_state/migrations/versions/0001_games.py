"""Games, their steps, errands, seats and presence."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    # SQLite keeps times as seconds and lists as JSON; Postgres has types of its own for both.
    postgres = op.get_bind().dialect.name == "postgresql"
    moment = sa.DateTime(timezone=True) if postgres else sa.Float()
    names = postgresql.ARRAY(sa.Text()) if postgres else sa.Text()
    op.create_table(
        "game",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("room", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("start", sa.LargeBinary, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("created", moment, nullable=False),
        sa.Column("finished", moment),
        sa.Column("outcome", sa.Text, nullable=False),
        sa.Column("banned", names, nullable=False),
        sa.Column("roster_version", sa.BigInteger, nullable=False),
    )
    op.create_index("game_finished", "game", ["finished"])
    op.create_table(
        "step",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("by_seat", sa.Integer),
        sa.Column("player", sa.Text),
        sa.Column("request_id", sa.Text),
        sa.Column("request_hash", sa.LargeBinary, nullable=False),
        sa.Column("answer", sa.LargeBinary, nullable=False),
        sa.Column("created", moment, nullable=False),
        sa.PrimaryKeyConstraint("game", "number"),
        sa.UniqueConstraint("game", "player", "request_id"),
        sa.ForeignKeyConstraint(["game"], ["game.game"], ondelete="CASCADE"),
    )
    op.create_table(
        "errand",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("due", moment, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("game", "key"),
        sa.ForeignKeyConstraint(["game"], ["game.game"], ondelete="CASCADE"),
    )
    op.create_index("errand_due", "errand", ["due"])
    op.create_table(
        "seat",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("player", "game"),
        sa.ForeignKeyConstraint(["game"], ["game.game"], ondelete="CASCADE"),
    )
    op.create_index("seat_game", "seat", ["game"])
    op.create_table(
        "presence",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("replica", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("game", "seat", "replica"),
    )
    op.create_index("presence_replica", "presence", ["replica"])
    op.create_table(
        "lease",
        sa.Column("replica", sa.Text, primary_key=True),
        sa.Column("expires", sa.Float, nullable=False),
    )


def downgrade() -> None:
    for table in ("lease", "presence", "seat", "errand", "step", "game"):
        op.drop_table(table)
