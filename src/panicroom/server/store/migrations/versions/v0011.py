"""Several servers on one database: how long each log is, and what all of them have in common."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"

NOWHERE = sa.text("seat IS NULL")


def upgrade() -> None:
    count_entries()
    op.create_index(
        "uq_entries_table_id_client",
        "entries",
        ["table_id", "client"],
        unique=True,
        sqlite_where=NOWHERE,
        postgresql_where=NOWHERE,
    )
    op.create_table(
        "shared",
        sa.Column("name", sa.String(16), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_shared"),
    )


def count_entries() -> None:
    op.add_column("tables", sa.Column("head", sa.Integer()))
    op.add_column("tables", sa.Column("erased", sa.Integer()))
    tables = sa.table("tables", *map(sa.column, ("id", "head", "erased")))
    entries = sa.table("entries", *map(sa.column, ("table_id", "seq")))
    last = sa.select(sa.func.max(entries.c.seq)).where(entries.c.table_id == tables.c.id)
    op.execute(tables.update().values(head=sa.func.coalesce(last.scalar_subquery(), 0), erased=0))
    with op.batch_alter_table("tables") as batch:
        batch.alter_column("head", existing_type=sa.Integer(), nullable=False)
        batch.alter_column("erased", existing_type=sa.Integer(), nullable=False)
