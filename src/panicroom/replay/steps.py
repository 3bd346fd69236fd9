"""A recorded game step by step: the table before the first action, and after each of them."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from panicroom.games import game_named
from panicroom.kernel.audience import Event
from panicroom.kernel.match import AnyMatch, Match
from panicroom.kernel.record import Record


class Step(NamedTuple):
    """The state after an action, which the next step changes, and all that happened in it."""

    state: Any
    news: Sequence[Event]


def begun(record: Record) -> AnyMatch:
    return Match.replay(game_named(record.game), record, 0)


def steps(record: Record) -> Iterator[Step]:
    """The first one is the table as it was laid out. Look at each before you ask for the next."""
    match = begun(record)
    yield Step(match.state, tuple(match.events))
    for seat, action in record.actions:
        yield Step(match.state, match.act(seat, match.game.parse(action)))
