"""Attacks with requests that take a long time to answer."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import httpx

from tests.any_game import played, seats_for
from tests.server.load.sockets import open_socket
from tests.server.siege.sources import ATTACKER
from tests.server.siege.target import Target

GAME: Final = "station"
FILMS, QUESTIONS = 6, 16
PAUSE: Final = 0.005
"""Seconds after a refusal, or refusals would be all that the attacker gets."""


async def films(target: Target) -> None:
    """Without a token: a whole game is played for each."""
    record = str(played(GAME, "siege").record)

    async with http_to(target) as http:

        async def ask(target: Target) -> None:
            await count(target, await http.post("/api/films", json={"record": record}))

        await target.at_once(FILMS, ask)


async def questions(target: Target) -> None:
    """By one who sits at a table of their own, about all that cannot be done there."""
    async with http_to(target) as http:
        guest = (await http.post("/api/guests", json={"name": "Eve"})).json()
        http.headers["authorization"] = f"Bearer {guest['token']}"
        code = await begun(http, target.port, guest["token"])

        async def ask(target: Target) -> None:
            await count(target, await http.get(f"/api/tables/{code}/impossible"))

        await target.at_once(QUESTIONS, ask)


async def count(target: Target, answer: httpx.Response) -> None:
    target.sent += 1
    if answer.status_code == 429:
        target.cut += 1
        await asyncio.sleep(PAUSE)


async def begun(http: httpx.AsyncClient, port: int, token: str) -> str:
    """The code of a game against bots."""
    new: dict[str, Any] = {"game": GAME, "wishes": {"seats": seats_for(GAME)}}
    code = str((await http.post("/api/tables", json=new)).raise_for_status().json()["code"])
    socket = await open_socket(port, code, token, source=ATTACKER)
    await socket.send(type="sit", id="sit", seat=0)
    for seat in range(1, seats_for(GAME)):
        await socket.send(type="bot", id=f"{seat}", seat=seat, level="random")
    await socket.send(type="start", id="start")
    await socket.until(lambda each: each.acknowledged == "start")
    await socket.close()
    return code


@asynccontextmanager
async def http_to(target: Target) -> AsyncIterator[httpx.AsyncClient]:
    source = httpx.AsyncHTTPTransport(local_address=ATTACKER)
    address = f"http://127.0.0.1:{target.port}"
    async with httpx.AsyncClient(base_url=address, transport=source, timeout=None) as http:
        yield http
