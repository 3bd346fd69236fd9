"""A seat at a table: events in order, requests executed once, and reconnecting with backoff."""

from collections.abc import Callable
from contextlib import suppress
from secrets import token_hex
from time import sleep
from typing import Any, Final

from panicroom.client.api import Api, Guest, Json
from panicroom.client.connection import Connection, ConnectionLost
from panicroom.client.dice_witness import DiceWitness
from panicroom.client.errors import Problem, Unreachable
from panicroom.client.replies import is_reply, raise_if_rejected

FIRST_DELAY: Final = 0.2
LONGEST_DELAY: Final = 10.0
LATER: Final = "later"
"""The reply to a request that may succeed when it is sent again."""

OnRetry = Callable[[int, float], None]
"""Called before each attempt to reconnect with its number and the delay to sleep; with 0 after
success."""


def wait(attempt: int, delay: float) -> None:
    sleep(delay)


class Seat:
    """`heard` holds notices and game events in order, `first` counts those before it, which the
    server sends only if asked; `standing` is the last state received. After a lost connection it
    reconnects; nothing is received or executed twice. `dice` adds a nonce to the requests that
    take one, and remembers what shows whether the server used it."""

    def __init__(
        self,
        api: Api,
        table: str,
        guest: Guest | None = None,
        on_retry: OnRetry = wait,
        dice: DiceWitness | None = None,
    ) -> None:
        self.api, self.table, self.guest = api, table, guest
        self.on_retry = on_retry
        self.dice = dice or DiceWitness()
        self.heard: list[Json] = []
        self.first = 0
        self.here: list[int] = []
        self.onlookers: list[str | None] = []
        self.is_host = False
        self.heir: Json | None = None
        """Who may take over the table while its owner is away, and when."""
        self.standing: Json = {}
        self._acted: int | None = None
        self._is_caught_up = True
        self._request: Json | None = None
        self._reply: Json | None = None
        self._connection = self._connected()

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
        """The legal actions; none while the broadcast of an acknowledged action is under way."""
        options: list[Json] = self.standing["options"]
        return [] if self._acted == self.standing["decision"] else options

    @property
    def end(self) -> int:
        """The number of the last item heard."""
        return self.first + len(self.heard)

    def after(self, number: int) -> list[Json]:
        """What was heard after this number."""
        return self.heard[max(0, number - self.first) :]

    def fetch_earlier(self) -> None:
        """Ask for all that was heard before `first`, page by page."""
        while self.first > 0:
            page = self.api.history(self.table, self.first, self.guest)
            if page["seat"] != self.number or page["since"] >= self.first:
                return
            self.heard[:0] = page["heard"]
            self.first = page["since"]

    def receive(self, seconds: float | None = None) -> bool:
        """Whether a message came within the timeout; None waits without one."""
        try:
            message = self._connection.receive(seconds)
        except ConnectionLost:
            self._reconnect()
            return True
        if message is None:
            return False
        self._take(message)
        return True

    def catch_up(self) -> None:
        """Receive everything sent so far: messages keep their order, so it precedes the pong."""
        self._is_caught_up = False
        try:
            self._connection.send({"type": "ping"})
        except ConnectionLost:
            self._reconnect()
        while not self._is_caught_up:
            self.receive()

    def wish(self, type: str, **fields: Any) -> None:
        """Send a request and wait until it is stored; raise why not if it is rejected."""
        fields = self.dice.with_nonce(type, fields)
        self._request = {"type": type, "id": token_hex(8), **fields}
        delay = FIRST_DELAY
        while (reply := self._replied(self._request)).get("code") == LATER:
            self.on_retry(1, delay)
            delay = min(2 * delay, LONGEST_DELAY)
            self.on_retry(0, 0.0)
        self._request = None
        self.dice.answered(type, reply["type"] == "ack")
        raise_if_rejected(reply)

    def _replied(self, request: Json) -> Json:
        """The reply to it, however often the connection is lost."""
        self._reply = None
        try:
            self._connection.send(request)
        except ConnectionLost:
            self._reconnect()
        while self._reply is None:
            self.receive()
        return self._reply

    def give_nonce(self) -> None:
        """For a seat that was taken without one, as at a rematch. The game starts without it, too,
        so a denial is no matter."""
        if self.number is not None and self.state["status"] == "open" and not self.dice.sent:
            with suppress(Problem):
                self.wish("nonce")

    def act(self, decision: int, action: str) -> None:
        """Choose an option of a decision, by its text."""
        self.wish("act", decision=decision, action=action)
        self._acted = decision

    def close(self) -> None:
        self._connection.close()

    def _take(self, message: Json) -> None:
        if message["type"] in ("welcome", "told"):
            self._note(message)
        if message["type"] in ("welcome", "pong", "error"):
            self._is_caught_up = True
        if "here" in message:
            self.here, self.onlookers = message["here"], message["onlookers"]
            self.heir = message["heir"]
        if self._request is not None and is_reply(message, self._request["id"]):
            self._reply = message

    def _note(self, message: Json) -> None:
        """A page that begins anew replaces all that was received before."""
        if message["anew"]:
            self.heard, self.first = [], message["since"]
        self.heard[message["since"] - self.first :] = message["heard"]
        self.is_host = is_host_in(message, self.is_host)
        self.standing = message
        self.dice.see(message)

    def _connected(self) -> Connection:
        """Connect; after a first time, ask only for the events since the last one received."""
        connection = Connection(self.api.address, self.table)
        seen = {"seat": self.number, "number": self.end} if self.standing else None
        try:
            self._take(connection.hello(self.guest, seen))
        except ConnectionLost:
            raise Unreachable(self.api.address) from None
        return connection

    def _reconnect(self) -> None:
        """Retry with exponential backoff, without limit. A request that was not acknowledged is
        sent again with the same id: the server executes it once."""
        self._connection.close()
        attempt, delay = 0, FIRST_DELAY
        while True:
            attempt += 1
            self.on_retry(attempt, delay)
            delay = min(2 * delay, LONGEST_DELAY)
            try:
                self._connection = self._connected()
                if self._request is not None and self._reply is None:
                    self._connection.send(self._request)
                self.on_retry(0, 0.0)
                return
            except (Unreachable, ConnectionLost, Problem):
                continue


def is_host_in(message: Json, before: bool) -> bool:
    """A table can change hands; an owner without a seat is told so by a welcome alone."""
    if message["type"] == "welcome":
        return bool(message["host"])
    owner = [seat for seat, chair in enumerate(message["table"]["chairs"]) if chair["is_host"]]
    return message["seat"] in owner if owner else before
