"""Addresses on loopback: to the server each is another client. 127.0.0.1 is a trusted proxy and has
no limits, so nobody here uses it."""

from typing import Final

PLAYERS: Final = ("127.0.0.100", "127.0.0.101")
ATTACKER: Final = "127.0.0.2"
CROWD: Final = tuple(f"127.0.1.{number}" for number in range(1, 41))
"""Of an attacker who has many addresses."""
