"""A finished game with somebody's eyes: what they saw after each step, heard in it, and would look
for. What they could not know then is in none of it."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from panicroom.kernel.audience import Event
from panicroom.kernel.game import View
from panicroom.kernel.record import Record
from panicroom.replay.eyes import Eyes, heard, seen
from panicroom.replay.steps import steps
from panicroom.telling import TELLERS
from panicroom.telling.moment import Moment


class Frame(NamedTuple):
    view: View
    heard: Sequence[Event]
    moment: Moment | None


def frames(record: Record, eyes: Eyes) -> Iterator[Frame]:
    teller = TELLERS[record.game]
    for step in steps(record):
        told = heard(step.news, eyes)
        yield Frame(seen(teller, step.state, eyes), told, teller.moment(told))


def round_starts(game: str, shown: Iterable[Frame]) -> list[int]:
    """The step after which each round had begun, the first one first."""
    starts = [0]
    for number, frame in enumerate(shown):
        starts += [number] * (TELLERS[game].round(frame.view) - len(starts))
    return starts
