"""The protocol as JSON Schema: the envelopes, and for each game what goes into them."""

from functools import cache
from typing import Any

from panicroom.games import GAMES
from panicroom.server.protocol import VERSION
from panicroom.server.protocol.client import CLIENT
from panicroom.server.protocol.server import SERVER


@cache
def schema() -> dict[str, Any]:
    return {
        "version": VERSION,
        "client": CLIENT.json_schema(),
        "server": SERVER.json_schema(mode="serialization"),
        "games": {name: game.wire.schema() for name, game in GAMES.items()},
    }
