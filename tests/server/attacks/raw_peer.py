"""A peer below the level of any library: bytes on a TCP connection, read only if one likes."""

import asyncio
import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

PING = b"\x89\x80" + bytes(4)
PONG = b"\x8a\x80" + bytes(4)
FIRST_FRAGMENT, EMPTY_FRAGMENT = b"\x01\x80" + bytes(4), b"\x00\x80" + bytes(4)


@contextmanager
def peer(port: int, source: str | None = None) -> Iterator[socket.socket]:
    """With hardly any room for what it does not read; from this machine's address `source`."""
    with socket.socket() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.setblocking(False)
        if source is not None:
            connection.bind((source, 0))
        connection.connect_ex(("127.0.0.1", port))
        yield connection


async def write(connection: socket.socket, data: bytes) -> None:
    await asyncio.get_running_loop().sock_sendall(connection, data)


async def read_until(connection: socket.socket, end: bytes) -> bytes:
    data = b""
    while end not in data:
        more = await asyncio.get_running_loop().sock_recv(connection, 65536)
        assert more, data
        data += more
    return data


async def read_to_end(connection: socket.socket) -> bytes:
    """Until the server hangs up."""
    data = b""
    try:
        while more := await asyncio.get_running_loop().sock_recv(connection, 65536):
            data += more
    except ConnectionError:
        return data
    return data


async def upgrade(connection: socket.socket, name: str, *headers: str) -> None:
    await write(connection, request(name, *headers))
    assert b" 101 " in await read_until(connection, b"\r\n\r\n")


def request(name: str, *headers: str) -> bytes:
    return (
        f"GET /api/tables/{name}/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        + "".join(f"{each}\r\n" for each in headers)
        + "\r\n"
    ).encode()


def frame(message: dict[str, Any]) -> bytes:
    """Masked with zeros, which leaves it as it is."""
    data = json.dumps(message).encode()
    assert len(data) < 65536
    return b"\x81\xfe" + len(data).to_bytes(2, "big") + bytes(4) + data
