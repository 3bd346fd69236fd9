"""What an attacker knows, and what an attack has done."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, TypeAlias

import httpx

LOST: Final = (ConnectionError, AssertionError, TimeoutError, httpx.TransportError)
"""The server has hung up, or has answered something else than expected."""


MOST: Final = 20_000_000


@dataclass
class Target:
    """The code is that of the honest player's table. An attack ends at the deadline, or when it has
    sent `MOST`."""

    port: int
    code: str
    deadline: float
    sent: int = 0
    cut: int = 0
    """Connections that the server has ended or refused."""

    @property
    def is_attacked(self) -> bool:
        return self.sent < MOST and time.monotonic() < self.deadline

    async def at_once(self, tasks: int, attack: Callable[["Target"], Awaitable[None]]) -> None:
        await asyncio.gather(*(self._repeat(attack) for _ in range(tasks)))

    async def _repeat(self, attack: Callable[["Target"], Awaitable[None]]) -> None:
        """Again as soon as the server has hung up. A lost connection costs a moment, else the
        attacker would do nothing but connect."""
        while self.is_attacked:
            with suppress(TimeoutError):
                async with asyncio.timeout(self.deadline - time.monotonic()):
                    try:
                        await attack(self)
                    except LOST:
                        self.cut += 1
                        await asyncio.sleep(0.001)


Attack: TypeAlias = Callable[[Target], Awaitable[None]]
