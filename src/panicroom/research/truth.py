"""What was true when it was said. Only a referee asks this: it reads the state."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from panicroom.kernel.audience import Event


class Judged(NamedTuple):
    truth: bool | None
    """None for an opinion or a plan, which no rule can judge."""
    lie: bool
    """It was false, and whoever said so knew. What is false by mistake is none."""


class Truths(NamedTuple):
    """What one game says of its claims and secrets."""

    judged: Callable[[Any, Sequence[Event], int, Any], Judged]
    """By the state, what the speaker has heard, the speaker, and the claim."""
    role: Callable[[Any, int], str]
    """Of a seat, by the state."""
    question: str
    """What a seat may be in doubt of."""
    subjects: Callable[[Any], Sequence[str]]
    """By a seat's view, of what: words for seats or things."""
    answers: Callable[[Any], Mapping[str, bool]]
    """By the state the truth about every subject."""
    accuses: Callable[[Any], bool | None]
    """Whether a claim says that its subject is guilty, or innocent; None if it says neither. Its
    subject is its `seat`, or else whoever makes it."""


OPINION = Judged(None, False)


def known(truth: bool) -> Judged:
    """Of something that the speaker knows."""
    return Judged(truth, not truth)
