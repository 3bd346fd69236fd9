"""What can go wrong between a client and a server: ids and parameters, no words."""

from collections.abc import Mapping
from typing import Any


class ClientError(Exception):
    """Any of it."""


class Unreachable(ClientError):
    """Nobody answers at this address, or nobody who speaks as this server does."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


class Problem(ClientError):
    """What was asked for cannot be had: by whom or why, the code says."""

    def __init__(
        self, code: str, field: str | None = None, params: Mapping[str, Any] | None = None
    ) -> None:
        super().__init__(code, field)
        self.code, self.field, self.params = code, field, dict(params or {})


class Dismissed(Problem):
    """The server has hung up for good."""


class Refused(ClientError):
    """An action that a rule of the game forbids, as the game's own wire has it."""

    def __init__(self, refusal: Mapping[str, Any]) -> None:
        super().__init__(refusal["rule"])
        self.refusal = refusal
