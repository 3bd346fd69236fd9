"""A table as its readers get it, with and without messages for a screen."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from panicroom.kernel.message import Message, Value
from panicroom.server.live.broadcast import standing_fields
from panicroom.server.live.subscriber import Subscriber
from panicroom.server.protocol.history import Page, lines_between
from panicroom.server.protocol.server import SERVER, written, written_told
from panicroom.server.table.commands import Act
from tests.server.table.logged_table import PEOPLE, LoggedTable, started

Json = dict[str, Any]


def text_for(logged: LoggedTable, seat: int | None, since: int = 0, words: bool = True) -> str:
    listener = Subscriber(None, words)
    listener.viewer = seat
    lines = lines_between(logged.fold, seat, since, logged.fold.stream.number(seat), words)
    page = Page(since, since == 0, lines)
    text = written_told(standing_fields(logged.fold, listener, page, logged.now, ()))
    assert written(SERVER.validate_json(text)) == text  # nothing but what the protocol says
    return text


def told(logged: LoggedTable, seat: int | None, since: int = 0, words: bool = True) -> Json:
    found: Json = json.loads(text_for(logged, seat, since, words))
    return found


def a_game(game: str, seed: int = 1) -> Iterator[LoggedTable]:
    """Of four people who choose by chance: at each decision, and at the end."""
    logged, chooser = started(game, PEOPLE, key=f"told-{seed}"), Random(seed)
    while not logged.is_over:
        yield logged
        seat = chooser.choice(logged.fold.owed())
        action = chooser.choice(logged.options(seat))
        logged.do(PEOPLE[seat], Act(seat, logged.decision, action))
    yield logged


def readers(logged: LoggedTable) -> list[int | None]:
    return [None, *range(len(logged.fold.lobby.chairs))]


def sayings(data: Any, inside: bool = False) -> Iterator[Json]:
    """Every Said in it, the outermost of each."""
    if isinstance(data, list):
        for part in data:
            yield from sayings(part, inside)
    elif isinstance(data, dict):
        if inside and "id" in data:
            yield data
        else:
            for name, part in data.items():
                yield from sayings(part, inside or name in ("said", "cost", "warns", "heading"))


def message(said: Json) -> Message:
    params = {name: value(part) for name, part in said.get("params", {}).items()}
    return Message(said["id"], params)


def value(part: Any) -> Value:
    if isinstance(part, list):
        return [message(each) if isinstance(each, dict) else each for each in part]
    found: Value = message(part) if isinstance(part, dict) else part
    return found
