"""The agenda: a stack of plain values that lists what is still to be done.

The game executes a frame on top that has a step; a frame without one is a decision that
somebody owes. An interruption is a push; the interrupted frame stays below and continues later.
"""

from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeAlias, TypeVar


class HasAgenda(Protocol):
    agenda: list[Any]

    @property
    def over(self) -> bool: ...


StateT = TypeVar("StateT", bound=HasAgenda)
Steps: TypeAlias = Mapping[type, Callable[[StateT, Any], None]]
"""The function that executes each kind of frame."""


def settle(state: StateT, steps: Steps[StateT]) -> None:
    """Execute steps until somebody owes a decision or the game is over."""
    agenda = state.agenda
    while agenda and not state.over:
        step = steps.get(type(agenda[-1]))
        if step is None:
            return
        step(state, agenda.pop())
