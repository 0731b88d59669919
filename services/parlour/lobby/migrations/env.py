"""Runs the lobby's migrations on the connection that platform.database hands over."""

from __future__ import annotations

from alembic import context
from parlour.lobby.store.tables import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
