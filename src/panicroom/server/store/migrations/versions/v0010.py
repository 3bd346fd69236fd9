"""What long work has found out about finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "findings",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "kind", name="pk_findings"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_findings_table_id_tables", ondelete="CASCADE"
        ),
    )
