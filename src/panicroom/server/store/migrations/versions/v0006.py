"""A checksum for each entry. Those from before have none and are not checked."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("entries", sa.Column("checksum", sa.BigInteger()))
