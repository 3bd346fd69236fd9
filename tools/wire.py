"""Prints what web/tools/types.js makes TypeScript of, as JSON Schema: the protocol (the socket's
messages and the bodies of the REST API, each type once) and the games' values; which fields of a
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
NOT_COMPARED = ("required", "additionalProperties", "default")


def main() -> int:
    published = schema()
    definitions = {name: game["$defs"] for name, game in published["games"].items()}
    secrets = {name: secret_fields(found) for name, found in definitions.items()}
    games = {name: game_types(found) for name, found in definitions.items()}
    api = app_for(Settings()).openapi()["components"]["schemas"]
    wire = {"protocol": protocol_types(published, one_each(api)), **games}
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


def protocol_types(published: Schema, api: Schema) -> Schema:
    definitions: Schema = {}
    sides = {"ServerMessage": published["server"], "ClientMessage": published["client"]}
    for name, message in sides.items():
        add_types(definitions, message["$defs"])
        definitions[name] = {key: value for key, value in message.items() if key != "$defs"}
    add_types(definitions, api)
    return types("Protocol", definitions, client="ClientMessage", server="ServerMessage")


def add_types(definitions: Schema, more: Schema) -> None:
    for name, meaning in more.items():
        known = definitions.setdefault(name, meaning)
        if comparable(known) != comparable(meaning):
            raise SystemExit(f"{name} has two meanings: {known} and {meaning}")


def comparable(value: Any) -> Any:
    """Without what differs between senders and between the two descriptions: what may be left out
    or added, defaults, and where references point."""
    if isinstance(value, dict):
        return {key: comparable(each) for key, each in value.items() if key not in NOT_COMPARED}
    if isinstance(value, list):
        return [comparable(each) for each in value]
    return value.rpartition("/")[2] if isinstance(value, str) else value


if __name__ == "__main__":
    sys.exit(main())
