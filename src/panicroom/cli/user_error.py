"""Errors that the user can mend, each shown as one sentence without a traceback."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
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
    """Carries a message id and its parameters; the text is made where it is shown. `command`, if
    any, is printed on a line of its own, so that it can be copied."""

    command = ""

    def __init__(self, id: str, **params: Value) -> None:
        super().__init__(id, params)
        self.message = Message(id, params)

    def mended_by(self, command: str) -> "UserError":
        self.command = command
        return self

    @classmethod
    def of_flag(cls, flag: str, message: Message) -> "UserError":
        return cls("error-by-flag", flag=flag, error=message)


class CheckFailed(Exception):
    """What a command was asked to check is not right. It has said so; the exit code tells, too."""


@contextmanager
def naming(flag: str) -> Iterator[None]:
    """Put the flag in front of any user error raised inside."""
    try:
        yield
    except UserError as error:
        raise UserError.of_flag(flag, error.message) from None


def error_message(error: GameError | OSError | UnicodeError | UserError) -> Message:
    """The sentence to show for this error."""
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
    """Leaves out what only a programmer needs: types, and the parameters of a refusal."""
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
    """What should have been there. Allowed words are listed as they are typed."""
    params = cast(Mapping[str, Value], error.expected.params)
    return Message(f"expected-{error.expected.id}", params)
