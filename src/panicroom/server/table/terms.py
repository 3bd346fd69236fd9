"""The time settings of a table: budgets of its clocks, and the pace of its bots."""

from typing import Final, NamedTuple

from panicroom.server.table.denied import Denied

SECOND: Final = 1000
LEAST_BUDGET: Final = 10 * SECOND
MOST_BUDGET: Final = 30 * 24 * 3600 * SECOND
MOST_PACE: Final = 5 * SECOND


class Terms(NamedTuple):
    """In milliseconds. Without a budget there is no clock."""

    turn: int | None = None
    """For all decisions of a player in one turn."""
    answer: int | None = None
    """For each answer outside one's own turn, and for decisions put to several at once."""
    pace: int = 1500
    """The average delay of an answer by a bot or a standing order."""


def check_terms(terms: Terms) -> None:
    """`MOST_PACE` keeps even the slowest bot within the shortest budget."""
    for field in ("turn", "answer"):
        budget = getattr(terms, field)
        if budget is not None and not LEAST_BUDGET <= budget <= MOST_BUDGET:
            raise Denied("bad-budget", field=field, least=LEAST_BUDGET, most=MOST_BUDGET)
    if not 0 <= terms.pace <= MOST_PACE:
        raise Denied("bad-pace", least=0, most=MOST_PACE)
