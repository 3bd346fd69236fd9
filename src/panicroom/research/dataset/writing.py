"""Plays a plan's games into a dataset, part by part."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from panicroom.research.dataset.card import card
from panicroom.research.dataset.folder import (
    CARD,
    about,
    held,
    open_folder,
    parts_done,
    put,
    write_part,
)
from panicroom.research.dataset.played import Played, played
from panicroom.research.dataset.tables import tables_of
from panicroom.sim.games import Plan
from panicroom.sim.parallel import HERE, check, in_order, in_silence

PART: Final = 1000
"""Games of a part: so many at most are lost with a run that is killed."""


def write(
    plan: Plan,
    folder: Path,
    jobs: int = 1,
    told: Callable[[int], None] = in_silence,
    on: str = HERE,
    part: int = PART,
) -> None:
    """Go on where an earlier run of the same plan has stopped. The same plan gives the same files,
    however often it stops, on any number of processes and machines."""
    check(plan)
    wanted = about(plan, part)
    with held(folder):
        open_folder(folder, wanted)
        done = parts_done(folder)
        kept: list[Played] = []
        for game in in_order(partial(played, plan), range(done * part, plan.games), jobs, on):
            kept.append(game)
            if len(kept) == part or game.game == plan.games - 1:
                write_part(folder, done, tables_of(kept, wanted["setup"], wanted["players"]))
                done, kept = done + 1, []
            told(game.game + 1)
        put(folder / CARD, card(folder))
