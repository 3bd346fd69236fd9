"""One moment of a finished game, with the views of it."""

from typing import Any, Final

from pydantic import BaseModel
from pydantic_core import to_json

from panicroom.kernel.audience import Viewer, heard_by
from panicroom.kernel.dice import commitment
from panicroom.kernel.errors import Malformed
from panicroom.kernel.expected import from_to
from panicroom.kernel.record import Record
from panicroom.server.live.finished_games import FinishedGames

PLAYED: Final = FinishedGames()
"""By this process: whoever steps through a game does not have it played anew each time."""


class Scene(BaseModel):
    """The game after `step` of `steps` actions: one view, or with `open` one for each seat, and
    what was heard in the last step."""

    game: str
    step: int
    steps: int
    views: list[dict[str, Any]]
    heard: list[dict[str, Any]]
    key: str
    commitment: str


def scene(table: str, record: Record, step: int | None, seat: Viewer, is_open: bool) -> bytes:
    """A Scene as JSON."""
    played, steps = PLAYED.of(table, record), len(record.actions)
    at, game = steps if step is None else min(step, steps), played.game
    state, news = played.at(at)
    if seat is not None and seat >= state.seats:
        raise Malformed("seat", str(seat), from_to(0, state.seats - 1))
    viewers = range(state.seats) if is_open else [seat]
    heard = news if is_open else [heard_by(event, seat) for event in news]
    found = Scene(
        game=record.game,
        step=at,
        steps=steps,
        views=[game.wire.view(game.view(state, viewer)) for viewer in viewers],
        heard=[game.wire.event(event) for event in heard if event is not None],
        key=record.key,
        commitment=commitment(record.key) if record.dice is None else record.dice.commitment,
    )
    return to_json(found)
