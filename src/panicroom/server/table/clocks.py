"""The time a seat has left. Pauses and down time of the server are not counted."""

from collections.abc import Sequence
from dataclasses import dataclass

from panicroom.server.table.fold import Asked, TableFold
from panicroom.server.table.spans import Span, active
from panicroom.server.table.terms import LEAST_BUDGET


@dataclass(frozen=True, slots=True)
class Clock:
    """How many milliseconds are left. Lists every seat that was asked, so it does not reveal who
    has answered."""

    seats: tuple[int, ...]
    left: int
    runs: bool


def clock_of(fold: TableFold, now: int, down: Sequence[Span] = ()) -> Clock | None:
    """Seats asked at once share one deadline, so that a timeout reveals nothing of the others."""
    asked = fold.asked
    if asked is None or fold.status != "playing":
        return None
    budget = budget_of(fold, asked, down)
    if budget is None:
        return None
    return Clock(asked.seats, budget - waited(fold, now, down), not fold.rests)


def budget_of(fold: TableFold, asked: Asked, down: Sequence[Span]) -> int | None:
    """For one decision. However long the turn was, at least `LEAST_BUDGET` is left: a player who
    returns to the seat must have time to act."""
    turn, terms = fold.turn, fold.lobby.terms
    if turn is None or terms.turn is None or asked.seats != turn.name[:1]:
        return terms.answer
    idle = [*fold.pauses, *down]
    thought = sum(active(span, idle) for span in turn.thought)
    return max(terms.turn - thought, LEAST_BUDGET)


def waited(fold: TableFold, now: int, down: Sequence[Span] = ()) -> int:
    """How long the current decision has been open."""
    return 0 if fold.asked is None else passed(fold, fold.asked.since, now, down)


def passed(fold: TableFold, since: int, now: int, down: Sequence[Span] = ()) -> int:
    """Since then, as far as the game went on."""
    until = min(at for at in (now, fold.paused_at, fold.deserted_at) if at is not None)
    return active((since, until), [*fold.pauses, *down])
