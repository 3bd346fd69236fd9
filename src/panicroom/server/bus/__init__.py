"""Rings between the servers of one database: that something has changed, never what. Each may be
lost, so whoever needs to know compares with the database as well."""

from panicroom.server.bus.bus import Bus, Listener
from panicroom.server.bus.memory import Hub, MemoryBus

__all__ = ["Bus", "Hub", "Listener", "MemoryBus"]
