"""Settings of the page, kept for a guest."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "preferences",
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("values", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("guest", name="pk_preferences"),
        sa.ForeignKeyConstraint(
            ["guest"], ["guests.id"], name="fk_preferences_guest", ondelete="CASCADE"
        ),
    )
