"""Films of finished games as they are sent, made once."""

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from functools import partial
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


Work = Callable[[Callable[[], Body]], Awaitable[Body]]
"""Has it done in another process."""


class Films:
    """Everybody who asks for a film while it is made waits for the same one."""

    def __init__(self) -> None:
        self._bodies: OrderedDict[Key, asyncio.Future[Body]] = OrderedDict()

    async def of(self, key: Key, make: Callable[[], Any], work: Work) -> Body:
        body = self._bodies.pop(key, None)
        if body is None or (body.done() and (body.cancelled() or body.exception())):
            body = asyncio.ensure_future(work(partial(packed, make)))
        self._bodies[key] = body
        if len(self._bodies) > MOST:
            self._bodies.popitem(last=False)
        return await asyncio.shield(body)


def packed(make: Callable[[], Any]) -> Body:
    """The same value gives the same bytes: the time is left out of the head."""
    text = to_json(make())
    return Body(gzip.compress(text, 6, mtime=0), f'"{blake2b(text, digest_size=12).hexdigest()}"')
