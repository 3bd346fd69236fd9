"""Tables carry when something last happened there, and since when they are marked for deletion."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("active", sa.BigInteger()))
    op.add_column("tables", sa.Column("marked", sa.BigInteger()))
    tables = sa.table("tables", *map(sa.column, ("id", "made", "active")))
    entries = sa.table("entries", *map(sa.column, ("table_id", "at")))
    last = sa.select(sa.func.max(entries.c.at)).where(entries.c.table_id == tables.c.id)
    active = sa.func.coalesce(last.scalar_subquery(), tables.c.made)
    op.execute(tables.update().values(active=active))
    with op.batch_alter_table("tables") as batch:
        batch.alter_column("active", existing_type=sa.BigInteger(), nullable=False)
