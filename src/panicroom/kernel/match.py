"""A game being played: its state, its record so far, and what each viewer has been told."""

from functools import lru_cache
from typing import Any, Generic, Self, TypeAlias

from panicroom.kernel.audience import Event, Viewer, heard_by
from panicroom.kernel.errors import GameError, MalformedRecord, StaleDecision
from panicroom.kernel.expected import Expected
from panicroom.kernel.game import Setup, TableGame, ViewT
from panicroom.kernel.record import Record
from panicroom.kernel.spelling import ActionT
from panicroom.kernel.state import StateT


class Match(Generic[StateT, ActionT, ViewT]):
    """Everything it keeps can be computed again from its record."""

    def __init__(
        self, game: TableGame[StateT, ActionT, ViewT], state: StateT, record: Record
    ) -> None:
        self.game = game
        self.state = state
        self.record = record
        self.events: list[Event] = list(state.news)

    @classmethod
    def begin(cls, game: TableGame[StateT, ActionT, ViewT], setup: Setup, key: str) -> Self:
        return cls(game, game.begin(setup, key), Record(game.name, dict(setup), key))

    @classmethod
    def begin_at(cls, game: TableGame[StateT, ActionT, ViewT], position: str) -> Self:
        """From a position, for rare endings, lessons and puzzles."""
        state = game.read(position)
        return cls(game, state, Record(game.name, position=game.write(state)))

    @classmethod
    def replay(
        cls, game: TableGame[StateT, ActionT, ViewT], record: Record, actions: int | None = None
    ) -> Self:
        """The match as it stood after so many actions; after all of them by default."""
        if record.position is not None:
            match = cls.begin_at(game, record.position)
        else:
            match = cls.begin(game, record.setup, record.key)
            match.record.dice = record.dice
        for line, (seat, text) in enumerate(record.actions[:actions], 2):
            try:
                match.act(seat, game.parse(text))
            except GameError as error:
                possible = Expected("possible", params={"error": str(error)})
                raise MalformedRecord("action", text, possible, line) from error
        return match

    @property
    def over(self) -> bool:
        return self.state.outcome is not None

    def act(self, seat: int, action: ActionT, decision: int | None = None) -> list[Event]:
        """Take an action; naming the decision it answers makes a late answer fail."""
        if decision is not None and decision != self.state.decision:
            raise StaleDecision(decision, self.state.decision)
        text = self.game.spell(action)
        events = self.game.apply(self.state, seat, action)
        self.record.actions.append(noted(seat, text))
        self.events.extend(events)
        if self.over:
            self.record.close(self.state.outcome, self.game.write(self.state))
        return events

    def told(self, viewer: Viewer, since: int = 0) -> list[Event]:
        """What this viewer has heard, numbered for this viewer alone: a number shared by all
        would show that something happened in secret."""
        heard = [heard_by(event, viewer) for event in self.events]
        return [event for event in heard if event is not None][since:]

    def view(self, viewer: Viewer) -> ViewT:
        return self.game.view(self.state, viewer)


AnyMatch: TypeAlias = Match[Any, Any, Any]


@lru_cache(4096)
def noted(seat: int, text: str) -> tuple[int, str]:
    """Records share equal entries: the same few hundred actions occur in every game."""
    return seat, text
