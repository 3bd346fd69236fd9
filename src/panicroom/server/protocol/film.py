"""A film of a finished game, as plain data: the first view, then only what changed in each step."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any

from pydantic import BaseModel

from panicroom.kernel.audience import Event
from panicroom.kernel.record import Record
from panicroom.replay.eyes import Eyes, reader
from panicroom.replay.film import Frame, frames, round_starts
from panicroom.server.protocol.history import worded_items
from panicroom.server.protocol.said import Said, said
from panicroom.server.protocol.server import GameValue
from panicroom.telling import TELLERS, Teller


class FilmMoment(BaseModel):
    """What one would look for: the step it is in, its kind, a word of the game's own, and what
    happened."""

    step: int
    kind: str
    said: Said


class Film(BaseModel):
    """`start` is the view before the first action. Each of `changes` leads from one view to the
    next: an object has a change for each field or place that changed, a list of one is the new
    value, null is no change. `heard` is what was told in each step, that before the first action
    first. `rounds` are the steps with which the rounds begin."""

    start: GameValue
    changes: list[GameValue | list[Any] | None]
    heard: list[list[GameValue]]
    moments: list[FilmMoment]
    rounds: list[int]


def film(record: Record, eyes: Eyes) -> dict[str, Any]:
    teller = TELLERS[record.game]
    shown = [*frames(record, eyes)]
    views = [teller.game.wire.view(frame.view) for frame in shown]
    return {
        "start": views[0],
        "changes": [change(before, after) for before, after in pairwise(views)],
        "heard": [*told(teller, eyes, (frame.heard for frame in shown))],
        "moments": [*moments(teller, eyes, shown)],
        "rounds": round_starts(record.game, shown),
    }


def change(before: Any, after: Any) -> dict[str, Any] | list[Any] | None:
    """What turns one JSON value into another. A list that has grown keeps what it had."""
    if before == after:
        return None
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        return changes_of((name, before[name], after[name]) for name in after)
    if isinstance(before, list) and isinstance(after, list) and len(before) <= len(after):
        kept = changes_of((str(at), old, after[at]) for at, old in enumerate(before))
        return kept | {str(at): [after[at]] for at in range(len(before), len(after))}
    return [after]


def changes_of(pairs: Iterable[tuple[str, Any, Any]]) -> dict[str, Any]:
    found = {name: change(before, after) for name, before, after in pairs}
    return {name: each for name, each in found.items() if each is not None}


def told(teller: Teller, eyes: Eyes, heard: Iterable[Sequence[Event]]) -> Iterable[list[Any]]:
    before: Event | None = None
    for events in heard:
        items = [(teller.game.wire.event(event), event) for event in events]
        told = worded_items(teller, reader(eyes), items, before)
        yield [each for each in told if each["said"] is not None]
        before = events[-1] if events else before


def moments(teller: Teller, eyes: Eyes, shown: Sequence[Frame]) -> Iterable[dict[str, Any]]:
    for step, frame in enumerate(shown):
        if frame.moment is not None:
            sentence = teller.event(frame.moment.event, reader(eyes), None)
            yield {"step": step, "kind": frame.moment.kind, "said": said(sentence)}
