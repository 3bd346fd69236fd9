"""As much of JSON Schema as the wire speaks; a keyword that is not known here fails."""

from collections.abc import Callable
from typing import Any, NamedTuple

TYPES: dict[str, type | tuple[type, ...]] = {
    "object": dict,
    "array": list,
    "string": str,
    "integer": int,
    "number": (int, float),
    "boolean": bool,
    "null": type(None),
}


class Validator(NamedTuple):
    definitions: dict[str, Any]

    def allows(self, name: str, data: Any) -> bool:
        """Whether the data is what the schema calls by this name."""
        return self.fits(self.definitions[name], data)

    def fits(self, schema: Any, data: Any) -> bool:
        if isinstance(schema, bool):
            return schema
        checked = [word for word in KEYWORDS if word in schema]
        assert set(schema) <= {*checked, *REMARKS}, schema
        return all(KEYWORDS[word](self, schema, data) for word in checked)


def of_type(validator: Validator, schema: Any, data: Any) -> bool:
    kind = TYPES[schema["type"]]
    return type(data) in kind if isinstance(kind, tuple) else type(data) is kind


def reference(validator: Validator, schema: Any, data: Any) -> bool:
    return validator.allows(schema["$ref"].removeprefix("#/$defs/"), data)


def any_of(validator: Validator, schema: Any, data: Any) -> bool:
    return any(validator.fits(part, data) for part in schema["anyOf"])


def one_of(validator: Validator, schema: Any, data: Any) -> bool:
    return sum(validator.fits(part, data) for part in schema["oneOf"]) == 1


def properties(validator: Validator, schema: Any, data: Any) -> bool:
    parts = schema["properties"].items()
    return all(validator.fits(part, data[name]) for name, part in parts if name in data)


def others(validator: Validator, schema: Any, data: Any) -> bool:
    unnamed = [part for name, part in data.items() if name not in schema.get("properties", ())]
    return all(validator.fits(schema["additionalProperties"], part) for part in unnamed)


def prefix_items(validator: Validator, schema: Any, data: Any) -> bool:
    return all(map(validator.fits, schema["prefixItems"], data))


def items(validator: Validator, schema: Any, data: Any) -> bool:
    rest = data[len(schema.get("prefixItems", ())) :]
    return all(validator.fits(schema["items"], part) for part in rest)


REMARKS = ("title", "description", "x-secret", "default")

KEYWORDS: dict[str, Callable[[Validator, Any, Any], bool]] = {
    "type": of_type,  # asked first, so that the others know what they get
    "$ref": reference,
    "anyOf": any_of,
    "oneOf": one_of,
    "const": lambda _, schema, data: bool(data == schema["const"]),
    "enum": lambda _, schema, data: data in schema["enum"],
    "properties": properties,
    "required": lambda _, schema, data: set(schema["required"]) <= set(data),
    "additionalProperties": others,
    "prefixItems": prefix_items,
    "items": items,
    "minItems": lambda _, schema, data: len(data) >= schema["minItems"],
    "minimum": lambda _, schema, data: data >= schema["minimum"],
    "exclusiveMaximum": lambda _, schema, data: data < schema["exclusiveMaximum"],
    "maxItems": lambda _, schema, data: len(data) <= schema["maxItems"],
}
