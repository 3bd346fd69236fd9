"""Ports for servers that are stopped and started again, or must not be there."""

import os
from collections.abc import Iterator

from panicroom.server.process.settings import Settings
from panicroom.server.serving import bound


def free_port() -> int:
    return next(free_ports())


def free_ports() -> Iterator[int]:
    """Ports below those that the system gives to anybody who asks for any port, so that nobody
    takes one while its server is down; each process looks in another place."""
    first = 10_000 + 97 * os.getpid() % 20_000
    return (port for port in range(first, 32_000) if is_free(port))


def is_free(port: int) -> bool:
    try:
        bound(Settings(port=port)).close()
    except OSError:
        return False
    return True
