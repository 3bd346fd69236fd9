"""Guests carry when they were last given a token."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Nobody knows of those who are there: as if they had just been given one."""
    op.add_column("guests", sa.Column("seen", sa.BigInteger()))
    guests = sa.table("guests", sa.column("seen", sa.BigInteger))
    op.execute(guests.update().values(seen=time.time_ns() // 1_000_000))
    with op.batch_alter_table("guests") as batch:
        batch.alter_column("seen", existing_type=sa.BigInteger(), nullable=False)
