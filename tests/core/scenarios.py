"""The scenarios as beginnings of games in lockstep."""

from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any

from panicroom.core.table import CoreTable
from tests.core.beginning import Answer, Beginning
from tests.playthroughs.scenario import FOLDER, set_up
from tests.playthroughs.stage import Stage
from tests.playthroughs.stages import STAGES


@lru_cache
def scenarios(game: str) -> list[Path]:
    return sorted((FOLDER / game).glob("*.txt"))


def in_scenario(kind: type[CoreTable], turn: int, random: Random) -> Beginning:
    """One scenario after the other, in one round all that happens in it, and in the next round
    from some action on, to some other."""
    game = kind.TWIN.game.name
    round_, number = divmod(turn, len(scenarios(game)))
    state, script = read(STAGES[game], scenarios(game)[number].read_text(encoding="utf-8"))
    begin, end = sorted((random.randint(0, len(script)), random.randint(0, len(script))))
    if round_ % 2 == 0:
        begin, end = 0, len(script)
    for seat, action in script[: min(begin, len(script) - 1)]:
        STAGES[game].game.apply(state, seat, action)
    state.news = []
    return Beginning(state, kind.from_state(state), script[begin:end])


def read(stage: Stage, text: str) -> tuple[Any, tuple[Answer, ...]]:
    """Where it begins, and what is done; what is refused there is left out."""
    position, _, script = text.partition("\n---\n")
    head = next(line for line in position.splitlines() if not line.startswith("#")).split()
    is_setup = head[1:2] == ["begin"]
    state = set_up(stage, head[2:]) if is_setup else stage.game.read(position)
    lines = [line.partition("#")[0].split() for line in script.splitlines()]
    return state, tuple(
        Answer(stage.colors.index(color), stage.game.parse(" ".join(words)))
        for color, *words in filter(None, lines)
        if "!" not in words
    )
