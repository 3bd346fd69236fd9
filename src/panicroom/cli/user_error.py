"""What is wrong with what a person asked for, to be said in one line."""

from collections.abc import Mapping
from typing import Final, cast

from panicroom.kernel.errors import GameError, Malformed, MalformedRecord, Refused
from panicroom.words import Message, Value

FILE_ERRORS: Final[dict[type, str]] = {
    FileNotFoundError: "error-no-file",
    IsADirectoryError: "error-folder",
    FileExistsError: "error-no-folder",
    NotADirectoryError: "error-no-folder",
    PermissionError: "error-permission",
}


class UserError(Exception):
    """Carries a message, not words: those are put to it where it is shown."""

    def __init__(self, id: str, **params: Value) -> None:
        super().__init__(id, params)
        self.message = Message(id, params)


def error_message(error: GameError | OSError | UnicodeError | UserError) -> Message:
    """Any error that is the user's, as one sentence."""
    if isinstance(error, UserError):
        return error.message
    if isinstance(error, Malformed):
        return malformed(error)
    if isinstance(error, OSError):
        reason = error.strerror or str(error)
        id = FILE_ERRORS.get(type(error), "error-file")
        return Message(id, {"file": str(error.filename), "reason": reason})
    if isinstance(error, UnicodeError):
        return Message("error-not-text")
    return Message("error-refused", {"reason": str(error)})


def malformed(error: Malformed) -> Message:
    if isinstance(error, MalformedRecord) and error.line is not None:
        return malformed_record(error)
    return malformed_text(error)


def malformed_record(error: MalformedRecord) -> Message:
    """What no person needs to know of is left out: types, and how a refusal is spelled."""
    params: dict[str, Value] = {
        "line": error.line or 0,
        "field": error.field,
        "text": error.text,
    }
    if isinstance(error.__cause__, Refused):
        return Message("error-record-refused", {**params, "rule": error.__cause__.refusal.rule})
    if isinstance(error.__cause__, GameError):
        return Message("error-record-action", params)
    if error.expected.id == "kind":
        return Message("error-record-field", params)
    return malformed_text(error)


def malformed_text(error: Malformed) -> Message:
    params: dict[str, Value] = {
        "field": error.field,
        "text": error.text,
        "expected": expected(error),
        "line": error.line or 0,
    }
    message = Message("error-malformed", params)
    rule = error.expected.rule
    return Message("error-by-rule", {"error": message, "rule": rule}) if rule else message


def expected(error: Malformed) -> Message:
    """What should have been there; the words allowed are the program's own, and listed."""
    params = cast(Mapping[str, Value], error.expected.params)
    return Message(f"expected-{error.expected.id}", params)
