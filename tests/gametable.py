"""What the tables of all games share: act, ask and look, in the words of the game's notation."""

from typing import Any, ClassVar, Generic, TypeVar

import pytest

from panicroom.kernel.audience import Event, heard_by
from panicroom.kernel.errors import Refused
from panicroom.kernel.game import Game, StateT

rule = pytest.mark.rule
"""`@rule("MOVE-1")`: the rule ids a test proves."""

ruling = pytest.mark.ruling
"""`@ruling("hive_depth")`: two values of the ruling give different results from one position."""

ViewT = TypeVar("ViewT")
TableT = TypeVar("TableT", bound="GameTable[Any, Any]")


class GameTable(Generic[StateT, ViewT]):
    """A state and the words of its notation."""

    game: ClassVar[Game[Any]]
    colours: ClassVar[tuple[str, ...]]
    head: ClassVar[str]
    """The first line of a position that does not give one."""

    def __init__(self, state: StateT) -> None:
        self.state = state

    @classmethod
    def at(cls: type[TableT], *lines: str) -> TableT:
        """A position from its lines; the first may be left out."""
        text = list(lines)
        if not text or not text[0].startswith(cls.game.name):
            text.insert(0, cls.head)
        return cls(cls.game.read("\n".join(text)))

    @classmethod
    def begin(cls: type[TableT], key: str = "test", **setup: object) -> TableT:
        """A game from its very start."""
        return cls(cls.game.begin(cls.game.setup(**setup), key))

    @classmethod
    def seat(cls, colour: str) -> int:
        return cls.colours.index(colour)

    @classmethod
    def heard(cls, events: list[Event], colour: str | None) -> list[Event]:
        """The events as one seat (or a spectator, None) hears them."""
        viewer = None if colour is None else cls.seat(colour)
        return [e for e in (heard_by(event, viewer) for event in events) if e is not None]

    def do(self, colour: str, *actions: str) -> list[Event]:
        """Take actions; the events of the last one come back."""
        events: list[Event] = []
        for action in actions:
            events = self.game.apply(self.state, self.seat(colour), self.game.parse(action))
        return events

    def options(self, colour: str, verb: str = "") -> list[str]:
        """What the seat may do now, as text; of one verb if one is named."""
        options = self.game.options(self.state, self.seat(colour))
        texts = [self.game.spell(option) for option in options]
        return [text for text in texts if not verb or text.split()[0] == verb]

    def refuses(self, colour: str, action: str) -> str:
        """The rule that a refused action cites; the state must be as it was."""
        before = self.game.write(self.state)
        parsed = self.game.parse(action)
        with pytest.raises(Refused) as caught:
            self.game.apply(self.state, self.seat(colour), parsed)
        assert self.game.write(self.state) == before
        assert self.game.why_not(self.view(colour), parsed) == caught.value.refusal
        return caught.value.refusal.rule

    def view(self, colour: str | None) -> ViewT:
        view: ViewT = self.game.view(self.state, None if colour is None else self.seat(colour))
        return view

    def owed(self) -> list[str]:
        return [self.colours[owing] for owing in self.game.owed(self.state)]

    @property
    def ended(self) -> str | None:
        return self.state.outcome.reason if self.state.outcome else None

    @property
    def winners(self) -> list[str]:
        assert self.state.outcome is not None
        return [self.colours[winner] for winner in self.state.outcome.winners]


def named(events: list[Event], name: str) -> list[Event]:
    """The events of one class."""
    return [event for event in events if type(event).__name__ == name]
