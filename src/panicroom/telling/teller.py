"""A game's teller: what the game offers as messages."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from panicroom.kernel.audience import Event, Viewer
from panicroom.kernel.errors import Refusal
from panicroom.kernel.game import Action, AnyGame, View
from panicroom.kernel.message import Message
from panicroom.telling.choice import Choice, Grid, Group
from panicroom.telling.moment import Moment
from panicroom.telling.relevance import Relevance
from panicroom.telling.vocabulary import Vocabulary

Wishes: TypeAlias = Mapping[str, Any]
"""What a person asks of a game's setup: seats, edition, rulings."""


@dataclass(frozen=True, eq=False, kw_only=True)
class Teller:
    """One for each game. It is given only views, and events as their viewer hears them."""

    game: AnyGame
    vocabulary: Vocabulary
    """The names of the game's things."""
    seat_counts: tuple[int, ...]
    default_seats: int
    first_seats: int
    """The suggested number of players for a first game."""
    seat_words: tuple[str, ...]
    """The names of seats as they are typed."""
    editions: tuple[str, ...] = ()
    """The default first; empty if there is only one rulebook."""
    variants: tuple[int, ...] = ()
    ruling_words: tuple[str, ...]
    """The rulings that a table can set."""
    chapters: Mapping[str, tuple[str, ...]]
    """The chapters of the rulebook, each with the prefixes of its rule ids."""
    settled_by: Mapping[str, tuple[str, ...]]
    """The rulings that a rule depends on, by rule id."""
    rules_played: Callable[[Wishes], Message]
    ruling: Callable[[str, Any], Message]
    """A ruling with this value."""
    rule_references: Callable[[View, Action], list[str]]
    """The ids of the rules about an action."""
    introduction: Callable[[View], list[Message]]
    """Who the viewer is, and the aim of the game."""
    is_scene: Callable[[Event, Event | None], bool]
    """Whether a new paragraph of the story begins with this event, after the event before."""
    is_worth_telling: Callable[[Event], bool]
    event: Callable[[Event, Viewer, Event | None], Message]
    """The event in a sentence, which may refer to the event before."""
    story: Callable[[Sequence[Event], Viewer], list[Message]]
    """A scene in sentences, without repetitions."""
    facts: Callable[[View], list[Message]] = lambda view: []
    """Open information that the board does not show."""
    own: Callable[[View], list[Message]] = lambda view: []
    """The viewer's hand; in an open view all hands. Empty if the board shows it."""
    owed: Callable[[View], Message]
    """The decision that the viewer owes, and its cause."""
    asked: Callable[[View], Message]
    """The prompt: who is asked."""
    dossier: Callable[[Sequence[Event], View], list[list[Message]]]
    """What the viewer knows for sure beyond the table, in paragraphs."""
    confirm: Callable[[View, Action], Message | None]
    """A warning before a grave action; None if none is needed."""
    groups: Callable[[View, Sequence[Action]], list[Group | Grid]]
    choice: Callable[[View, Action], Choice]
    """An option with its message and cost."""
    option: Callable[[View, Action], Message]
    attempt: Callable[[View, Action], Message | None]
    """Any action, offered or not; None if it cannot be described (no room that way)."""
    refuse: Callable[[Refusal, Viewer], Message]
    relevances: Mapping[str, Relevance]
    """How much each reason of a refusal helps somebody who looks for what can be done."""
    ending: Callable[[View], list[Message]]
    round: Callable[[View], int]
    """How many rounds have begun; spectators are shown the table once a round."""
    open_view: Callable[[Sequence[View]], View]
    """All seats' views merged: the view of one who sees every hand."""
    guilty: Callable[[View], Sequence[int]]
    """Of an open view: what is what bots suspect it to be, by the numbers that they use."""
    moment: Callable[[Sequence[Event]], Moment | None]
    """What one would look for in a finished game, of what somebody heard in one step of it."""

    def rulings(self, wishes: Wishes) -> Mapping[str, Message]:
        """A message for each ruling of a table with these wishes; a game may have none."""
        return self._all_rulings(self.game.setup(**wishes).get("rulings", {}))

    def rulings_played(self, view: View) -> Mapping[str, Message]:
        """A message for each ruling of the table in view."""
        rulings = getattr(view, "rulings", None)
        return {} if rulings is None else self._all_rulings(rulings._asdict())

    def _all_rulings(self, values: Mapping[str, Any]) -> Mapping[str, Message]:
        return {name: self.ruling(name, value) for name, value in values.items()}

    def tell(self, event: Event, viewer: Viewer, before: Event | None = None) -> Message | None:
        """The event in a sentence; None if it is not told."""
        return self.event(event, viewer, before) if self.is_worth_telling(event) else None

    def relevance(self, refusal: Refusal) -> Relevance:
        return self.relevances[refusal.why]
