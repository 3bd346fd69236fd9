"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

ID = sa.String(32)


def upgrade() -> None:
    make_guests()
    make_tables()
    make_log()


def make_guests() -> None:
    op.create_table(
        "guests",
        sa.Column("id", ID, nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_guests"),
    )
    op.create_table(
        "links",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("guest", ID, nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_links"),
        of_guest("links"),
    )
    op.create_index("ix_links_guest", "links", ["guest"])


def make_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", ID, nullable=False),
        sa.Column("code", ID, nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("host", ID, nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.UniqueConstraint("code", name="uq_tables_code"),
    )
    op.create_table(
        "due",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("decision", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("by", sa.String(8), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "decision", "seat", "by", name="pk_due"),
        of_table("due"),
    )
    op.create_index("ix_due_at", "due", ["at"])


def make_log() -> None:
    op.create_table(
        "entries",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("client", sa.String(64)),
        sa.Column("guest", ID),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_entries"),
        sa.UniqueConstraint("table_id", "client", "seat", name="uq_entries_table_id_client_seat"),
        of_table("entries"),
    )
    op.create_index("ix_entries_guest_table_id", "entries", ["guest", "table_id"])
    op.create_table(
        "words",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("guest", ID, nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_words"),
        sa.ForeignKeyConstraint(
            ["table_id", "seq"],
            ["entries.table_id", "entries.seq"],
            name="fk_words_table_id_seq",
            ondelete="CASCADE",
        ),
        of_guest("words"),
    )
    op.create_index("ix_words_guest", "words", ["guest"])


def of_guest(table: str) -> sa.ForeignKeyConstraint:
    name = f"fk_{table}_guest"
    return sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=name, ondelete="CASCADE")


def of_table(table: str) -> sa.ForeignKeyConstraint:
    name = f"fk_{table}_table_id"
    return sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=name, ondelete="CASCADE")
