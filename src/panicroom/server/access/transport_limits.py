"""What one address may cost before any message of it is read: connections, handshakes, frames."""

from collections.abc import Callable
from functools import lru_cache
from ipaddress import ip_address, ip_network
from typing import Final

from panicroom.server.access.client_address import key_of
from panicroom.server.access.rate_limits import ConnectionLimit, RateLimit, TokenBucket
from panicroom.server.process.descriptors import most_connections
from panicroom.server.process.metrics import Metrics
from panicroom.server.process.settings import Settings

KEY: Final = "transport_limits"
"""Its name in the state that the application shares with the protocol classes."""

# Frames by their cost, in multiples of --messages-per-second: more than messages, so that a client
# that is a little too fast is told so by its session before its connection is closed.
SOCKET_RATE: Final = 4
SOCKET_BURST: Final = 10
LEAST_BURST: Final = 100
"""At any rate: what a session bears with before it says why it closes."""
ADDRESS_RATE: Final = 20
ADDRESS_BURST: Final = 40
# Requests likewise: more than the API answers, so that a page is told "too-fast" first.
REQUEST_RATE: Final = 10
REQUEST_BURST: Final = 12


class TransportLimits:
    def __init__(
        self, settings: Settings, metrics: Metrics, monotonic: Callable[[], float]
    ) -> None:
        self.metrics, self.monotonic = metrics, monotonic
        self._messages_per_second = rate = settings.messages_per_second
        self._frames = RateLimit(ADDRESS_RATE * rate, max(2 * LEAST_BURST, ADDRESS_BURST * rate))
        self._requests = RateLimit(REQUEST_RATE * rate, max(LEAST_BURST, REQUEST_BURST * rate))
        places, sockets = settings.connections_per_address, settings.sockets_per_address
        self.connections = ConnectionLimit(places)
        self.most_connections, self._open = most_connections(), 0
        self._new_connections = RateLimit(places / 4, places)
        self._handshakes = RateLimit(8 + sockets / 8, 64 + 2 * sockets)
        proxies = [ip_network(each) for each in settings.proxies]
        self._is_proxy = lru_cache(1024)(
            lambda address: any(ip_address(address) in each for each in proxies)
        )

    def connect(self, address: str) -> Callable[[], None] | None:
        """A place for a new connection: call it to give the place back. None: over a limit."""
        free = self._place_for(address) if self._open < self.most_connections else None
        if free is None:
            self.metrics.refused_connections.inc()
            return None
        self._open += 1

        def give_back() -> None:
            self._open -= 1
            free()

        return give_back

    def _place_for(self, address: str) -> Callable[[], None] | None:
        """A trusted proxy has no limits of its own, because all visitors come through it; they are
        counted once their address is known."""
        if self._is_trusted(address):
            return lambda: None
        key = key_of(address)
        within_rate = self._new_connections.take(key, self.monotonic())
        if within_rate and self.connections.take(key):
            return lambda: self.connections.free(key)
        return None

    def take_request(self, address: str) -> bool:
        """Before anything of the request is read. A trusted proxy may send any number."""
        if self._is_trusted(address) or self._requests.take(key_of(address), self.monotonic()):
            return True
        self.metrics.flooding_connections.inc()
        return False

    def shake_hands(self, key: str) -> bool:
        if self._handshakes.take(key, self.monotonic()):
            return True
        self.metrics.limited.inc()
        return False

    def frame_limit(self) -> TokenBucket:
        """Of one socket."""
        rate = self._messages_per_second
        return TokenBucket(
            SOCKET_RATE * rate, max(LEAST_BURST, SOCKET_BURST * rate), self.monotonic()
        )

    def take_frame(self, key: str, of_socket: TokenBucket, cost: float) -> bool:
        at = self.monotonic()
        if of_socket.take(at, cost) and self._frames.take(key, at, cost):
            return True
        self.metrics.flooding_sockets.inc()
        return False

    def _is_trusted(self, address: str) -> bool:
        try:
            return self._is_proxy(address)
        except ValueError:
            return False
