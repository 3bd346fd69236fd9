"""How a game shows itself in the terminal: its ids become messages, its board becomes text."""

from collections.abc import Mapping, Sequence
from os import terminal_size
from typing import Any, NamedTuple, Protocol, TypeAlias

from panicroom.kernel.audience import Event, Viewer
from panicroom.kernel.errors import Refusal
from panicroom.kernel.game import Action, Game, View
from panicroom.words import Message, Words

Wishes: TypeAlias = Mapping[str, Any]
"""What a person asked of a game's setup."""


class Choice(NamedTuple):
    option: Action
    message: Message
    cost: Message | None = None


class Group(NamedTuple):
    """Options that belong together, a line each; a heading of None means that there is none."""

    heading: Message | None
    choices: list[Choice]


class Row(NamedTuple):
    """One line of a grid, with a gap wherever a column has no option."""

    label: Message
    cells: list[Choice | None]

    @property
    def choices(self) -> list[Choice]:
        return [choice for choice in self.cells if choice is not None]


class Grid(NamedTuple):
    """Many options of two parts: a row for each first part, a column for each second."""

    columns: Sequence[str]
    rows: list[Row]
    band: int
    """So many columns stand together."""

    @property
    def choices(self) -> list[Choice]:
        return [choice for row in self.rows for choice in row.choices]


class Face(Protocol):
    """One for each game. Everything it is given is a view or an event as heard by its viewer."""

    @property
    def game(self) -> Game[Any]: ...

    @property
    def seat_counts(self) -> tuple[int, ...]: ...

    @property
    def default_seats(self) -> int: ...

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
    def verbs(self) -> Mapping[str, tuple[str, ...]]:
        """The first word of each action, with the names of the words that follow it."""
        ...

    def rules_played(self, wishes: Wishes) -> Message: ...

    def rulings(self, wishes: Wishes) -> Mapping[str, Message]:
        """What is played where tables differ, ruling by ruling."""
        ...

    def rulings_played(self, view: View) -> Mapping[str, Message]:
        """The same at this table."""
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

    def tell(self, event: Event, viewer: Viewer) -> Message | None:
        """The event in a sentence; None if it goes without saying."""
        ...

    def story(self, events: Sequence[Event], viewer: Viewer) -> list[Message]:
        """A scene in sentences, without what it tells twice."""
        ...

    def round(self, view: View) -> int:
        """How many rounds have begun: onlookers are shown the table with each."""
        ...

    def map(self, view: View, words: Words, screen: terminal_size) -> str:
        """The board, painted, and what its signs mean."""
        ...

    def players(self, view: View, words: Words) -> list[list[str]]:
        """A row for each player, if the map does not show it all."""
        ...

    def subject(self, number: int, words: Words) -> str:
        """Whom or what a bot may suspect, in a word."""
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

    def option(self, view: View, action: Action) -> Message: ...

    def typed(self, view: View, text: str) -> str:
        """A person's spelling of an action, made the game's."""
        ...

    def refuse(self, refusal: Refusal, viewer: Viewer) -> Message: ...

    def is_out(self, view: View) -> bool:
        """Whether the viewer has no part in the game any more."""
        ...

    def ending(self, view: View) -> list[Message]: ...

    def open_view(self, views: Sequence[View]) -> View:
        """All seats' views put together: what one knows who may look into every hand."""
        ...
