"""Rate limits (throttling) for connections and addresses, and limits of open connections."""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from hashlib import blake2b
from typing import Final

from panicroom.server.bus import Bus

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


class SharedRateLimit(RateLimit):
    """Counts what other servers have let through as well, as far as they are heard: what comes to
    several at once may come that often. Keys are blurred, as an address concerns nobody else."""

    def __init__(self, name: str, rate: float, capacity: float, bus: Bus, secret: bytes) -> None:
        super().__init__(rate, capacity)
        self._name, self._bus, self._secret = name, bus, secret
        bus.on(f"took-{name}", self._count)

    def has_token(self, address: str, at: float) -> bool:
        return super().has_token(self._blurred(address), at)

    def take(self, address: str, at: float, cost: float = 1) -> bool:
        key = self._blurred(address)
        taken = super().take(key, at, cost)
        if taken:
            self._bus.ring(f"took-{self._name}", key, cost)
        return taken

    def _count(self, key: str, cost: str) -> None:
        super().take(key, time.monotonic(), float(cost))

    def _blurred(self, address: str) -> str:
        return blake2b(address.encode(), digest_size=12, key=self._secret).hexdigest()


MakeLimit = Callable[[str, float, float], RateLimit]
"""By its name, rate and capacity."""


def not_shared(name: str, rate: float, capacity: float) -> RateLimit:
    return RateLimit(rate, capacity)


def limits_on(bus: Bus, secret: bytes) -> MakeLimit:
    """Of a server on this bus."""
    if not bus.is_shared:
        return not_shared
    return lambda name, rate, capacity: SharedRateLimit(name, rate, capacity, bus, secret)


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
