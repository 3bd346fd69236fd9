"""The protocol as JSON Schema: the messages, and for each game the values in them."""

from functools import cache
from typing import Any, Final

from panicroom.games import GAMES
from panicroom.kernel.game import AnyGame
from panicroom.server.protocol import VERSION
from panicroom.server.protocol.client import CLIENT
from panicroom.server.protocol.said import Said
from panicroom.server.protocol.server import SERVER

SAID: Final = {"$ref": "#/$defs/Said"}
SAID_OR_NULL: Final = {"anyOf": [SAID, {"type": "null"}]}
EVENT_WORDS: Final = {
    "said": SAID_OR_NULL,
    "scene": {"type": "boolean"},
    "begins": {"enum": ["turn", "phase", "scoring"]},
}
OPTION_WORDS: Final = {
    "said": SAID,
    "cost": SAID_OR_NULL,
    "warns": SAID_OR_NULL,
    "rules": {"type": "array", "items": {"type": "string"}},
}


@cache
def schema() -> dict[str, Any]:
    return {
        "version": VERSION,
        "client": CLIENT.json_schema(),
        "server": SERVER.json_schema(mode="serialization"),
        "games": {name: game_schema(game) for name, game in GAMES.items()},
    }


def game_schema(game: AnyGame) -> dict[str, Any]:
    """The game's own schema, with the screen messages that clients may ask for."""
    found = game.wire.schema()
    definitions = found["$defs"]
    for kind in definitions["Event"]["oneOf"]:
        definitions[kind["$ref"].rsplit("/", 1)[-1]]["properties"] |= EVENT_WORDS
    definitions["Option"]["properties"] |= OPTION_WORDS
    definitions["Said"] = Said.model_json_schema(mode="serialization")["$defs"]["Said"]
    return found
