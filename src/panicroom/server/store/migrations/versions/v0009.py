"""Calls by e-mail and webhook too: one list of receivers, whatever way leads to them."""

from collections.abc import Sequence
from secrets import token_hex
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"

ID = sa.String(32)


def upgrade() -> None:
    browsers = rows(
        "SELECT id, guest, device, endpoint AS address, key, secret, quiet_begin, quiet_end, zone"
        " FROM subscriptions"
    )
    planned = rows("SELECT subscription AS receiver, table_id, kind, key, at, tries FROM calls")
    op.drop_table("calls")
    op.drop_table("subscriptions")
    receivers, calls = make_receivers(), make_calls()
    if browsers:
        same = {"way": "push", "confirmed": True, "made": 0}
        op.bulk_insert(receivers, [{**each, **same} for each in browsers])
    if planned:
        op.bulk_insert(calls, [{**each, "id": token_hex(8)} for each in planned])


def rows(query: str) -> Sequence[dict[str, Any]]:
    return [dict(row) for row in op.get_bind().execute(sa.text(query)).mappings()]


def make_receivers() -> sa.Table:
    made = op.create_table(
        "receivers",
        sa.Column("id", ID, nullable=False),
        sa.Column("way", sa.String(8), nullable=False),
        sa.Column("guest", ID, nullable=False),
        sa.Column("device", ID),
        sa.Column("table_id", ID),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("key", sa.String(128)),
        sa.Column("secret", sa.String(32)),
        sa.Column("lang", sa.String(8)),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("quiet_begin", sa.Integer()),
        sa.Column("quiet_end", sa.Integer()),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_receivers"),
        belongs("receivers", "guest", "guests"),
        belongs("receivers", "device", "devices"),
        belongs("receivers", "table_id", "tables"),
    )
    for column in ("guest", "device", "table_id"):
        op.create_index(f"ix_receivers_{column}", "receivers", [column])
    return made


def make_calls() -> sa.Table:
    made = op.create_table(
        "calls",
        sa.Column("id", ID, nullable=False),
        sa.Column("receiver", ID, nullable=False),
        sa.Column("table_id", ID),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger()),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_calls"),
        sa.UniqueConstraint("table_id", "receiver", name="uq_calls_table_id_receiver"),
        belongs("calls", "receiver", "receivers"),
        belongs("calls", "table_id", "tables"),
    )
    op.create_index("ix_calls_receiver", "calls", ["receiver"])
    op.create_index("ix_calls_at", "calls", ["at"])
    return made


def belongs(table: str, column: str, to: str) -> sa.ForeignKeyConstraint:
    name = f"fk_{table}_{column}"
    return sa.ForeignKeyConstraint([column], [f"{to}.id"], name=name, ondelete="CASCADE")
