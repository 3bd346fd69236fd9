"""What a table has agreed on beside the rules: its clocks, and how fast its bots are."""

from typing import Final, NamedTuple

from panicroom.server.table.denied import Denied

SECOND: Final = 1000
LEAST_BUDGET: Final = 10 * SECOND
MOST_BUDGET: Final = 30 * 24 * 3600 * SECOND
MOST_PACE: Final = 5 * SECOND


class Terms(NamedTuple):
    """In milliseconds. Without a budget there is no clock."""

    turn: int | None = None
    """For all that a player decides in a turn."""
    answer: int | None = None
    """For each answer outside the own turn, and for what several are asked at once."""
    pace: int = 1500
    """How long a bot or an order takes to answer, more or less."""


def check_terms(terms: Terms) -> None:
    """Even the slowest bot answers within the shortest budget."""
    for field in ("turn", "answer"):
        budget = getattr(terms, field)
        if budget is not None and not LEAST_BUDGET <= budget <= MOST_BUDGET:
            raise Denied("bad-budget", field=field, least=LEAST_BUDGET, most=MOST_BUDGET)
    if not 0 <= terms.pace <= MOST_PACE:
        raise Denied("bad-pace", least=0, most=MOST_PACE)
