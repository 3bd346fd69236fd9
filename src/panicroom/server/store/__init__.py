"""Persistence: guests, links, tables, their logs and what is due. Only this uses the database."""

from panicroom.server.store.copying import NotAFile, copy_database
from panicroom.server.store.errors import (
    LostRace,
    NewerDatabase,
    NoDatabase,
    OlderDatabase,
    StoreError,
    Unknown,
)
from panicroom.server.store.rows import Appended, Draft, Due, Entry, Guest, Kept, Link, Table
from panicroom.server.store.store import Store, open_store, visit_store

__all__ = [
    "Appended",
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
    "Store",
    "StoreError",
    "Table",
    "Unknown",
    "copy_database",
    "open_store",
    "visit_store",
]
