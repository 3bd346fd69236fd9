"""A moment of a finished game taken out of it: to be played on otherwise, or to be asked about."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from panicroom.games import game_named
from panicroom.kernel.game import Action, View
from panicroom.kernel.match import AnyMatch, Match
from panicroom.kernel.record import Record


class Question(NamedTuple):
    """What a seat saw and could do, and the place of what it did among its options."""

    seat: int
    view: View
    options: Sequence[Action]
    done: int


def position_after(record: Record, step: int) -> str | None:
    """The text of the position after so many actions; None if the game was over then."""
    match = played(record, step)
    return None if match.over else str(match.game.write(match.state))


def question_at(record: Record, step: int) -> Question | None:
    """Who acted next, and instead of what; None at the end."""
    if step >= len(record.actions):
        return None
    seat, text = record.actions[step]
    match = played(record, step)
    options: Sequence[Any] = match.game.options(match.state, seat)
    return Question(seat, match.view(seat), options, options.index(match.game.parse(text)))


def played(record: Record, step: int) -> AnyMatch:
    return Match.replay(game_named(record.game), record, step)
