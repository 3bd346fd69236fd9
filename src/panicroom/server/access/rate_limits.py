"""Rate limits (throttling) for connections and addresses, and limits of open connections."""

from collections import Counter, OrderedDict
from typing import Final

MOST_ADDRESSES: Final = 10_000
"""Beyond that the least recently used are evicted."""


class TokenBucket:
    """Refilled at a steady rate up to its capacity; a request takes its cost in tokens. What costs
    more than is left is allowed and leaves a debt. Times in seconds."""

    __slots__ = ("_at", "_capacity", "_rate", "_tokens")

    def __init__(self, rate: float, capacity: float, at: float) -> None:
        self._rate, self._capacity = rate, capacity
        self._tokens, self._at = capacity, at

    def has_token(self, at: float) -> bool:
        self._tokens = min(self._capacity, self._tokens + max(0.0, at - self._at) * self._rate)
        self._at = at
        return self._tokens >= 1

    def take(self, at: float, cost: float = 1) -> bool:
        if not self.has_token(at):
            return False
        self._tokens -= cost
        return True


class RateLimit:
    """A token bucket for each address."""

    def __init__(self, rate: float, capacity: float) -> None:
        self._rate, self._capacity = rate, capacity
        self._by_address: OrderedDict[str, TokenBucket] = OrderedDict()

    def has_token(self, address: str, at: float) -> bool:
        """Whether `take` would succeed."""
        return address not in self._by_address or self._by_address[address].has_token(at)

    def take(self, address: str, at: float, cost: float = 1) -> bool:
        bucket = self._by_address.pop(address, None) or TokenBucket(self._rate, self._capacity, at)
        self._by_address[address] = bucket
        if len(self._by_address) > MOST_ADDRESSES:
            self._by_address.popitem(last=False)
        return bucket.take(at, cost)


class ConnectionLimit:
    """At most so many open connections for each address."""

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
