"""How a call is delivered: what each way is given, and what comes of it."""

from enum import Enum, auto
from typing import Protocol

from panicroom.server.calling.reasons import Reason
from panicroom.server.store import Call


class Outcome(Enum):
    MADE = auto()
    FAILED = auto()
    """It may succeed later."""
    REFUSED = auto()
    """It never will; the next call may."""
    GONE = auto()
    """Nothing more can be sent there."""


class Delivery(Protocol):
    """One way to call somebody."""

    delay: int
    """Milliseconds from the moment when somebody is asked to the call."""

    def deliver(self, call: Call, reason: Reason, now: int) -> Outcome:
        """Blocks, for some seconds at most: it is called in a thread of its own."""


def outcome_of(status: int) -> Outcome:
    """Of the answer to a POST. A redirection is a failure: nothing follows it."""
    if 200 <= status < 300:
        return Outcome.MADE
    return Outcome.GONE if status in (404, 410) else Outcome.FAILED
