"""The attacks: each from one address, except for the crowd of idle sockets."""

import asyncio
from collections.abc import Mapping
from typing import Final

from panicroom.server.protocol import VERSION
from tests.server.attacks.raw_peer import (
    EMPTY_FRAGMENT,
    FIRST_FRAGMENT,
    PING,
    frame,
    peer,
    read_until,
    request,
    upgrade,
    write,
)
from tests.server.siege.heavy import films, questions
from tests.server.siege.sources import ATTACKER, CROWD
from tests.server.siege.target import Attack, Target

IDLE_OF_ADDRESS: Final = 50
"""Of each of the forty addresses: 2,000 sockets."""
SLOW: Final = 10
CONNECTIONS: Final = 64
AT_A_TIME: Final = 1_000
HELLO: Final = frame({"type": "hello", "version": VERSION})
END: Final = b"\r\n\r\n"
PATHS: Final = ("/", "/healthz", "/api/games", "/api/openapi.json", "/api/protocol.json")


async def pings(target: Target) -> None:
    """Without a token, over three sockets."""

    async def flood(target: Target) -> None:
        with peer(target.port, ATTACKER) as socket:
            await upgrade(socket, target.code)
            while target.is_attacked:
                await write(socket, PING * AT_A_TIME)
                target.sent += AT_A_TIME

    await target.at_once(3, flood)


async def fragments(target: Target) -> None:
    """Of a message that never ends."""

    async def flood(target: Target) -> None:
        with peer(target.port, ATTACKER) as socket:
            await upgrade(socket, target.code)
            await write(socket, FIRST_FRAGMENT)
            while target.is_attacked:
                await write(socket, EMPTY_FRAGMENT * AT_A_TIME)
                target.sent += AT_A_TIME

    await target.at_once(3, flood)


async def idle_sockets(target: Target) -> None:
    """Onlookers at the player's own table, who are told of everything that happens there. Those who
    find it full stay away."""

    async def listen(source: str) -> None:
        with peer(target.port, source) as socket:
            await upgrade(socket, target.code)
            await write(socket, HELLO)
            target.sent += 1
            while await asyncio.get_running_loop().sock_recv(socket, 65536):
                pass
        target.cut += 1
        await asyncio.sleep(3600)

    async def from_address(source: str) -> None:
        async def one(target: Target) -> None:
            await listen(source)

        await target.at_once(IDLE_OF_ADDRESS, one)

    await asyncio.gather(*map(from_address, CROWD))


async def slow_readers(target: Target) -> None:
    """They join the player's table and read nothing."""

    async def stay(target: Target) -> None:
        with peer(target.port, ATTACKER) as socket:
            await upgrade(socket, target.code)
            await write(socket, HELLO)
            target.sent += 1
            await asyncio.sleep(3600)

    await target.at_once(SLOW, stay)


async def malformed_messages(target: Target) -> None:
    broken = frame({"type": "dance", "id": "a", "steps": ["x" * 100] * 10})

    async def flood(target: Target) -> None:
        with peer(target.port, ATTACKER) as socket:
            await upgrade(socket, target.code)
            await write(socket, HELLO)
            while target.is_attacked:
                await write(socket, broken)
                target.sent += 1
                await asyncio.sleep(0)

    await target.at_once(10, flood)


async def welcomes(target: Target) -> None:
    """Connect, join the player's table, leave, and again."""

    async def join(target: Target) -> None:
        with peer(target.port, ATTACKER) as socket:
            await upgrade(socket, target.code)
            await write(socket, HELLO)
            target.sent += 1
            await read_until(socket, b'"type":')

    await target.at_once(CONNECTIONS, join)


async def handshakes(target: Target) -> None:
    """All the bytes of one at once, and hang up."""

    async def shake(target: Target) -> None:
        with peer(target.port, ATTACKER) as socket:
            await write(socket, request(target.code))
            target.sent += 1
            await read_until(socket, END)

    await target.at_once(CONNECTIONS, shake)


async def requests(target: Target) -> None:
    """Many in each connection, none of which waits for an answer."""
    batch = b"".join(f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode() for path in PATHS)

    async def flood(target: Target) -> None:
        loop = asyncio.get_running_loop()
        with peer(target.port, ATTACKER) as socket:
            while target.is_attacked:
                await write(socket, batch)
                target.sent += len(PATHS)
                if not await loop.sock_recv(socket, 1 << 20):
                    raise ConnectionError

    await target.at_once(CONNECTIONS, flood)


ATTACKS: Final[Mapping[str, Attack]] = {
    "pings over three sockets, without a token": pings,
    "empty fragments": fragments,
    "malformed messages": malformed_messages,
    "handshakes": handshakes,
    "welcomes": welcomes,
    "HTTP requests, 64 connections": requests,
    "films of a record, 6 connections": films,
    "what cannot be done, 16 connections": questions,
    "10 slow readers at the player's table": slow_readers,
    "2,000 onlookers there, of 40 addresses": idle_sockets,
}
