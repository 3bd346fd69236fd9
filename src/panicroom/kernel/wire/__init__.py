"""Engine values as JSON and back, by their type hints and the game's own spelling."""

from panicroom.kernel.wire.hints import StandIn
from panicroom.kernel.wire.wire import Wire, events_in

__all__ = ["StandIn", "Wire", "events_in"]
