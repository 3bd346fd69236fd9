"""Persistence: guests, devices, links, tables, logs, what is due. Only this uses the database."""

from panicroom.server.store.copying import NotAFile, copy_database
from panicroom.server.store.database import file_of
from panicroom.server.store.errors import (
    LostRace,
    NewerDatabase,
    NoDatabase,
    OlderDatabase,
    SignedOut,
    StoreError,
    TooManyDevices,
    Unknown,
)
from panicroom.server.store.rows import (
    Appended,
    Device,
    Draft,
    Due,
    Entry,
    Guest,
    Kept,
    Link,
    SignedIn,
    Table,
)
from panicroom.server.store.store import Store, open_store, visit_store

__all__ = [
    "Appended",
    "Device",
    "Draft",
    "Due",
    "Entry",
    "Guest",
    "Kept",
    "Link",
    "LostRace",
    "NewerDatabase",
    "NoDatabase",
    "NotAFile",
    "OlderDatabase",
    "SignedIn",
    "SignedOut",
    "Store",
    "StoreError",
    "Table",
    "TooManyDevices",
    "Unknown",
    "copy_database",
    "file_of",
    "open_store",
    "visit_store",
]
