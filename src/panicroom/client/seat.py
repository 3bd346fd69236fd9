"""A place at a table: what was told there, in order, and what is wished for, each wish once."""

from collections.abc import Callable
from secrets import token_hex
from time import sleep
from typing import Any, Final

from panicroom.client.api import Api, Guest, Json
from panicroom.client.connection import Connection, ConnectionLost
from panicroom.client.errors import Unreachable
from panicroom.client.replies import is_answer, judge

FIRST_PAUSE: Final = 0.2
LONGEST_PAUSE: Final = 10.0

Waiting = Callable[[int, float], None]
"""Told which try it is and the pause before it; 0 when the server was found again."""


def wait(times: int, pause: float) -> None:
    sleep(pause)


class Seat:
    """`heard` is all that was told, notices and events of the game as they came; `standing` is how
    things stand now. A connection that is lost is opened again, and nothing told or said twice."""

    def __init__(
        self, api: Api, table: str, guest: Guest | None = None, waiting: Waiting = wait
    ) -> None:
        self.api, self.table, self.guest = api, table, guest
        self.waiting = waiting
        self.heard: list[Json] = []
        self.here: list[int] = []
        self.onlookers: list[str | None] = []
        self.is_host = False
        self.standing: Json = {}
        self._acted: int | None = None
        self._is_caught_up = True
        self._wished: Json | None = None
        self._answer: Json | None = None
        self._line = self._opened()

    @property
    def number(self) -> int | None:
        """The seat; None for one who only watches."""
        seat: int | None = self.standing["seat"]
        return seat

    @property
    def state(self) -> Json:
        """The table beside the game."""
        state: Json = self.standing["table"]
        return state

    @property
    def is_over(self) -> bool:
        return bool(self.state["status"] == "over")

    @property
    def options(self) -> list[Json]:
        """What may be done now; nothing as long as the own answer is still under way."""
        options: list[Json] = self.standing["options"]
        return [] if self._acted == self.standing["decision"] else options

    def receive(self, seconds: float | None = None) -> bool:
        """Whether something came in that time; without a time it is waited for."""
        try:
            message = self._line.receive(seconds)
        except ConnectionLost:
            self._come_back()
            return True
        if message is None:
            return False
        self._take(message)
        return True

    def catch_up(self) -> None:
        """Take all that was told up to now: what the server answers comes after it."""
        self._is_caught_up = False
        try:
            self._line.send({"type": "ping"})
        except ConnectionLost:
            self._come_back()
        while not self._is_caught_up:
            self.receive()

    def wish(self, type: str, **fields: Any) -> None:
        """Until it is stored; or raised why not."""
        self._wished = {"type": type, "id": token_hex(8), **fields}
        self._answer = None
        try:
            self._line.send(self._wished)
        except ConnectionLost:
            self._come_back()
        while self._answer is None:
            self.receive()
        self._wished = None
        judge(self._answer)

    def act(self, decision: int, action: str) -> None:
        """An option, by its text, of the decision that was asked."""
        self.wish("act", decision=decision, action=action)
        self._acted = decision

    def close(self) -> None:
        self._line.close()

    def _take(self, message: Json) -> None:
        if message["type"] in ("welcome", "told"):
            self._note(message)
        if message["type"] in ("welcome", "pong", "error"):
            self._is_caught_up = True
        if "here" in message:
            self.here, self.onlookers = message["here"], message["onlookers"]
        if self._wished is not None and is_answer(message, self._wished["id"]):
            self._answer = message

    def _note(self, message: Json) -> None:
        """What the server tells anew takes the place of what it told before."""
        self.heard[message["since"] :] = message["heard"]
        self.is_host = message.get("host", self.is_host)
        self.standing = message

    def _opened(self) -> Connection:
        line = Connection(self.api.address, self.table)
        seen = {"seat": self.number, "number": len(self.heard)} if self.standing else None
        try:
            self._take(line.hello(self.guest, seen))
        except ConnectionLost:
            raise Unreachable(self.api.address) from None
        return line

    def _come_back(self) -> None:
        """However long it takes. What was not acknowledged is said again with the same id: if it
        was stored already, it counts once."""
        self._line.close()
        times, pause = 0, FIRST_PAUSE
        while True:
            times += 1
            self.waiting(times, pause)
            pause = min(2 * pause, LONGEST_PAUSE)
            try:
                self._line = self._opened()
                if self._wished is not None and self._answer is None:
                    self._line.send(self._wished)
                self.waiting(0, 0.0)
                return
            except (Unreachable, ConnectionLost):
                continue
