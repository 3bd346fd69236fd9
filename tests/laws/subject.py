"""What the laws need to know of a game beyond the kernel's verbs."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from panicroom.kernel.audience import Event
from panicroom.kernel.errors import Refusal
from panicroom.kernel.game import Action, AnyGame, Setup, TableGame, View
from panicroom.kernel.match import AnyMatch, Match

Law = Callable[[AnyMatch], None]
"""Takes a match as far as it was played and raises AssertionError with what is wrong."""


class Start(NamedTuple):
    """Where a random game begins: from a setup, or from a position that leaves its key open."""

    name: str
    family: str
    """Starts that differ only in the number of players."""
    setup: Setup
    position: str | None = None

    def begin(self, game: AnyGame, key: str) -> AnyMatch:
        if self.position is None:
            return Match.begin(game, self.setup, key)
        return Match.begin_at(game, self.position.format(key=key))


class Subject(NamedTuple):
    """One game, and all that the laws ask of it."""

    game: TableGame[Any, Any, Any]
    starts: tuple[Start, ...]
    laws: tuple[Law, ...]
    """Laws of this game alone, fast enough for every decision."""
    rules: frozenset[str]
    """The rule ids that a refusal may cite."""
    most_options: int
    longest: int
    """More actions than any game has."""
    sealed: tuple[type, ...]
    """Actions whose choice nobody else sees."""
    reveals: Mapping[type[Event], str]

    def reasons(self, view: View) -> Callable[[Action], Refusal | None]:
        """What `why_not` says of many actions, with the state made from the view once."""
        seen = self.game.seen_state(view)
        return lambda action: self.game.engine.why_not(seen, view.viewer, action)

    def families(self) -> dict[str, list[Start]]:
        families: dict[str, list[Start]] = {}
        for start in self.starts:
            families.setdefault(start.family, []).append(start)
        return families
