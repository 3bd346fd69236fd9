"""Waiting is data: a stack of plain values says what is still to be done.

A frame on top that has a step is work the game does by itself; one without is a decision that
somebody owes. An interruption is a push; what it interrupted lies below and goes on afterwards.
"""

from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeAlias, TypeVar


class HasAgenda(Protocol):
    agenda: list[Any]

    @property
    def over(self) -> bool: ...


StateT = TypeVar("StateT", bound=HasAgenda)
Steps: TypeAlias = Mapping[type, Callable[[StateT, Any], None]]
"""By a kind of frame, what takes a frame of that kind."""


def settle(state: StateT, steps: Steps[StateT]) -> None:
    """Do what is to be done until somebody owes a decision or the game is over."""
    agenda = state.agenda
    while agenda and not state.over:
        step = steps.get(type(agenda[-1]))
        if step is None:
            return
        step(state, agenda.pop())
