"""Nothing that anybody is sent before the end tells the secret of the dice or the key made from it;
a nonce is not shown before nonces are fixed."""

import asyncio
import logging
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from panicroom.kernel.shared_dice import fresh_nonce
from panicroom.server.api import tables
from panicroom.server.table import standing
from panicroom.server.table.commands import opening, seating
from panicroom.server.table.denied import Denied
from panicroom.server.table.fold import TableFold
from panicroom.server.table.standing import TableView, table_view
from tests.server.secrecy.watched_dice import WatchedTable, watched

Patch = pytest.MonkeyPatch


async def check(folder: Path) -> None:
    async with watched(folder) as table:
        secret = (await table.fold()).secret
        nonces = await sit_down(table, secret)
        ann, bob, _ = table.clients
        await ann.done("start")
        key = (await table.fold()).key
        await table.ask_in_vain()
        for client in (ann, bob):
            await client.told_when(lambda told: bool(told["options"]))
            option = client.standing["options"][0]["action"]
            await client.done("act", decision=client.standing["decision"], action=option)
        await bob.done("leave")
        await bob.done("return")
        *heard, logged = await table.heard()
        assert all(nonce in text for nonce in nonces for text in heard)
        assert not any(hidden in text for hidden in (secret, key) for text in (*heard, logged))
        await ann.done("vote", end=True)
        await bob.done("vote", end=True)
        *heard, _ = await table.heard()
        assert all(shown in text for shown in (secret, key) for text in heard)


async def sit_down(table: WatchedTable, secret: str) -> tuple[str, str]:
    """The nonces of Ann and Bob, of which nobody else was told before the game."""
    ann, bob, _ = table.clients
    nonces = fresh_nonce(), fresh_nonce()
    await ann.done("sit", seat=0, nonce=nonces[0])
    await bob.done("sit", seat=1)
    await bob.done("nonce", nonce=nonces[1])
    await ann.done("bot", seat=2, level="easy")
    for who, heard in enumerate(await table.heard()):
        foreign = [nonce for seat, nonce in enumerate(nonces) if seat != who]
        assert not any(hidden in heard for hidden in (secret, *foreign)), who
    return nonces


def test_secret_and_key_are_sent_to_nobody_before_the_end(tmp_path: Path) -> None:
    asyncio.run(check(tmp_path))


def test_every_route_that_can_be_read_is_watched(tmp_path: Path) -> None:
    async def paths() -> set[str]:
        async with watched(tmp_path) as table:
            return {path.replace(table.names[0], "CODE") for path in table.paths()}

    found = asyncio.run(paths())
    for path in (
        "",
        "/record",
        "/replay",
        "/history?before=1",
        "/dossier",
        "/claims",
        "/impossible",
    ):
        assert f"/api/tables/CODE{path}" in found
    for path in ("", "/film?eyes=0"):
        assert f"/api/replays/CODE{path}" in found
    for path in (
        "/api/me",
        "/api/me/tables",
        "/api/me/export",
        "/api/tables",
        "/metrics",
        "/t/CODE",
    ):
        assert path in found


def leak_in_view(module: Any, monkeypatch: Patch) -> None:
    def leaky(fold: TableFold, seat: int | None) -> TableView:
        return replace(table_view(fold, seat), rematch=fold.secret)

    monkeypatch.setattr(module, "table_view", leaky)


def leak_of_nonces(monkeypatch: Patch) -> None:
    """Before the game: whoever starts last could choose their own by them."""

    def leaky(fold: TableFold, seat: int | None) -> TableView:
        given = "".join(chair.nonce or "" for chair in fold.lobby.chairs)
        return replace(table_view(fold, seat), rematch=given or None)

    monkeypatch.setattr(standing, "table_view", leaky)


def leak_in_denial(monkeypatch: Patch) -> None:
    def leaky(fold: TableFold) -> None:
        if fold.match is not None:
            raise Denied("already-started", key=fold.key)

    monkeypatch.setattr(seating, "must_be_open", leaky)


def leak_in_log(monkeypatch: Patch) -> None:
    last_nonce = opening.last_nonce

    def leaky(fold: TableFold, who: str, command: Any) -> Any:
        logging.getLogger("panicroom.server").debug("started", extra={"secret": fold.secret})
        return last_nonce(fold, who, command)

    monkeypatch.setattr(opening, "last_nonce", leaky)


LEAKS: dict[str, Any] = {
    "what is told": lambda patch: leak_in_view(standing, patch),
    "the card of a table": lambda patch: leak_in_view(tables, patch),
    "nonces in the lobby": leak_of_nonces,
    "a denial": leak_in_denial,
    "the log": leak_in_log,
}


@pytest.mark.parametrize("leak", LEAKS.values(), ids=LEAKS)
def test_a_planted_leak_is_caught(tmp_path: Path, monkeypatch: Patch, leak: Any) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError):
        asyncio.run(check(tmp_path))
