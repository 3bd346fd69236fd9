"""The protocol from the other side: a guest, a table looked at, and a seat at it."""

from panicroom.client.house import Guest, House
from panicroom.client.seat import Seat
from panicroom.client.trouble import Dismissed, Problem, Refused, Trouble, Unreachable

__all__ = ["Dismissed", "Guest", "House", "Problem", "Refused", "Seat", "Trouble", "Unreachable"]
