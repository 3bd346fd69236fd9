"""Browsers that want to be called when it is their turn, and the calls to be made."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

ID = sa.String(32)


def upgrade() -> None:
    op.create_table(
        "subscriptions",
        sa.Column("id", ID, nullable=False),
        sa.Column("guest", ID, nullable=False),
        sa.Column("device", ID),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("key", sa.String(128), nullable=False),
        sa.Column("secret", sa.String(32), nullable=False),
        sa.Column("quiet_begin", sa.Integer()),
        sa.Column("quiet_end", sa.Integer()),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_subscriptions"),
        belongs("subscriptions", "guest", "guests"),
        belongs("subscriptions", "device", "devices"),
    )
    op.create_index("ix_subscriptions_guest", "subscriptions", ["guest"])
    op.create_index("ix_subscriptions_device", "subscriptions", ["device"])
    op.create_table(
        "calls",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("subscription", ID, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger()),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "subscription", name="pk_calls"),
        belongs("calls", "table_id", "tables"),
        belongs("calls", "subscription", "subscriptions"),
    )
    op.create_index("ix_calls_at", "calls", ["at"])


def belongs(table: str, column: str, to: str) -> sa.ForeignKeyConstraint:
    name = f"fk_{table}_{column}"
    return sa.ForeignKeyConstraint([column], [f"{to}.id"], name=name, ondelete="CASCADE")
