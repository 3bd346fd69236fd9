"""The metrics on a port of their own, for a Prometheus that is not on this machine."""

import asyncio
import socket
from functools import partial
from typing import Final

from panicroom.server.process.metrics import Metrics

LONGEST_ASKING: Final = 5.0
"""Seconds from the connection to the end of the answer."""
LONGEST_HEAD: Final = 8192
ASKED: Final = (b"GET", b"/metrics")
FOUND: Final = b"200 OK\r\nContent-Type: text/plain; version=0.0.4"
MISSING: Final = b"404 Not Found"
CUT_SHORT: Final = (OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError)


async def answer_scrapes(metrics: Metrics, listener: socket.socket) -> asyncio.Server:
    """Until it is closed. It says nothing of games, but lets anybody count: close it to players."""
    answer = partial(answer_scrape, metrics)
    return await asyncio.start_server(answer, sock=listener, limit=LONGEST_HEAD)


async def answer_scrape(
    metrics: Metrics, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
) -> None:
    try:
        async with asyncio.timeout(LONGEST_ASKING):
            head = await reader.readuntil(b"\r\n\r\n")
            writer.write(answer_to(head, metrics))
            await writer.drain()
    except CUT_SHORT:
        pass  # whoever asked is gone, or asks nothing
    finally:
        writer.close()


def answer_to(head: bytes, metrics: Metrics) -> bytes:
    is_found = (*head.split(b" ", 2)[:2],) == ASKED
    status, body = (FOUND, metrics.text()) if is_found else (MISSING, b"")
    length = str(len(body)).encode()
    return b"HTTP/1.1 %b\r\nContent-Length: %b\r\nConnection: close\r\n\r\n%b" % (
        status,
        length,
        body,
    )
