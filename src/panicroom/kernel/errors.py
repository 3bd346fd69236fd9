"""Exceptions for wrong use. Each names the rule or the field, and leaves the state unchanged."""

from collections.abc import Mapping
from typing import NamedTuple

from panicroom.kernel.expected import Expected


class Refusal(NamedTuple):
    """Why an action may not be taken: the rule, what exactly is in the way, and with what.

    `why` and `params` are ids and values; the terminal and the page translate them.
    """

    rule: str
    why: str
    params: Mapping[str, object] = {}


class GameError(Exception):
    """Any wrong use. The state is unchanged.

    `args` are the arguments of the constructor, so that the error can be pickled.
    """


class Refused(GameError):
    """A well-formed action of a seat that owes an answer, but not one that is offered."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    def __str__(self) -> str:
        params = " ".join(f"{name}={value}" for name, value in self.refusal.params.items())
        return f"{self.refusal.rule}: {self.refusal.why} {params}".rstrip()


class NotYourDecision(Refused):
    """The seat owes nothing now; the refusal says what is waited for."""


class StaleDecision(GameError):
    """The answer names a decision that is no longer asked."""

    def __init__(self, named: int, current: int) -> None:
        super().__init__(named, current)
        self.named = named
        self.current = current

    def __str__(self) -> str:
        return f"decision {self.named} is over, {self.current} is asked now"


class Malformed(GameError):
    """Text that is no key, action, record, position or component file."""

    def __init__(self, field: str, text: str, expected: Expected, line: int | None = None) -> None:
        super().__init__(field, text, expected, line)
        self.field = field
        self.text = text
        self.expected = expected
        self.line = line

    def __str__(self) -> str:
        where = self.field if self.line is None else f"line {self.line}, {self.field}"
        return f"{where}: found {self.text!r}, expected {self.expected}"


class MalformedAction(Malformed):
    """No action is spelled like this."""


class MalformedPosition(Malformed):
    """The notation of a position is broken, or the position cannot be."""


class MalformedRecord(Malformed):
    """A record that cannot be replayed."""


class MalformedComponent(Malformed):
    """A data file of the game's components is broken."""
