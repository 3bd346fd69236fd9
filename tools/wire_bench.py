"""How fast kernel/wire writes and reads a view, beside pydantic and msgspec in the same run.

    python -m tools.wire_bench [--rounds 2000]

The others are given a view that is already plain data, which kernel/wire still has to make: each
row is what it costs to go from there to a JSON text and back with every field checked. A package
that is not installed is left out.
"""

import argparse
import json
from collections.abc import Callable
from importlib import import_module
from time import process_time
from typing import Any

from panicroom.kernel.match import Match
from panicroom.station import STATION


def sample() -> Any:
    """A view from the middle of a game that always takes its first option but one."""
    match = Match.begin(STATION, STATION.setup(seats=5), "wire")
    for _ in range(60):
        seat = STATION.owed(match.state)[0]
        options = STATION.options(match.state, seat)
        match.act(seat, options[len(options) // 2])
    return match.view(STATION.owed(match.state)[0])


def model_of(schema: dict[str, Any], make: Callable[[str, dict[str, Any]], Any]) -> Any:
    """The view's types in another library, from the published schema: objects by `make`."""
    made: dict[str, Any] = {}

    def kind(part: dict[str, Any]) -> Any:
        if "$ref" in part:
            name = part["$ref"].rsplit("/", 1)[1]
            if name not in made:
                made[name] = kind(schema["$defs"][name] | {"title": name})
            return made[name]
        if part.get("type") == "object":
            fields = {name: kind(inner) for name, inner in part["properties"].items()}
            return make(part.get("title", "Object"), fields)
        if part.get("type") == "array" and "items" in part and part["items"]:
            return list[kind(part["items"])]  # type: ignore[misc]
        return {"integer": int, "boolean": bool}.get(part.get("type", ""), Any)

    return kind({"$ref": "#/$defs/View"})


def seconds(work: Callable[[], object], rounds: int) -> float:
    began = process_time()
    for _ in range(rounds):
        work()
    return process_time() - began


def contenders(view: Any) -> dict[str, tuple[Callable[[], object], Callable[[], object]]]:
    wire = STATION.wire
    data = wire.view(view)
    text = json.dumps(data)
    found: dict[str, tuple[Callable[[], object], Callable[[], object]]] = {
        "kernel/wire": (
            lambda: json.dumps(wire.view(view)),
            lambda: wire.read_view(json.loads(text)),
        )
    }
    try:
        pydantic: Any = import_module("pydantic")
        model = model_of(
            wire.schema(),
            lambda name, fields: pydantic.create_model(
                name, **{field: (hint, ...) for field, hint in fields.items()}
            ),
        )
        parsed = model.model_validate_json(text)
        found["pydantic"] = (parsed.model_dump_json, lambda: model.model_validate_json(text))
    except ModuleNotFoundError:
        pass
    try:
        msgspec: Any = import_module("msgspec")
        struct = model_of(
            wire.schema(), lambda name, fields: msgspec.defstruct(name, list(fields.items()))
        )
        decoder, encoder = msgspec.json.Decoder(struct), msgspec.json.Encoder()
        thing = decoder.decode(text)
        found["msgspec"] = (lambda: encoder.encode(thing), lambda: decoder.decode(text))
    except ModuleNotFoundError:
        pass
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=2000)
    rounds = parser.parse_args().rounds
    for name, (write, read) in contenders(sample()).items():
        writing, reading = (seconds(work, rounds) / rounds * 1e6 for work in (write, read))
        print(f"{name:12} {writing:8.0f} us to write {reading:8.0f} us to read")


if __name__ == "__main__":
    main()
