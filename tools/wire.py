"""Prints what web/tools/types.js makes TypeScript of: the socket's messages, the games' values and
the bodies of the API, each as JSON Schema with its definitions in one place; which fields of a
game's events are secret; and as plain values what a page must know of the printed cards."""

import json
import re
import sys
from typing import Any

from panicroom.kernel.wire import SECRET
from panicroom.server.app import app_for
from panicroom.server.process.settings import Settings
from panicroom.server.protocol.schema import schema
from panicroom.station.rooms import EXPLORATION, Icon

Schema = dict[str, Any]


def main() -> int:
    published = schema()
    definitions = {name: game["$defs"] for name, game in published["games"].items()}
    secrets = {name: secret_fields(found) for name, found in definitions.items()}
    games = {name: game_types(found) for name, found in definitions.items()}
    api = app_for(Settings()).openapi()["components"]["schemas"]
    wire = {"protocol": protocol_types(published), "api": types("Api", one_each(api)), **games}
    printed = {"rooms": printed_rooms()}
    json.dump({"types": wire, "secrets": secrets, "printed": printed}, sys.stdout)
    return 0


def printed_rooms() -> dict[str, Any]:
    """The exploration cards as they lie upright: sides N, E, S, W."""
    return {
        card.name: {
            "sides": [side.name.lower() for side in card.sides],
            "icon": None if card.icon is Icon.NONE else card.icon.value,
            "rooms": card.rooms,
        }
        for card in EXPLORATION
    }


def secret_fields(definitions: Schema) -> Schema:
    """Of every event, public ones too: an event that is not in the list is not known."""
    return {
        name: schema[SECRET] for name, schema in sorted(definitions.items()) if SECRET in schema
    }


def types(title: str, definitions: Schema, **roots: str) -> Schema:
    properties = {name: {"$ref": f"#/$defs/{type}"} for name, type in roots.items()}
    plain: Schema = {"title": title, "type": "object", "properties": properties}
    return plain | {"required": list(roots), "additionalProperties": False, "$defs": definitions}


def game_types(definitions: Schema) -> Schema:
    roots = {"view": "View", "event": "Event", "option": "Option", "refusal": "Refusal"}
    return types("Wire", definitions, **roots)


def one_each(schemas: Schema) -> Schema:
    """What is both sent and received, once, as it is sent: a client may leave out what has a
    default, and the page leaves nothing out."""
    sent = {name: each for name, each in schemas.items() if not name.endswith("-Input")}
    named: Schema = json.loads(re.sub(r'(\w)-(?:Input|Output)"', r'\1"', json.dumps(sent)))
    return named


def protocol_types(published: Schema) -> Schema:
    definitions: Schema = {}
    for side, name in (("client", "ClientMessage"), ("server", "ServerMessage")):
        message = dict(published[side])
        for each, meaning in message.pop("$defs").items():
            known = definitions.get(each, meaning)
            if but_required(known) != but_required(meaning):
                raise SystemExit(f"{each} means one thing to a client and another to the server")
            definitions[each] = meaning
        definitions[name] = message
    return types("Protocol", definitions, client="ClientMessage", server="ServerMessage")


def but_required(schema: Schema) -> Schema:
    """What a client may leave out, the server does not."""
    return {keyword: value for keyword, value in schema.items() if keyword != "required"}


if __name__ == "__main__":
    sys.exit(main())
