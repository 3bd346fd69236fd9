"""What a game can say: its ids and values become messages, the same for every screen."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeAlias

from panicroom.kernel.audience import Event, Viewer
from panicroom.kernel.errors import Refusal
from panicroom.kernel.game import Action, Game, View
from panicroom.kernel.message import Message
from panicroom.telling.choice import Choice, Grid, Group
from panicroom.telling.vocabulary import Vocabulary

Wishes: TypeAlias = Mapping[str, Any]
"""What a person asked of a game's setup."""


class Teller(Protocol):
    """One for each game. Everything it is given is a view or an event as heard by its viewer."""

    @property
    def game(self) -> Game[Any]: ...

    @property
    def vocabulary(self) -> Vocabulary:
        """What the game calls its things."""
        ...

    @property
    def seat_counts(self) -> tuple[int, ...]: ...

    @property
    def default_seats(self) -> int: ...

    @property
    def first_seats(self) -> int:
        """How many play a first game best."""

    @property
    def seat_words(self) -> tuple[str, ...]:
        """What a seat is called where it is typed."""
        ...

    @property
    def editions(self) -> tuple[str, ...]:
        """The default first; none if there is only one rulebook."""
        ...

    @property
    def variants(self) -> tuple[int, ...]: ...

    @property
    def ruling_words(self) -> tuple[str, ...]:
        """The rulings that a table may set by itself."""
        ...

    @property
    def chapters(self) -> Mapping[str, tuple[str, ...]]:
        """The chapters of the rulebook, each with the prefixes of its rules' ids."""
        ...

    @property
    def settled_by(self) -> Mapping[str, tuple[str, ...]]:
        """The rulings on which a rule hangs, by its id: there tables differ."""
        ...

    def rules_played(self, wishes: Wishes) -> Message: ...

    def rulings(self, wishes: Wishes) -> Mapping[str, Message]:
        """What is played where tables differ, ruling by ruling."""
        ...

    def rulings_played(self, view: View) -> Mapping[str, Message]:
        """The same at this table."""
        ...

    def ruling(self, name: str, value: Any) -> Message:
        """What a ruling means if it has this value."""
        ...

    def governing(self, view: View, action: Action) -> list[str]:
        """The rules that govern an action."""
        ...

    def introduction(self, view: View) -> list[Message]:
        """Who the viewer is, and what the game is about."""
        ...

    def is_scene(self, event: Event, before: Event | None) -> bool:
        """Whether a new paragraph of the story begins with it."""
        ...

    def tell(self, event: Event, viewer: Viewer, before: Event | None = None) -> Message | None:
        """The event in a sentence, which may speak of the one before; None if it goes without
        saying."""
        ...

    def story(self, events: Sequence[Event], viewer: Viewer) -> list[Message]:
        """A scene in sentences, without what it tells twice."""
        ...

    def facts(self, view: View) -> list[Message]:
        """What else lies open on the table."""
        ...

    def own(self, view: View) -> list[Message]:
        """What the viewer alone knows; in an open view all hands."""
        ...

    def owed(self, view: View) -> Message:
        """What the viewer must decide, and why."""
        ...

    def asked(self, view: View) -> Message:
        """Who is asked, in front of what is typed."""
        ...

    def dossier(self, events: Sequence[Event], view: View) -> list[list[Message]]:
        """What the viewer knows for sure and the table does not show, in paragraphs."""
        ...

    def confirm(self, view: View, action: Action) -> Message | None:
        """What a grave option would bring about; None if there is nothing to ask."""
        ...

    def groups(self, view: View, options: Sequence[Action]) -> list[Group | Grid]: ...

    def choice(self, view: View, action: Action) -> Choice:
        """An option with its sentence and what it costs."""
        ...

    def option(self, view: View, action: Action) -> Message: ...

    def attempt(self, view: View, action: Action) -> Message | None:
        """Any action of the viewer's, offered or not; None if it leads nowhere that has a name."""
        ...

    def refuse(self, refusal: Refusal, viewer: Viewer) -> Message: ...

    def ending(self, view: View) -> list[Message]: ...
