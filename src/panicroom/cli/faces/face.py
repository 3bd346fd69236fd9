"""How a game shows itself in the terminal: its ids become messages, its board becomes text."""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from panicroom.kernel.audience import Event, Viewer
from panicroom.kernel.errors import Refusal
from panicroom.kernel.game import Action, Game, View
from panicroom.words import Message


class Choice(NamedTuple):
    option: Action
    message: Message
    ap: int


class Group(NamedTuple):
    """Options that belong together; a heading of None means that there is but one group."""

    heading: Message | None
    choices: list[Choice]


class Face(Protocol):
    """One for each game. Everything it is given is a view or an event as heard by its viewer."""

    @property
    def game(self) -> Game[Any]: ...

    @property
    def seat_counts(self) -> tuple[int, ...]: ...

    @property
    def default_seats(self) -> int: ...

    @property
    def editions(self) -> tuple[str, ...]: ...

    @property
    def seat_words(self) -> tuple[str, ...]:
        """What a seat is called where it is typed."""
        ...

    def rules_played(self, edition: str, variants: Sequence[int]) -> Message: ...

    def rulings(self, edition: str, variants: Sequence[int]) -> list[Message]:
        """What that edition says where the rulebooks differ, ruling by ruling."""
        ...

    def introduction(self, view: View) -> list[Message]:
        """Who the viewer is, and what the game is about."""
        ...

    def is_scene(self, event: Event) -> bool:
        """Whether a new paragraph of the story begins with it."""
        ...

    def tell(self, event: Event, viewer: Viewer) -> Message | None:
        """The event in a sentence; None if it goes without saying."""
        ...

    def map(self, view: View) -> str: ...

    def players(self, view: View) -> list[list[Message]]:
        """A row for each player."""
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

    def groups(self, view: View, options: Sequence[Action]) -> list[Group]: ...

    def typed(self, text: str) -> str:
        """A person's spelling of an action, made the game's."""
        ...

    def refuse(self, refusal: Refusal, viewer: Viewer) -> Message: ...

    def chapters(self) -> list[tuple[Message, tuple[str, ...]]]:
        """The chapters of the rulebook, each with the prefixes of its rules' ids."""
        ...

    def is_out(self, view: View) -> bool:
        """Whether the viewer has no part in the game any more."""
        ...

    def ending(self, view: View) -> list[Message]: ...

    def open_view(self, views: Sequence[View]) -> View:
        """All seats' views put together: what one knows who may look into every hand."""
        ...
