"""How a table stands for one reader, as plain data in the order of the messages' fields."""

from typing import Any

from panicroom.kernel.audience import Event
from panicroom.kernel.game import AnyGame
from panicroom.server.protocol import server as message
from panicroom.server.table.standing import Standing
from panicroom.server.table.stream import Item


def standing(game: AnyGame, seat: int | None, since: int, telling: Standing) -> dict[str, Any]:
    """The fields of a Welcome or a Told."""
    view, wire = telling.view, game.wire
    return {
        "seat": seat,
        "since": since,
        "number": telling.number,
        "heard": [heard(game, item) for item in telling.heard],
        "table": telling.table,
        "decision": None if view is None else view.decision,
        "view": None if view is None else wire.view(view),
        "options": [wire.option(view, option) for option in telling.options],
        "clock": telling.clock,
        "turn": telling.turn,
        "out": telling.out,
    }


def heard(game: AnyGame, item: Item) -> Any:
    if isinstance(item, Event):
        return game.wire.event(item)
    params = message.plain(item.params)
    return {"notice": item.kind, "seat": item.seat, "params": params, "words": item.words}
