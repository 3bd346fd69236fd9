"""Engine values as JSON and back, by their type hints and the game's own spelling."""

from panicroom.kernel.wire.hints import SECRET, StandIn
from panicroom.kernel.wire.wire import Wire, events_in

__all__ = ["SECRET", "StandIn", "Wire", "events_in"]
