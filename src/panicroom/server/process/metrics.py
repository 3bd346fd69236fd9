"""Prometheus metrics: counts only, nothing about any game."""

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest


class Metrics:
    """In its own registry, so that two servers in one process count separately."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.messages = self._counter("messages", "messages received on sockets")
        self.broken = self._counter("broken_messages", "messages that could not be read")
        self.limited = self._counter("limited", "messages and requests over a limit")
        self.failures = self._counter("failures", "unexpected errors")
        self.dropped = self._counter("dropped_sockets", "sockets that read too slowly")
        self.flooding_sockets = self._counter(
            "flooding_sockets", "sockets closed because of too many frames or bytes"
        )
        self.flooding_connections = self._counter(
            "flooding_connections", "connections closed because of too many requests"
        )
        self.refused_connections = self._counter(
            "refused_connections", "connections refused to an address that has too many"
        )

    def gauge(self, name: str, help: str, value: Callable[[], float]) -> None:
        """A value computed at each scrape."""
        Gauge(f"panicroom_{name}", help, registry=self._registry).set_function(value)

    def text(self) -> bytes:
        return generate_latest(self._registry)

    def _counter(self, name: str, help: str) -> Counter:
        return Counter(f"panicroom_{name}", help, registry=self._registry)
