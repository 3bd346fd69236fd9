"""How a call is delivered: what each way is given, and what comes of it."""

from enum import Enum, auto
from typing import NamedTuple, Protocol

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


class Delivered(NamedTuple):
    """`why` is for the log of the host, who alone can mend it: no address, no name."""

    outcome: Outcome
    why: str = ""


class Delivery(Protocol):
    """One way to call somebody."""

    delay: int
    """Milliseconds from the moment when somebody is asked to the call."""

    def deliver(self, call: Call, reason: Reason, now: int) -> Delivered:
        """Blocks, for some seconds at most: it is called in a thread of its own."""


def answered(status: int) -> Delivered:
    """By the answer to a POST. A redirection is a failure: nothing follows it."""
    if 200 <= status < 300:
        return Delivered(Outcome.MADE)
    outcome = Outcome.GONE if status in (404, 410) else Outcome.FAILED
    return Delivered(outcome, f"HTTP {status}")


def failed(error: Exception, outcome: Outcome = Outcome.FAILED) -> Delivered:
    return Delivered(outcome, type(error.__cause__ or error).__name__)
