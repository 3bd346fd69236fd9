"""Persistence: guests, devices, links, tables, logs, what is due. Only this uses the database."""

from panicroom.server.store.calls import Call, CallKind, Wanted
from panicroom.server.store.copying import NotAFile, copy_database
from panicroom.server.store.database_file import file_of
from panicroom.server.store.errors import (
    CannotStore,
    LostRace,
    NewerDatabase,
    NoDatabase,
    OlderDatabase,
    SignedOut,
    StoreError,
    TooManyDevices,
    Unknown,
    Unreachable,
    UnreadableLog,
    UnusableDatabase,
)
from panicroom.server.store.integrity import CHECK_SECONDS, Findings
from panicroom.server.store.log_lengths import NAME as LOG_LENGTHS
from panicroom.server.store.postgres_engine import shown
from panicroom.server.store.receivers import Quiet, Receiver, Way
from panicroom.server.store.rows import (
    Appended,
    Device,
    Draft,
    Due,
    Entry,
    Guest,
    Head,
    Kept,
    Link,
    SignedIn,
    Table,
)
from panicroom.server.store.store import Store, migrate_store, open_store, visit_store

__all__ = [
    "CHECK_SECONDS",
    "LOG_LENGTHS",
    "Appended",
    "Call",
    "CallKind",
    "CannotStore",
    "Device",
    "Draft",
    "Due",
    "Entry",
    "Findings",
    "Guest",
    "Head",
    "Kept",
    "Link",
    "LostRace",
    "NewerDatabase",
    "NoDatabase",
    "NotAFile",
    "OlderDatabase",
    "Quiet",
    "Receiver",
    "SignedIn",
    "SignedOut",
    "Store",
    "StoreError",
    "Table",
    "TooManyDevices",
    "Unknown",
    "Unreachable",
    "UnreadableLog",
    "UnusableDatabase",
    "Wanted",
    "Way",
    "copy_database",
    "file_of",
    "migrate_store",
    "open_store",
    "shown",
    "visit_store",
]
