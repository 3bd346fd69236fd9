"""A table to try things at: set up a position, act by text, and look, in the words of the game's
notation. Whoever holds one sees everything; give a bot the view instead."""

from collections.abc import Iterable
from typing import Any, ClassVar, Generic, Self

from panicroom.kernel.audience import Event, Viewer, heard_by
from panicroom.kernel.dice import fresh_key
from panicroom.kernel.errors import MalformedPosition, Refusal
from panicroom.kernel.game import AnyGame, ViewT
from panicroom.kernel.named import SEATS, Seat
from panicroom.kernel.notation import without_comment
from panicroom.kernel.state import StateT


class GameTable(Generic[StateT, ViewT]):
    """A state, acted on and asked by colors and texts. Each game adds ways to look at it."""

    game: ClassVar[AnyGame]
    colors: ClassVar[tuple[str, ...]]

    def __init__(self, state: StateT) -> None:
        self.state = state

    @classmethod
    def at(cls, *lines: str) -> Self:
        """A position from its lines, or from one text; its first line may be left out."""
        text = "\n".join(lines)
        words = [word for line in text.splitlines() for word in without_comment(line).split()]
        if words[:1] == [cls.game.name]:
            return cls(cls.game.read(text))
        try:
            return cls(cls.game.read(f"{cls.game.name}\n{text}"))
        except MalformedPosition as error:
            line = error.line and error.line - 1
            raise MalformedPosition(error.field, error.text, error.expected, line) from None

    @classmethod
    def begin(cls, key: str | None = None, **setup: Any) -> Self:
        """A game from its very start. The same key gives the same shuffles and rolls; without one
        every game is another."""
        return cls(cls.game.begin(cls.game.setup(**setup), key or fresh_key()))

    @classmethod
    def seat(cls, color: str) -> Seat:
        return SEATS[cls.colors.index(color)]

    @classmethod
    def heard(cls, events: Iterable[Event], color: str | None) -> list[Event]:
        """The events as one seat hears them, or an onlooker (None)."""
        heard = (heard_by(event, cls._viewer(color)) for event in events)
        return [event for event in heard if event is not None]

    def do(self, color: str, *actions: str) -> list[Event]:
        """Take actions, one after the other; the events of the last one come back. An action that
        is not allowed raises `Refused`."""
        events: list[Event] = []
        for action in actions:
            events = self.game.apply(self.state, self.seat(color), self.game.parse(action))
        return events

    def options(self, color: str, verb: str = "") -> list[str]:
        """What the seat may do now; of one verb if one is named."""
        options = self.game.options(self.state, self.seat(color))
        texts = [self.game.spell(option) for option in options]
        return [text for text in texts if not verb or text.split()[0] == verb]

    def refusal(self, color: str, action: str) -> Refusal | None:
        """Why the seat may not do this now: the rule, the reason and its parameters; None if it
        may. Nothing is done."""
        return self.game.why_not(self.view(color), self.game.parse(action))

    def refuses(self, color: str, action: str) -> str | None:
        """The rule that speaks against it, None if none does. Nothing is done."""
        refusal = self.refusal(color, action)
        return None if refusal is None else refusal.rule

    def owed(self) -> list[str]:
        """The colors that owe an answer now."""
        return [self.colors[seat] for seat in self.game.owed(self.state)]

    def view(self, color: str | None) -> ViewT:
        """What one seat may know, or an onlooker (None)."""
        view: ViewT = self.game.view(self.state, self._viewer(color))
        return view

    def copy(self) -> Self:
        """A table of its own, to try something and come back."""
        return type(self)(self.state.copy())

    @property
    def position(self) -> str:
        """The canonical text of the position."""
        return self.game.write(self.state)

    @property
    def ended(self) -> str | None:
        """Why the game is over; None while it goes on."""
        return self.state.outcome.reason if self.state.outcome else None

    @property
    def winners(self) -> list[str]:
        """The colors that have won; none while the game goes on."""
        outcome = self.state.outcome
        return [] if outcome is None else [self.colors[seat] for seat in outcome.winners]

    @classmethod
    def _viewer(cls, color: str | None) -> Viewer:
        return None if color is None else cls.seat(color)
