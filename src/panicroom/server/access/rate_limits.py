"""How much one connection or one address may ask for."""

from collections import Counter, OrderedDict
from typing import Final

MOST_ADDRESSES: Final = 10_000
"""Beyond that those who have not come for longest are forgotten."""


class TokenBucket:
    """Filled at a steady rate up to a brim; each request takes a drop. Times are in seconds."""

    __slots__ = ("_at", "_brim", "_drops", "_rate")

    def __init__(self, rate: float, brim: float, at: float) -> None:
        self._rate, self._brim = rate, brim
        self._drops, self._at = brim, at

    def take(self, at: float) -> bool:
        self._drops = min(self._brim, self._drops + max(0.0, at - self._at) * self._rate)
        self._at = at
        if self._drops < 1:
            return False
        self._drops -= 1
        return True


class RateLimit:
    """One for each address."""

    def __init__(self, rate: float, brim: float) -> None:
        self._rate, self._brim = rate, brim
        self._by_address: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, address: str, at: float) -> bool:
        bucket = self._by_address.pop(address, None) or TokenBucket(self._rate, self._brim, at)
        self._by_address[address] = bucket
        if len(self._by_address) > MOST_ADDRESSES:
            self._by_address.popitem(last=False)
        return bucket.take(at)


class ConnectionLimit:
    """So many at once for each address."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: Counter[str] = Counter()

    def take(self, address: str) -> bool:
        if self._taken[address] >= self._most:
            return False
        self._taken[address] += 1
        return True

    def free(self, address: str) -> None:
        self._taken[address] -= 1
        if not self._taken[address]:
            del self._taken[address]

    def all(self) -> int:
        return self._taken.total()
