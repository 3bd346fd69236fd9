"""The bus on Redis: one channel for all servers of a database.

A server whose Redis is gone works on: it hears nothing, and what it rings is lost."""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from panicroom.server.bus.bus import Bus

MOST_WAITING: Final = 10_000
"""Rings that are not sent yet; beyond that the oldest are lost."""
AT_ONCE: Final = 500
CONNECT_SECONDS: Final = 3.0
QUIET_SECONDS: Final = 5.0
"""Without anything heard, after which the connection is tried; after twice that it is lost."""
RETRY_SECONDS: Final = 0.5
TROUBLE: Final = (RedisError, OSError, TimeoutError)

log = logging.getLogger(__name__)


class RedisBus(Bus):
    def __init__(self, address: str, channel: str) -> None:
        super().__init__(is_shared=True)
        self._channel = channel
        self._redis = Redis.from_url(
            address,
            socket_connect_timeout=CONNECT_SECONDS,
            retry=Retry(NoBackoff(), 0),
            decode_responses=True,
        )
        self._waiting: deque[str] = deque(maxlen=MOST_WAITING)
        self._arrived = asyncio.Event()
        self._is_lost = False

    def ring(self, kind: str, *words: object) -> None:
        self._waiting.append(self.text_of(kind, words))
        self._arrived.set()

    async def run(self) -> None:
        try:
            await asyncio.gather(self._keep_on(self._send), self._keep_on(self._listen))
        finally:
            await self._redis.aclose()

    async def _keep_on(self, work: Callable[[], Awaitable[None]]) -> None:
        """Whatever becomes of Redis."""
        while True:
            try:
                await work()
            except TROUBLE as error:
                if not self._is_lost:
                    log.error("redis is lost", extra={"reason": type(error).__name__})
                self._is_lost = True
                await asyncio.sleep(RETRY_SECONDS)

    async def _send(self) -> None:
        while True:
            await self._arrived.wait()
            self._arrived.clear()
            while self._waiting:
                texts = [self._waiting.popleft() for _ in range(min(AT_ONCE, len(self._waiting)))]
                async with self._redis.pipeline(transaction=False) as pipeline:
                    for text in texts:
                        pipeline.publish(self._channel, text)
                    async with asyncio.timeout(QUIET_SECONDS):
                        await pipeline.execute()

    async def _listen(self) -> None:
        async with self._redis.pubsub() as subscription:
            await subscription.subscribe(self._channel)
            is_tried = False
            while True:
                heard = await subscription.get_message(timeout=QUIET_SECONDS)
                if heard is None and is_tried:
                    raise TimeoutError
                if heard is None:
                    await subscription.ping()
                elif heard["type"] == "subscribe":
                    self._find()
                elif heard["type"] == "message":
                    self.hear(heard["data"])
                is_tried = heard is None

    def _find(self) -> None:
        if self._is_lost:
            log.warning("redis is back")
        self._is_lost = False
        self.connected()
