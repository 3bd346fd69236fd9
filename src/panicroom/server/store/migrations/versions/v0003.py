"""Tables keep the codes they had before a renewal."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "old_codes",
        sa.Column("code", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_old_codes"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_old_codes_table_id", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_old_codes_table_id", "old_codes", ["table_id"])
