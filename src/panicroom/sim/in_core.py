"""Games of random players in the native core, where it is there: the results are those of the
readable engine for the same keys. Other bots look at views and hear events, which the core does
not make; what they think about takes longer than the rules."""

from collections.abc import Callable, Mapping
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


def random_end(game: str, setup: Setup, key: str) -> tuple[Any, int]:
    """The state in which such a game ends, and how many decisions led there."""
    kind, seats = TABLES[game](), setup["seats"]
    table = kind.begin(key, seats=seats, **setup.get("rulings", {}))
    keys = [derived_key(key, "bot", seat) for seat in range(seats)]
    taken = decision = 0
    choices = table.choices()
    while choices:
        seat, *others = table.owed()
        place = Dice(derived_key(keys[seat], decision)).below("choice", choices)
        choices = table.pick(place)
        taken += 1
        decision += not others  # of sealed answers, the last one ends the decision
    return table.to_state(), taken
