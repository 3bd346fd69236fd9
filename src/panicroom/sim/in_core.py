"""Games of random players in the native core, where it is there: the results are those of the
readable engine for the same keys. Other bots look at views and hear events, which the core does
not make; what they think about takes longer than the rules."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from panicroom import core
from panicroom.bots.keys import derived_key
from panicroom.kernel.dice import Dice
from panicroom.kernel.game import Setup

TABLES: Final[Mapping[str, Callable[[], type[Any]]]] = {
    "station": lambda: core.Table,
    "panik": lambda: core.PanikTable,
}


def can_play(game: str, players: tuple[object, ...]) -> bool:
    return game in TABLES and set(players) == {"random"} and bool(core.available())


def begin(game: str, setup: Setup, key: str) -> Any:
    """A table of the core."""
    return TABLES[game]().begin(key, seats=setup["seats"], **setup.get("rulings", {}))


def random_answers(table: Any, seats: int, key: str) -> Iterator[tuple[int, int]]:
    """The seat that answers next and the place of its answer among its options, which is taken
    when the next one is asked for."""
    keys = [derived_key(key, "bot", seat) for seat in range(seats)]
    decision, choices = 0, table.choices()
    while choices:
        seat, *others = table.owed()
        place = Dice(derived_key(keys[seat], decision)).below("choice", choices)
        yield seat, place
        choices = table.pick(place)
        decision += not others  # of sealed answers, the last one ends the decision


def random_end(game: str, setup: Setup, key: str) -> tuple[Any, int]:
    """The state in which such a game ends, and how many decisions led there."""
    table = begin(game, setup, key)
    taken = sum(1 for _ in random_answers(table, setup["seats"], key))
    return table.to_state(), taken
