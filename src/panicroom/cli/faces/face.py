"""How a game shows itself in the terminal: what it says, and its board as text."""

from collections.abc import Mapping, Sequence
from os import terminal_size
from typing import Protocol

from panicroom.kernel.game import View
from panicroom.telling import Teller
from panicroom.words import Words


class Face(Teller, Protocol):
    """One for each game: its teller, which can draw and be typed to as well."""

    @property
    def verbs(self) -> Mapping[str, tuple[str, ...]]:
        """The first word of each action, with the names of the words that follow it."""
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

    def typed(self, view: View, text: str) -> str:
        """A person's spelling of an action, made the game's."""
        ...

    def open_view(self, views: Sequence[View]) -> View:
        """All seats' views put together: what one knows who may look into every hand."""
        ...
