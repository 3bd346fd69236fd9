"""Where games of Panik in lockstep begin: set up by any rulings, and in the middle of scenarios."""

from random import Random
from typing import Any

from panicroom import core
from panicroom.panik import PANIK
from panicroom.panik.pieces import GHOSTS
from panicroom.panik.rulings import GHOST_MANORS
from tests.core.beginning import Beginning
from tests.core.scenarios import in_scenario
from tests.laws.panik import SEATS


def any_ghosts(random: Random) -> list[int]:
    cuts = sorted(random.randint(0, GHOST_MANORS) for _ in range(GHOSTS - 1))
    return [b - a for a, b in zip([0, *cuts], [*cuts, GHOST_MANORS], strict=True)]


def start(seed: int) -> Beginning:
    """The same for the same seed: in turn from the default, from any rulings, from a scenario."""
    random, key, kind = Random(seed), f"lockstep-{seed}", seed % 3
    if kind == 2:
        return in_scenario(core.PanikTable, seed // 3, random)
    tandem = random.choice(("single", "double"))
    rulings: dict[str, Any] = (
        {"shared_tandem": tandem, "ghosts": any_ghosts(random)} if kind else {}
    )
    setup = PANIK.setup(seats=random.choice(SEATS), **rulings)
    table = core.PanikTable.begin(key, seats=setup["seats"], **rulings)
    return Beginning(PANIK.begin(setup, key), table)
