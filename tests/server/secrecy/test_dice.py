"""Nothing that anybody is sent before the end tells the secret of the dice or the key made from it;
a nonce is not shown before nonces are fixed."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from panicroom.kernel.shared_dice import fresh_nonce
from panicroom.server.api import tables
from panicroom.server.table import standing
from panicroom.server.table.fold import TableFold
from panicroom.server.table.standing import TableView, table_view
from tests.server.running import Client, Running, running

PATHS = ("", "/record", "/replay?open=true", "/dossier", "/impossible", "/why?action=end-turn")
OWN = ("/api/me", "/api/me/tables", "/api/me/export", "/api/tables", "/metrics")
Patch = pytest.MonkeyPatch


class Watched:
    """Two who play with a bot, one who watches, and every text that each of them was sent."""

    def __init__(self, server: Running, code: str, tokens: tuple[str | None, ...]) -> None:
        self.server, self.code, self.tokens = server, code, tokens
        self.sent: list[list[str]] = [[] for _ in tokens]
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
        """Everything that there was to hear and is to ask, as one text for each of them."""
        for client, token, sent in zip(self.clients, self.tokens, self.sent, strict=True):
            await client.send(type="ping")
            await client.until("pong")
            for path in (*OWN, *(f"/api/tables/{self.code}{path}" for path in PATHS)):
                answer = await self.server.ask("GET", path, token)
                sent.append(f"{answer.headers.raw} {answer.text}")
        return ["\n".join(sent) for sent in self.sent]

    async def fold(self) -> TableFold:
        found = await self.server.services.tables.find(self.code, None)
        assert found is not None
        fold: TableFold = await found[1].look(lambda fold: fold)
        return fold


@asynccontextmanager
async def watched(folder: Path) -> AsyncIterator[Watched]:
    async with running(folder) as server:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        made = await server.table(ann, wishes={"seats": 3}, listed=True)
        party = Watched(server, made["code"], (ann, bob, None))
        async with (
            server.at(party.code, ann) as first,
            server.at(party.code, bob) as second,
            server.at(party.code) as third,
        ):
            for client in (first, second, third):
                party.listen_to(client)
            yield party


async def check(folder: Path) -> None:
    async with watched(folder) as party:
        ann, bob, _ = party.clients
        nonces = fresh_nonce(), fresh_nonce()
        await ann.done("sit", seat=0, nonce=nonces[0])
        await bob.done("sit", seat=1, nonce=nonces[1])
        await ann.done("bot", seat=2, level="easy")
        secret = (await party.fold()).secret
        for who, heard in enumerate(await party.heard()):
            foreign = [nonce for seat, nonce in enumerate(nonces) if seat != who]
            assert not any(hidden in heard for hidden in (secret, *foreign))
        await ann.done("start")
        key = (await party.fold()).key
        for client in (ann, bob):
            await client.told_when(lambda told: bool(told["options"]))
            option = client.standing["options"][0]["action"]
            await client.done("act", decision=client.standing["decision"], action=option)
        for heard in await party.heard():
            assert all(nonce in heard for nonce in nonces)
            assert not any(hidden in heard for hidden in (secret, key))
        await ann.done("vote", end=True)
        await bob.done("vote", end=True)
        for heard in await party.heard():
            assert all(shown in heard for shown in (secret, key))


def test_secret_and_key_are_sent_to_nobody_before_the_end(tmp_path: Path) -> None:
    asyncio.run(check(tmp_path))


@pytest.mark.parametrize("module", [standing, tables])
def test_a_planted_leak_is_caught(tmp_path: Path, monkeypatch: Patch, module: Any) -> None:
    def leaky(fold: TableFold, seat: int | None) -> TableView:
        return replace(table_view(fold, seat), rematch=fold.secret)

    monkeypatch.setattr(module, "table_view", leaky)
    with pytest.raises(AssertionError):
        asyncio.run(check(tmp_path))
