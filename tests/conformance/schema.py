"""As much of JSON Schema as the wire speaks; a keyword that is not known here fails."""

from collections.abc import Callable
from typing import Any, NamedTuple

TYPES: dict[str, type] = {
    "object": dict,
    "array": list,
    "string": str,
    "integer": int,
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
        return all(KEYWORDS[word](self, schema, data) for word in schema)


def of_type(validator: Validator, schema: Any, data: Any) -> bool:
    return type(data) is TYPES[schema["type"]]


def reference(validator: Validator, schema: Any, data: Any) -> bool:
    return validator.allows(schema["$ref"].removeprefix("#/$defs/"), data)


def any_of(validator: Validator, schema: Any, data: Any) -> bool:
    return any(validator.fits(part, data) for part in schema["anyOf"])


def one_of(validator: Validator, schema: Any, data: Any) -> bool:
    return sum(validator.fits(part, data) for part in schema["oneOf"]) == 1


def properties(validator: Validator, schema: Any, data: Any) -> bool:
    parts = schema["properties"].items()
    return all(validator.fits(part, data[name]) for name, part in parts if name in data)


def prefix_items(validator: Validator, schema: Any, data: Any) -> bool:
    return all(map(validator.fits, schema["prefixItems"], data))


def items(validator: Validator, schema: Any, data: Any) -> bool:
    rest = data[len(schema.get("prefixItems", ())) :]
    return all(validator.fits(schema["items"], part) for part in rest)


KEYWORDS: dict[str, Callable[[Validator, Any, Any], bool]] = {
    "type": of_type,  # stands first wherever it stands, so that the others know what they get
    "$ref": reference,
    "anyOf": any_of,
    "oneOf": one_of,
    "const": lambda _, schema, data: bool(data == schema["const"]),
    "enum": lambda _, schema, data: data in schema["enum"],
    "properties": properties,
    "required": lambda _, schema, data: set(schema["required"]) <= set(data),
    "additionalProperties": lambda _, schema, data: set(data) <= set(schema["properties"]),
    "prefixItems": prefix_items,
    "items": items,
    "minItems": lambda _, schema, data: len(data) >= schema["minItems"],
    "maxItems": lambda _, schema, data: len(data) <= schema["maxItems"],
}
