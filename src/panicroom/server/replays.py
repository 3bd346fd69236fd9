"""The whole truth, after the end: the record as a file, and the game from any seat's eyes."""

from collections.abc import Sequence
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel

from panicroom.games import GAMES
from panicroom.kernel.audience import Event, Viewer, heard_by
from panicroom.kernel.dice import commitment
from panicroom.kernel.game import Game
from panicroom.kernel.match import Match
from panicroom.kernel.record import Record
from panicroom.server.asking import AnyHouse, Visitor
from panicroom.server.house import House
from panicroom.server.problems import NOT_THERE, Problem
from panicroom.server.store import Guest
from panicroom.server.table.fold import TableFold

MOST_STEPS: Final = 1_000_000

router = APIRouter(tags=["replays"])
Step = Annotated[int | None, Query(ge=0, le=MOST_STEPS)]
Seat = Annotated[int | None, Query(ge=0, le=100)]


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


@router.get("/tables/{name}/record", response_class=PlainTextResponse)
async def record(name: str, house: AnyHouse, visitor: Visitor) -> PlainTextResponse:
    """With the dice key, so that anyone can check the deal."""
    ended = await record_of(name, house, visitor)
    kept = {"Content-Disposition": f'attachment; filename="{ended.game}-{name}.jsonl"'}
    return PlainTextResponse(str(ended), headers=kept, media_type="application/jsonl")


@router.get("/tables/{name}/replay")
async def replay(
    name: str,
    house: AnyHouse,
    visitor: Visitor,
    step: Step = None,
    seat: Seat = None,
    open: bool = False,
) -> Scene:
    """Through a seat's eyes, a spectator's, or with all cards open."""
    return scene(await record_of(name, house, visitor), step, seat, open)


async def record_of(name: str, house: House, visitor: Guest | None) -> Record:
    """Before the end there is none, as if there were no table."""
    found = await house.hall.find(name, visitor)
    if found is None:
        raise NOT_THERE
    ended: Record | None = await found[1].look(finished)
    if ended is None:
        raise NOT_THERE
    return ended


def finished(fold: TableFold) -> Record | None:
    return fold.match.record if fold.match is not None and fold.status == "over" else None


def scene(record: Record, step: int | None, seat: Viewer, is_open: bool) -> Scene:
    game, steps = GAMES[record.game], len(record.actions)
    at = steps if step is None else min(step, steps)
    match, news = after(game, record, at)
    if seat is not None and seat >= match.state.seats:
        raise Problem(400, "malformed", "seat")
    viewers = range(match.state.seats) if is_open else [seat]
    heard = news if is_open else [heard_by(event, seat) for event in news]
    return Scene(
        game=record.game,
        step=at,
        steps=steps,
        views=[game.wire.view(match.view(viewer)) for viewer in viewers],
        heard=[game.wire.event(event) for event in heard if event is not None],
        key=record.key,
        commitment=commitment(record.key),
    )


def after(game: Game[Any], record: Record, step: int) -> tuple[Match[Any], Sequence[Event]]:
    """The match after so many actions, and what happened in the last of them."""
    if not step:
        match = Match.replay(game, record, 0)
        return match, match.events
    match = Match.replay(game, record, step - 1)
    seat, action = record.actions[step - 1]
    return match, match.act(seat, game.parse(action))
