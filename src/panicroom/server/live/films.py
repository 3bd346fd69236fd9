"""Films of finished games as they are sent, made once and away from the event loop."""

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from hashlib import blake2b
from typing import Any, Final, NamedTuple

from pydantic_core import to_json

MOST: Final = 128
"""Bodies of some 20 kB; the least recently used are dropped."""

Key = tuple[str, ...]


class Body(NamedTuple):
    """JSON, compressed; `tag` is another one for any other content."""

    zipped: bytes
    tag: str


class Films:
    """Everybody who asks for a film while it is made waits for the same one."""

    def __init__(self) -> None:
        self._bodies: OrderedDict[Key, asyncio.Future[Body]] = OrderedDict()
        self._worker = ThreadPoolExecutor(1, "films")

    async def of(self, key: Key, make: Callable[[], Any]) -> Body:
        body = self._bodies.pop(key, None)
        if body is None or (body.done() and (body.cancelled() or body.exception())):
            loop = asyncio.get_running_loop()
            body = loop.run_in_executor(self._worker, lambda: packed(make()))
        self._bodies[key] = body
        if len(self._bodies) > MOST:
            self._bodies.popitem(last=False)
        return await asyncio.shield(body)

    def close(self) -> None:
        self._worker.shutdown(wait=False, cancel_futures=True)


def packed(value: Any) -> Body:
    """The same value gives the same bytes: the time is left out of the head."""
    text = to_json(value)
    return Body(gzip.compress(text, 6, mtime=0), f'"{blake2b(text, digest_size=12).hexdigest()}"')
