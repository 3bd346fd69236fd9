"""The `Teller` protocol: what every game offers as messages."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeAlias

from panicroom.kernel.audience import Event, Viewer
from panicroom.kernel.errors import Refusal
from panicroom.kernel.game import Action, AnyGame, View
from panicroom.kernel.message import Message
from panicroom.telling.choice import Choice, Grid, Group
from panicroom.telling.relevance import Relevance
from panicroom.telling.vocabulary import Vocabulary

Wishes: TypeAlias = Mapping[str, Any]
"""What a person asks of a game's setup: seats, edition, rulings."""


class Teller(Protocol):
    """One for each game. It is given only views, and events as their viewer hears them."""

    @property
    def game(self) -> AnyGame: ...

    @property
    def vocabulary(self) -> Vocabulary:
        """The names of the game's things."""
        ...

    @property
    def seat_counts(self) -> tuple[int, ...]: ...

    @property
    def default_seats(self) -> int: ...

    @property
    def first_seats(self) -> int:
        """The suggested number of players for a first game."""
        ...

    @property
    def seat_words(self) -> tuple[str, ...]:
        """The names of seats as they are typed."""
        ...

    @property
    def editions(self) -> tuple[str, ...]:
        """The default first; empty if there is only one rulebook."""
        ...

    @property
    def variants(self) -> tuple[int, ...]: ...

    @property
    def ruling_words(self) -> tuple[str, ...]:
        """The rulings that a table can set."""
        ...

    @property
    def chapters(self) -> Mapping[str, tuple[str, ...]]:
        """The chapters of the rulebook, each with the prefixes of its rule ids."""
        ...

    @property
    def settled_by(self) -> Mapping[str, tuple[str, ...]]:
        """The rulings that a rule depends on, by rule id."""
        ...

    def rules_played(self, wishes: Wishes) -> Message: ...

    def rulings(self, wishes: Wishes) -> Mapping[str, Message]:
        """A message for each ruling of a table with these wishes."""
        return self._all_rulings(self.game.setup(**wishes)["rulings"])

    def rulings_played(self, view: View) -> Mapping[str, Message]:
        """A message for each ruling of the table in view."""
        return self._all_rulings(view.rulings._asdict())

    def _all_rulings(self, values: Mapping[str, Any]) -> Mapping[str, Message]:
        return {name: self.ruling(name, value) for name, value in values.items()}

    def ruling(self, name: str, value: Any) -> Message:
        """A ruling with this value."""
        ...

    def rule_references(self, view: View, action: Action) -> list[str]:
        """The ids of the rules about an action."""
        ...

    def introduction(self, view: View) -> list[Message]:
        """Who the viewer is, and the aim of the game."""
        ...

    def is_scene(self, event: Event, before: Event | None) -> bool:
        """Whether a new paragraph of the story begins with this event."""
        ...

    def tell(self, event: Event, viewer: Viewer, before: Event | None = None) -> Message | None:
        """The event in a sentence, which may refer to the event before; None if it is not told."""
        ...

    def story(self, events: Sequence[Event], viewer: Viewer) -> list[Message]:
        """A scene in sentences, without repetitions."""
        ...

    def facts(self, view: View) -> list[Message]:
        """Open information that the board does not show."""
        ...

    def own(self, view: View) -> list[Message]:
        """The viewer's hand; in an open view all hands."""
        ...

    def owed(self, view: View) -> Message:
        """The decision that the viewer owes, and its cause."""
        ...

    def asked(self, view: View) -> Message:
        """The prompt: who is asked."""
        ...

    def dossier(self, events: Sequence[Event], view: View) -> list[list[Message]]:
        """What the viewer knows for sure beyond the table, in paragraphs."""
        ...

    def confirm(self, view: View, action: Action) -> Message | None:
        """A warning before a grave action; None if none is needed."""
        ...

    def groups(self, view: View, options: Sequence[Action]) -> list[Group | Grid]: ...

    def choice(self, view: View, action: Action) -> Choice:
        """An option with its message and cost."""
        ...

    def option(self, view: View, action: Action) -> Message: ...

    def attempt(self, view: View, action: Action) -> Message | None:
        """Any action, offered or not; None if it cannot be described (no room that way)."""
        ...

    def refuse(self, refusal: Refusal, viewer: Viewer) -> Message: ...

    def relevance(self, refusal: Refusal) -> Relevance:
        """How much the reason helps somebody who looks for what can be done."""
        ...

    def ending(self, view: View) -> list[Message]: ...
