"""What tests add to the tables of all games: marks, and what is refused."""

from typing import Any, Self

import pytest

from panicroom.kernel.audience import Event
from panicroom.kernel.errors import MalformedPosition, Refused
from panicroom.kernel.game import AnyGame, ViewT
from panicroom.kernel.state import StateT
from panicroom.kernel.table import GameTable

rule = pytest.mark.rule
"""`@rule("MOVE-1")`: the rule ids a test proves."""

ruling = pytest.mark.ruling
"""`@ruling("hive_depth")`: two values of the ruling give different results from one position."""


class Proving(GameTable[StateT, ViewT]):
    """Tries what is refused: view and state give the same reason, and nothing changes."""

    @classmethod
    def begin(cls, key: str | None = "test", **setup: Any) -> Self:
        return super().begin(key, **setup)

    def refuses(self, color: str, action: str) -> str | None:
        before = self.position
        with pytest.raises(Refused) as caught:
            self.do(color, action)
        assert self.position == before
        assert self.refusal(color, action) == caught.value.refusal
        return super().refuses(color, action)


def refused_position(game: AnyGame, *lines: str) -> MalformedPosition:
    with pytest.raises(MalformedPosition) as caught:
        game.read("\n".join(lines))
    return caught.value


def named(events: list[Event], name: str) -> list[Event]:
    """The events of one class."""
    return [event for event in events if type(event).__name__ == name]
