"""The interface between the terminal and a game: its teller, and its board as text."""

from collections.abc import Mapping, Sequence
from os import terminal_size
from typing import Protocol

from panicroom.kernel.game import View
from panicroom.telling import Teller
from panicroom.words import Words


class Face(Teller, Protocol):
    """A game's teller that can also draw the board and read what is typed."""

    @property
    def verbs(self) -> Mapping[str, tuple[str, ...]]:
        """The first word of each action, with the names of the words that follow it."""
        ...

    def round(self, view: View) -> int:
        """How many rounds have begun; spectators are shown the table once a round."""
        ...

    def map(self, view: View, words: Words, screen: terminal_size) -> str:
        """The board with its legend."""
        ...

    def players(self, view: View, words: Words) -> list[list[str]]:
        """A row for each player, unless the map shows it all."""
        ...

    def subject(self, number: int, words: Words) -> str:
        """The name of what a bot may suspect (a seat, a manor)."""
        ...

    def typed(self, view: View, text: str) -> str:
        """Normalize what a person typed to the game's spelling of actions."""
        ...

    def open_view(self, views: Sequence[View]) -> View:
        """All seats' views merged: the view of one who sees every hand."""
        ...
