"""A table at which everything is kept that anybody was sent, could ask for, or that was logged."""

import json
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Final

from panicroom.server.process.logs import JsonFormatter
from panicroom.server.table.fold import TableFold
from tests.server.running import Client, Running, running

UNLISTED: Final = ("/metrics", "/docs", "/t/{name}")
"""Routes that are not in the description of the API."""
QUERIES: Final = {
    "history": ("?before=1", "?before=10000"),
    "why": ("?action=end-turn",),
    "impossible": ("", "?verb=place"),
    "film": ("", "?eyes=onlooker", "?eyes=0", "?eyes=9"),
    "replay": ("", "?open=true", "?step=0", "?step=1&seat=0", "?seat=7"),
}
WISHES: Final[tuple[dict[str, Any], ...]] = (
    {"type": "nonce"},
    {"type": "nonce", "nonce": "f" * 64},
    {"type": "nonce", "nonce": "secret"},
    {"type": "sit", "seat": 2},
    {"type": "sit", "seat": 99, "nonce": None},
    {"type": "start"},
    {"type": "start", "nonce": 7},
    {"type": "rematch"},
    {"type": "act", "decision": 10_000, "action": "dance"},
    {"type": "return"},
    {"type": "dance"},
)
"""Each of them is denied, refused or malformed, once the game has begun."""


class WatchedTable:
    """Two who play with a bot, one who watches, a guest who is not at the table, and every text
    that each of them was sent."""

    def __init__(self, server: Running, made: dict[str, Any], tokens: tuple[str, ...]) -> None:
        self.server, self.names = server, (made["code"], made["id"])
        self.tokens: tuple[str | None, ...] = (*tokens[:2], None, *tokens[2:])
        self.sent: list[list[str]] = [[] for _ in self.tokens]
        self.logged: list[str] = []
        self.clients: list[Client] = []

    def listen_to(self, client: Client) -> None:
        receive, sent = client.receive, self.sent[len(self.clients)]
        sent.append(json.dumps(client.welcome))

        async def keep() -> Any:
            message = await receive()
            sent.append(json.dumps(message))
            return message

        client.receive = keep  # type: ignore[method-assign]
        self.clients.append(client)

    async def heard(self) -> list[str]:
        """Everything that there was to hear and is to ask, as one text for each of them, and what
        was logged as the last one."""
        for client, token, sent in zip(self.clients, self.tokens, self.sent, strict=False):
            await client.send(type="ping")
            await client.until("pong")
            sent.append(await self.welcome(token))
        for token, sent in zip(self.tokens, self.sent, strict=True):
            for path in self.paths():
                answer = await self.server.ask("GET", path, token)
                sent.append(f"{answer.headers.raw} {answer.text}")
        return ["\n".join(texts) for texts in (*self.sent, self.logged)]

    async def welcome(self, token: str | None) -> str:
        """Of one who comes anew, and is told everything in words."""
        async with self.server.at(self.names[0], token, words=True) as client:
            return json.dumps(client.welcome)

    async def ask_in_vain(self) -> None:
        """What is answered with an error is sent as well."""
        for client in self.clients:
            for wish in WISHES:
                assert (await client.wish(**wish))["type"] != "ack", wish
            await client.socket.send("no message")
            await client.until("error")

    def paths(self) -> Iterator[str]:
        """Every route that can be read, so that a new one is watched from its first day on."""
        app: Any = self.server._serving.config.app  # type: ignore[union-attr]
        for route in (*readable(app.openapi()["paths"]), *UNLISTED):
            for name in self.names if "{name}" in route else self.names[:1]:
                path = route.replace("{name}", name)
                for query in QUERIES.get(path.rpartition("/")[2], ("",)):
                    yield path + query

    async def fold(self) -> TableFold:
        found = await self.server.services.tables.find(self.names[0], None)
        assert found is not None
        fold: TableFold = await found[1].look(lambda fold: fold)
        return fold


def readable(paths: dict[str, Any]) -> list[str]:
    """The routes for GET that need no more than the name of a table."""
    return [path for path, methods in paths.items() if "get" in methods and is_known(path)]


def is_known(path: str) -> bool:
    return "{" not in path.replace("{name}", "")


@contextmanager
def logged(lines: list[str]) -> Iterator[None]:
    """What the server logs, and at its loudest what the project logs."""

    class Keep(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(f"{JsonFormatter().format(record)} {record.getMessage()} {vars(record)}")

    root, ours, handler = logging.getLogger(), logging.getLogger("panicroom"), Keep()
    before = root.level, ours.level
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    ours.setLevel(logging.DEBUG)
    try:
        yield
    finally:
        root.removeHandler(handler)
        root.setLevel(before[0])
        ours.setLevel(before[1])


@asynccontextmanager
async def watched(folder: Path) -> AsyncIterator[WatchedTable]:
    async with running(folder) as server:
        tokens = [await server.guest(name) for name in ("Ann", "Bob", "Stranger")]
        made = await server.table(tokens[0], wishes={"seats": 3}, listed=True)
        table = WatchedTable(server, made, tuple(tokens))
        with logged(table.logged):
            async with (
                server.at(made["code"], tokens[0]) as ann,
                server.at(made["code"], tokens[1]) as bob,
                server.at(made["code"]) as watcher,
            ):
                for client in (ann, bob, watcher):
                    table.listen_to(client)
                yield table
