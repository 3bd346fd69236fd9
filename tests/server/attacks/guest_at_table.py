"""A guest who does at a table's socket what a test wants, and counts what was granted."""

from collections import Counter
from contextlib import suppress
from typing import Any

from panicroom.client import Api, Dismissed, Guest, Problem, Seat
from tests.client.test_seat import asked, at_once


class GuestAtTable:
    """`reached` counts what was granted, and how far games came."""

    def __init__(self, url: str, guest: Guest, reached: Counter[str]) -> None:
        self._api, self._guest, self.reached = Api(url), guest, reached
        self.seat: Seat | None = None

    @property
    def table(self) -> str | None:
        return None if self.seat is None else self.seat.table

    def open(self, **new: Any) -> None:
        with suppress(Problem):  # signed out meanwhile
            self.come(self._api.make_table(self._guest, **new)["code"])

    def come(self, table: str) -> None:
        self.go()
        self.seat = Seat(self._api, table, self._guest, at_once)

    def go(self) -> None:
        if self.seat is not None:
            self.seat.close()
            self.seat = None

    def wish(self, type: str, **fields: Any) -> bool:
        """A request may come at a wrong moment; it is then refused with a code."""
        if self.seat is None:
            return False
        try:
            self.seat.wish(type, **fields)
            self.seat.catch_up()
        except Problem:
            return False
        except Dismissed:
            self.seat = None
            return False
        self.reached.update([f"socket {type}", f"table {self.seat.state['status']}"])
        return True

    def begin(self, seat: int) -> None:
        """Against a bot."""
        self.wish("sit", seat=seat)
        self.wish("bot", seat=1 - seat, level="random")
        self.wish("start")

    def play(self, choices: list[int]) -> None:
        for choice in choices:
            if not self.is_waited_for():
                return
            assert self.seat is not None
            asked(self.seat)
            if self.seat.options:
                option = self.seat.options[choice % len(self.seat.options)]
                decision = self.seat.standing["decision"]
                self.wish("act", decision=decision, action=option["action"])

    def is_anywhere(self) -> bool:
        """Where there is still something to do."""
        return self.seat is not None and not self.seat.is_over

    def is_waited_for(self) -> bool:
        """The bot answers at once, so it is this guest's decision now or soon."""
        if self.seat is None or self.seat.number is None:
            return False
        table = self.seat.state
        is_own = table["chairs"][self.seat.number]["level"] is None
        return is_own and table["status"] == "playing" and not table["paused"]

    def play_again(self) -> None:
        """At the table of the rematch."""
        if self.wish("rematch") and self.seat is not None:
            self.come(self.seat.state["rematch"])
