"""Run by Alembic, on the connection and in the transaction of `migrate`."""

from alembic import context

from panicroom.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite changes a table by making a new one
)
context.run_migrations()
