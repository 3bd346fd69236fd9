"""The protocol from the other side: a guest, a table looked at, and a seat at it."""

from panicroom.client.api import Api, Guest
from panicroom.client.errors import ClientError, Dismissed, Problem, Refused, Unreachable
from panicroom.client.seat import Seat

__all__ = ["Api", "ClientError", "Dismissed", "Guest", "Problem", "Refused", "Seat", "Unreachable"]
