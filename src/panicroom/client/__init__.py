"""A client of the server: the REST API, and a seat at a table that reconnects by itself."""

from panicroom.client.api import Api, Guest
from panicroom.client.dice_witness import DiceWitness
from panicroom.client.errors import ClientError, Dismissed, Problem, Refused, Unreachable
from panicroom.client.seat import Seat

__all__ = [
    "Api",
    "ClientError",
    "DiceWitness",
    "Dismissed",
    "Guest",
    "Problem",
    "Refused",
    "Seat",
    "Unreachable",
]
