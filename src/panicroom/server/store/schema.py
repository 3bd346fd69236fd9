"""The tables of the database. A change here is a migration beside the others."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
)

metadata = MetaData(
    # Explicit names, so that a later migration can find them on any database.
    naming_convention={
        "pk": "pk_%(table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    }
)

ID = String(32)


def of_table() -> "Column[str]":
    return Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def of_guest() -> "Column[str]":
    return Column(
        "guest", ID, ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True
    )


guests = Table(
    "guests",
    metadata,
    Column("id", ID, primary_key=True),
    Column("name", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

devices = Table(
    "devices",
    metadata,
    Column("id", ID, primary_key=True),
    of_guest(),
    Column("made", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
    Column("browser", String(16)),
    Column("system", String(16)),
)

preferences = Table(
    "preferences",
    metadata,
    Column("guest", ID, ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("values", Text, nullable=False),
)

links = Table(
    "links",
    metadata,
    Column("hash", String(64), primary_key=True),
    of_guest(),
    Column("made", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
    Column("device", ID, ForeignKey("devices.id", ondelete="CASCADE"), index=True),
)

tables = Table(
    "tables",
    metadata,
    Column("id", ID, primary_key=True),
    Column("code", ID, nullable=False, unique=True),
    Column("game", String(32), nullable=False),
    Column("status", String(16), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("host", ID, nullable=False),
    Column("key", String(64), nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("active", BigInteger, nullable=False),
    Column("marked", BigInteger),
    # How many entries its log has, and how often words in it were deleted: what is in memory
    # elsewhere is compared with both.
    Column("head", Integer, nullable=False),
    Column("erased", Integer, nullable=False),
)

# Codes that were renewed: they still lead those to the table who have sat there.
old_codes = Table(
    "old_codes",
    metadata,
    Column("code", ID, primary_key=True),
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
)

# A position of a log is taken once, and so is a client id of a seat: whichever process appends, the
# second one is refused here. No foreign key to guests: when a guest is deleted, the log stays, with
# an id of nobody.
entries = Table(
    "entries",
    metadata,
    of_table(),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    Column("seat", Integer),
    Column("client", String(64)),
    Column("guest", ID),
    Column("checksum", BigInteger),
    UniqueConstraint("table_id", "client", "seat"),
    Index(None, "guest", "table_id"),
    # Without a seat the constraint above sees two different unknown seats.
    Index(
        "uq_entries_table_id_client",
        "table_id",
        "client",
        unique=True,
        sqlite_where=text("seat IS NULL"),
        postgresql_where=text("seat IS NULL"),
    ),
)

words = Table(
    "words",
    metadata,
    Column("table_id", ID, primary_key=True),
    Column("seq", Integer, primary_key=True),
    of_guest(),
    Column("text", Text, nullable=False),
    ForeignKeyConstraint(
        ["table_id", "seq"], ["entries.table_id", "entries.seq"], ondelete="CASCADE"
    ),
)

due = Table(
    "due",
    metadata,
    of_table(),
    Column("decision", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("by", String(8), primary_key=True),
    Column("at", BigInteger, nullable=False, index=True),
)

# Where calls lead: a browser by its push service, an address for e-mail, or the webhook of a table.
# Quiet hours are minutes of a day in that zone.
receivers = Table(
    "receivers",
    metadata,
    Column("id", ID, primary_key=True),
    Column("way", String(8), nullable=False),
    of_guest(),
    Column("device", ID, ForeignKey("devices.id", ondelete="CASCADE"), index=True),
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), index=True),
    Column("address", Text, nullable=False),
    Column("key", String(128)),
    Column("secret", String(32)),
    Column("lang", String(8)),
    Column("confirmed", Boolean, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("quiet_begin", Integer),
    Column("quiet_end", Integer),
    Column("zone", String(64), nullable=False),
)

# What a receiver is to be called about, or was last called about: then `at` is empty. The first
# call to a receiver is about no table.
calls = Table(
    "calls",
    metadata,
    Column("id", ID, primary_key=True),
    Column(
        "receiver", ID, ForeignKey("receivers.id", ondelete="CASCADE"), nullable=False, index=True
    ),
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE")),
    Column("kind", String(8), nullable=False),
    Column("key", String(64), nullable=False),
    Column("at", BigInteger, index=True),
    Column("tries", Integer, nullable=False),
    UniqueConstraint("table_id", "receiver"),
)

# What long work has found out about a finished game, such as its turning points.
findings = Table(
    "findings",
    metadata,
    of_table(),
    Column("kind", String(16), primary_key=True),
    Column("body", Text, nullable=False),
)

# What all servers of one database have in common, such as the key that signs tokens.
shared = Table(
    "shared",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("value", Text, nullable=False),
)
