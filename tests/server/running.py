"""A real server on a port of its own, and clients that speak to it over real sockets."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from secrets import token_hex
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from panicroom.server.bus import Bus
from panicroom.server.process.settings import Settings
from panicroom.server.protocol import VERSION
from panicroom.server.protocol.server import SERVER, written
from panicroom.server.services import Services
from panicroom.server.serving import Serving
from tests.any_game import seats_for
from tests.patience import PATIENCE

GENEROUS: dict[str, Any] = {
    "messages_per_second": 10_000,
    "sockets_per_address": 1000,
    "connections_per_address": 1000,
    "guests_per_hour": 1000,
    "tables_per_hour": 1000,
    "lookups_per_minute": 100_000,
    "welcomes_per_minute": 100_000,
    "talk_bytes_per_minute": 100_000_000,
}
Scenario = Callable[["Running"], Awaitable[None]]
Json = dict[str, Any]


def served(scenario: Scenario) -> Callable[[Path], None]:
    """A test that is given a running server."""
    return served_with()(scenario)


def served_with(**changes: Any) -> Callable[[Scenario], Callable[[Path], None]]:
    def wrap(scenario: Scenario) -> Callable[[Path], None]:
        def test(tmp_path: Path) -> None:
            asyncio.run(asyncio.wait_for(within(tmp_path, scenario, **changes), 2 * PATIENCE))

        test.__name__ = scenario.__name__
        return test

    return wrap


async def within(folder: Path, scenario: Scenario, **changes: Any) -> None:
    async with running(folder, **changes) as server:
        await scenario(server)


@asynccontextmanager
async def running(folder: Path, **changes: Any) -> AsyncIterator["Running"]:
    """With these settings, on this bus if one is named."""
    bus: Bus | None = changes.pop("bus", None)
    settings = replace(Settings(data=folder / "data", port=0, **GENEROUS), **changes)
    ready = asyncio.Event()
    serving = Serving(settings, lambda port: ready.set(), bus)
    task = asyncio.create_task(serving._serve())
    waiting = asyncio.create_task(ready.wait())
    await asyncio.wait({task, waiting}, return_when=asyncio.FIRST_COMPLETED)
    if task.done():
        task.result()
    try:
        async with requests_to(serving.port) as http:
            yield Running(http, serving.port, serving)
    finally:
        serving.should_exit = True
        await task


def requests_to(port: int) -> httpx.AsyncClient:
    """Without the timeout of five seconds that httpx has, and with a connection for each request:
    on a busy machine the server may close an idle one in the moment in which it is used again."""
    limits = httpx.Limits(max_keepalive_connections=0)
    return httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, limits=limits)


class Running:
    def __init__(self, http: httpx.AsyncClient, port: int, serving: Serving | None = None) -> None:
        self.http, self.port, self._serving = http, port, serving

    @property
    def services(self) -> Services:
        assert self._serving is not None
        services: Services = self._serving.config.app.state.services  # type: ignore[union-attr]
        return services

    def freeze_rate_limits(self) -> None:
        """No bucket is refilled from now on, however long the test takes."""
        now = self.services.monotonic()
        self.services.monotonic = lambda: now

    async def guest(self, name: str) -> str:
        """A newcomer's token."""
        answer = await self.http.post("/api/guests", json={"name": name})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["token"])

    async def ask(
        self, method: str, path: str, token: str | None = None, json: Any = None
    ) -> httpx.Response:
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        return await self.http.request(method, path, headers=headers, json=json)

    async def table(self, token: str, game: str = "panik", **other: Any) -> Json:
        fast = {"pace": 0}
        new = {"game": game, "wishes": {"seats": seats_for(game)}, "terms": fast} | other
        answer = await self.ask("POST", "/api/tables", token, new)
        assert answer.status_code == 201, answer.text
        made: Json = answer.json()
        return made

    @asynccontextmanager
    async def raw(self, name: str, **other: Any) -> AsyncIterator[ClientConnection]:
        address = f"ws://127.0.0.1:{self.port}/api/tables/{name}/socket"
        patient: Json = {"open_timeout": PATIENCE, "ping_timeout": None, "close_timeout": PATIENCE}
        async with connect(address, proxy=None, max_size=None, **patient, **other) as socket:
            yield socket

    @asynccontextmanager
    async def at(
        self,
        name: str,
        token: str | None = None,
        before: "Client | None" = None,
        words: bool = False,
    ) -> AsyncIterator["Client"]:
        """At the table, with or without a seat; who comes back says what they know."""
        async with self.raw(name) as socket:
            client = Client(socket)
            seen = None if before is None else before.seen()
            if before is not None:
                client.first, client.heard = before.first, before.heard
            hello = {"version": VERSION, "token": token, "seen": seen, "words": words}
            await client.send(type="hello", **hello)
            client.welcome = await client.receive()
            yield client


class Client:
    """Keeps what it is told, and checks that it is what the protocol allows."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.welcome: Json = {}
        self.standing: Json = {}
        self.first = 0
        self.heard: list[Json] = []
        self.here: list[int] = []
        self.onlookers: list[str | None] = []

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def receive(self) -> Json:
        text = await asyncio.wait_for(self.socket.recv(decode=True), PATIENCE)
        assert written(SERVER.validate_json(text)) == text
        message: Json = json.loads(text)
        if message["type"] in ("welcome", "told"):
            self._note(message)
        if "here" in message:
            self.here, self.onlookers = message["here"], message["onlookers"]
        return message

    def seen(self) -> Json:
        return {"seat": self.standing["seat"], "number": self.first + len(self.heard)}

    def _note(self, message: Json) -> None:
        if message["anew"]:
            self.first, self.heard = message["since"], []
        known = self.first + len(self.heard)
        assert message["since"] == known, "something was missed or told twice"
        self.heard += message["heard"]
        assert message["number"] == self.first + len(self.heard)
        self.standing = message

    async def until(self, *types: str) -> Json:
        """The next message of one of these types."""
        while True:
            message = await self.receive()
            if message["type"] in types:
                return message

    async def wish(self, type: str, id: str | None = None, **fields: Any) -> Json:
        """The answer to it."""
        id = id or token_hex(8)
        await self.send(type=type, id=id, **fields)
        while True:
            answer = await self.until("ack", "refused", "denied", "error")
            if answer.get("id") in (id, None):
                return answer

    async def done(self, type: str, **fields: Any) -> None:
        answer = await self.wish(type, **fields)
        assert answer["type"] == "ack", answer

    async def told_when(self, holds: Callable[[Json], bool]) -> Json:
        """How things stand as soon as they stand so."""
        while not holds(self.standing):
            await self.receive()
        return self.standing

    async def last_words(self) -> str:
        """The code of the bye, after which the server hangs up."""
        bye = await self.until("bye")
        try:
            await asyncio.wait_for(self.socket.recv(), PATIENCE)
        except ConnectionClosed:
            return str(bye["code"])
        raise AssertionError("a bye is the last message")
