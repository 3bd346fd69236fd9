"""Tells a player that they can take over the table while its owner is away."""

from panicroom.cli.screen.terminal import Terminal
from panicroom.client import Seat


class Succession:
    def __init__(self, terminal: Terminal, seat: Seat) -> None:
        self.terminal, self.seat = terminal, seat
        self._was_heir = False

    def tell_if_new(self) -> None:
        """Once for each time that the owner goes away."""
        heir = self.seat.heir
        is_heir = heir is not None and heir["seat"] == self.seat.number and not self.seat.is_over
        if is_heir and not self._was_heir:
            self.terminal.say("join-heir")
        self._was_heir = is_heir
