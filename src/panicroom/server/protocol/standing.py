"""How a table stands for one reader, as plain data in the order of the messages' fields."""

from typing import Any

from panicroom.kernel.game import AnyGame
from panicroom.server.protocol.history import Page
from panicroom.server.table.standing import Standing


def standing(game: AnyGame, seat: int | None, page: Page, told: Standing) -> dict[str, Any]:
    """The fields of a Welcome or a Told."""
    view, wire = told.view, game.wire
    return {
        "seat": seat,
        "since": page.since,
        "number": told.number,
        "anew": page.anew,
        "heard": page.lines,
        "table": told.table,
        "decision": None if view is None else view.decision,
        "view": None if view is None else wire.view(view),
        "options": [wire.option(view, option) for option in told.options],
        "clock": told.clock,
        "turn": told.turn,
        "out": told.out,
    }
