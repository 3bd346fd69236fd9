"""Builders of the messages denied, error and bye, each with a message for the screen."""

from collections.abc import Mapping
from typing import Any

from panicroom.kernel.errors import Malformed
from panicroom.kernel.expected import Expected
from panicroom.server.protocol.said import Said
from panicroom.server.protocol.server import Bye, Denied, Error, plain
from panicroom.telling import Teller
from panicroom.telling.denials import denial_message


def denied(id: str, code: str, params: Mapping[str, Any], teller: Teller | None) -> Denied:
    sentence = Said.of(denial_message(code, params, teller=teller))
    return Denied(id=id, code=code, params=plain(params), said=sentence)


def error(code: str, id: str | None = None, field: str | None = None) -> Error:
    return Error(id=id, code=code, field=field, said=Said.of(denial_message(code, field=field)))


def malformed(id: str, found: Malformed) -> Error:
    """With what was expected instead."""
    sentence = denial_message("malformed", wanted(found.expected), found.field)
    return Error(id=id, code="malformed", field=found.field, said=Said.of(sentence))


def wanted(expected: Expected) -> dict[str, Any]:
    return {"expected": expected.id, **expected.params}


def bye(code: str) -> Bye:
    return Bye(code=code, said=Said.of(denial_message(code)))
