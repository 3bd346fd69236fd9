"""Errors between client and server: codes and parameters, no text."""

from collections.abc import Mapping
from typing import Any


class ClientError(Exception):
    """The base of all errors of the client."""


class Unreachable(ClientError):
    """No answer at this address, or none of a Panic Room server."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


class Problem(ClientError):
    """The server rejected a request; the code says why."""

    def __init__(
        self, code: str, field: str | None = None, params: Mapping[str, Any] | None = None
    ) -> None:
        super().__init__(code, field)
        self.code, self.field, self.params = code, field, dict(params or {})


class Dismissed(ClientError):
    """The server closed the connection, and reconnecting would not help; the code says why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Refused(ClientError):
    """A rule of the game forbids the action; `refusal` is the server's message."""

    def __init__(self, refusal: Mapping[str, Any]) -> None:
        super().__init__(refusal["rule"])
        self.refusal = refusal
