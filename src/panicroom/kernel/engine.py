"""The engine lists options, applies actions and refuses others, by the rules of a game."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeAlias

from panicroom.kernel.agenda import HasAgenda, Steps, settle
from panicroom.kernel.audience import Event
from panicroom.kernel.errors import (
    GameError,
    MalformedAction,
    NotYourDecision,
    Refusal,
    Refused,
)
from panicroom.kernel.expected import ACTION
from panicroom.kernel.named import SEATS, Seat, seat_at
from panicroom.kernel.spelling import ActionT, Speller
from panicroom.kernel.state import StateT


class Answer(NamedTuple):
    """The rule by which a decision is owed, and the kinds of action that answer it."""

    rule: str
    verbs: tuple[type, ...]


def not_asked(
    state: HasAgenda, seat: int, action: object, owed: Sequence[int], answer: Answer
) -> Refusal | None:
    """The refusal of any action but the answer that is owed now."""
    if seat not in owed:
        return Refusal(answer.rule, "others-decide")
    if type(action) not in answer.verbs:
        return Refusal(answer.rule, "answer-first", {"decision": state.agenda[-1].verb})
    return None


Does: TypeAlias = Mapping[type, Callable[[StateT, Seat, Any], None]]
"""The function that executes each kind of action."""


class Engine(NamedTuple, Generic[StateT, ActionT]):
    """A game's rules, as the kernel calls them."""

    owed: Callable[[StateT], Sequence[Seat]]
    offer: Callable[[StateT, Seat], Sequence[ActionT]]
    """What a seat that owes an answer may do."""
    why_not: Callable[[StateT, Seat, ActionT], Refusal | None]
    do: Does[StateT]
    """What each kind of action does."""
    steps: Steps[StateT]
    """What each kind of frame on the agenda does by itself."""
    actions: Speller[ActionT]
    """How actions are spelled, and so what is an action at all."""
    sealed: tuple[type, ...]
    """Decisions that several seats answer in secret: asked until the last one has."""

    def options(self, state: StateT, seat: int) -> tuple[ActionT, ...]:
        """Exactly what `apply` accepts from this seat now; kept until the state changes."""
        found = state.offered.get(seat)
        if found is None:
            found = tuple(self.offer(state, SEATS[seat])) if seat in self.owed(state) else ()
            state.offered[seat] = found
        return found

    def apply(self, state: StateT, seat: int, action: ActionT) -> list[Event]:
        """Apply an offered action and every step that follows without a decision."""
        offered = self.options(state, seat)
        try:
            action = offered[offered.index(action)]
        except ValueError:
            raise self._refuse(state, seat, action) from None
        is_last = not self._asks_others(state)
        state.news, state.offered = [], {}
        self.do[type(action)](state, SEATS[seat], action)
        settle(state, self.steps)
        if is_last:
            state.decision += 1
        return state.news

    def _refuse(self, state: StateT, seat: int, action: ActionT) -> GameError:
        """The error for an action that is not offered."""
        if not self.actions.knows(action):
            return MalformedAction("action", repr(action), ACTION)
        reason = self.why_not(state, seat_at(seat), action)
        assert reason is not None, f"{action} is neither offered nor refused"
        return (Refused if state.offered[seat] else NotYourDecision)(reason)

    def _asks_others(self, state: StateT) -> bool:
        """Of several sealed answers more than one is missing: after the next the decision is still
        the same one."""
        return type(state.agenda[-1]) in self.sealed and len(self.owed(state)) > 1
