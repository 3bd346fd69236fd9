"""The terms of a table beside the rules: budgets of its clocks, the pace of its bots, and whether
they talk."""

from dataclasses import dataclass
from typing import Annotated, Final, TypeAlias

from pydantic import ConfigDict, Field

from panicroom.server.table.denied import Denied

SECOND: Final = 1000
LEAST_BUDGET: Final = 10 * SECOND
MOST_BUDGET: Final = 30 * 24 * 3600 * SECOND
MOST_PACE: Final = 5 * SECOND


Number: TypeAlias = Annotated[int, Field(strict=True, ge=0, lt=1 << 31)]


@dataclass(frozen=True, slots=True)
class Terms:
    """In milliseconds. `turn` is for all that a player decides in a turn, `answer` for each answer
    outside the own turn and for what several are asked at once; null is no clock. `pace` is how
    long a bot or an order takes to answer, more or less. `talk`: whether bots make claims; not at
    tables from before they could."""

    __pydantic_config__ = ConfigDict(
        extra="forbid", json_schema_serialization_defaults_required=True
    )

    turn: Number | None = None
    answer: Number | None = None
    pace: Number = 1500
    talk: Annotated[bool, Field(strict=True)] = False


USUAL_TERMS: Final = Terms(turn=15 * 60 * SECOND, answer=5 * 60 * SECOND, talk=True)
"""Of a new table: generous, but without a clock a table would wait for a staller for ever."""


def check_terms(terms: Terms) -> None:
    """`MOST_PACE` keeps even the slowest bot within the shortest budget."""
    for field in ("turn", "answer"):
        budget = getattr(terms, field)
        if budget is not None and not LEAST_BUDGET <= budget <= MOST_BUDGET:
            raise Denied("bad-budget", field=field, least=LEAST_BUDGET, most=MOST_BUDGET)
    if not 0 <= terms.pace <= MOST_PACE:
        raise Denied("bad-pace", least=0, most=MOST_PACE)
