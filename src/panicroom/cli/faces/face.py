"""The interface between the terminal and a game: its teller, and its board as text."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from os import terminal_size

from panicroom.kernel.game import View
from panicroom.telling import Teller
from panicroom.words import Words


@dataclass(frozen=True, eq=False, kw_only=True)
class Face(Teller):
    """A game's teller that can also draw the board and read what is typed."""

    verbs: Mapping[str, tuple[str, ...]]
    """The first word of each action, with the names of the words that follow it."""
    map: Callable[[View, Words, terminal_size], str]
    """The board with its legend."""
    players: Callable[[View, Words], list[list[str]]] = lambda view, words: []
    """A row for each player, unless the map shows it all."""
    subject: Callable[[int, Words], str]
    """The name of what a bot may suspect (a seat, a manor)."""
    typed: Callable[[View, str], str]
    """Normalize what a person typed to the game's spelling of actions."""
