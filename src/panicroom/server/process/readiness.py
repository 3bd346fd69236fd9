"""Whether anything can be stored, asked at most once a second however often it is asked for."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

LASTS: Final = 1.0
"""Seconds for which an answer counts."""
PATIENCE: Final = 5.0
"""Seconds for a write. A disk that takes longer is no better than one that is full."""


class Readiness:
    def __init__(
        self, write: Callable[[], Awaitable[None]], monotonic: Callable[[], float]
    ) -> None:
        self._write, self._monotonic = write, monotonic
        self._probe: asyncio.Task[bool] | None = None
        self._probed = 0.0

    async def is_ready(self) -> bool:
        """All who ask meanwhile wait for the same write; one that hangs is not followed by
        another."""
        if self._probe is None or (self._probe.done() and self._is_old()):
            self._probe = asyncio.create_task(self._try())
        try:
            return await asyncio.wait_for(asyncio.shield(self._probe), PATIENCE)
        except TimeoutError:
            return False

    def _is_old(self) -> bool:
        return self._monotonic() - self._probed >= LASTS

    async def _try(self) -> bool:
        try:
            await self._write()
        except Exception:
            return False
        finally:
            self._probed = self._monotonic()
        return True
