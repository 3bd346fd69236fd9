"""A moment of a finished game taken out of it: to be played on otherwise, or to be asked about."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from panicroom.games import game_named
from panicroom.kernel.game import Action, View
from panicroom.kernel.match import AnyMatch, Match
from panicroom.kernel.record import Record


class Question(NamedTuple):
    """What a seat saw after a step and could do, and the place of what it did among its options."""

    step: int
    seat: int
    view: View
    options: Sequence[Action]
    done: int


def position_after(record: Record, step: int) -> str | None:
    """The text of the position after so many actions; None if the game was over then."""
    match = played(record, step)
    return None if match.over else str(match.game.write(match.state))


def question_at(record: Record, step: int, seat: int | None = None) -> Question | None:
    """The first choice from this step on, of this seat or of whoever it is; None if none follows.
    What is the only thing to do is no choice."""
    match = played(record, step)
    for number, (who, text) in enumerate(record.actions[step:], step):
        options: Sequence[Any] = match.game.options(match.state, who)
        action = match.game.parse(text)
        if seat in (None, who) and len(options) > 1:
            return Question(number, who, match.view(who), options, options.index(action))
        match.act(who, action)
    return None


def played(record: Record, step: int) -> AnyMatch:
    return Match.replay(game_named(record.game), record, step)
