"""Alembic's way in: migrations run on the connection that `platform.database.migrate` opened."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
