"""With whose eyes a finished game is seen: a seat's, an onlooker's, or with everything open."""

from collections.abc import Iterable, Sequence
from typing import Any, Final, Literal, TypeAlias

from panicroom.kernel.audience import Event, Viewer, heard_by
from panicroom.kernel.game import View
from panicroom.telling import Teller

OPEN: Final = "open"
Eyes: TypeAlias = Viewer | Literal["open"]


def seen(teller: Teller, state: Any, eyes: Eyes) -> View:
    if eyes != OPEN:
        return teller.game.view(state, eyes)
    return teller.open_view([teller.game.view(state, seat) for seat in range(state.seats)])


def heard(news: Iterable[Event], eyes: Eyes) -> Sequence[Event]:
    """As they were told it then; with everything open, all of it."""
    if eyes == OPEN:
        return list(news)
    told = [heard_by(event, eyes) for event in news]
    return [event for event in told if event is not None]


def reader(eyes: Eyes) -> Viewer:
    """Whom a sentence may call "you"."""
    return None if eyes == OPEN else eyes
