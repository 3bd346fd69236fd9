"""Devices of guests: each has a token of its own, and a link remembers on which it was made."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

ID = sa.String(32)


def upgrade() -> None:
    """Tokens and links from before belong to no device."""
    op.create_table(
        "devices",
        sa.Column("id", ID, nullable=False),
        sa.Column("guest", ID, nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.Column("browser", sa.String(16)),
        sa.Column("system", sa.String(16)),
        sa.PrimaryKeyConstraint("id", name="pk_devices"),
        sa.ForeignKeyConstraint(
            ["guest"], ["guests.id"], name="fk_devices_guest", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_devices_guest", "devices", ["guest"])
    with op.batch_alter_table("links") as batch:
        batch.add_column(sa.Column("device", ID))
        batch.create_foreign_key(
            "fk_links_device", "devices", ["device"], ["id"], ondelete="CASCADE"
        )
        batch.create_index("ix_links_device", ["device"])
