"""What lasts: guests, links, tables, their logs and what is due. Only this knows the database."""

from panicroom.server.store.errors import LostRace, NewerDatabase, StoreError, Unknown
from panicroom.server.store.rows import Appended, Draft, Due, Entry, Guest, Link, Table
from panicroom.server.store.store import Store, open_store

__all__ = [
    "Appended",
    "Draft",
    "Due",
    "Entry",
    "Guest",
    "Link",
    "LostRace",
    "NewerDatabase",
    "Store",
    "StoreError",
    "Table",
    "Unknown",
    "open_store",
]
