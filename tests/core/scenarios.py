"""Positions in the middle of the scenarios."""

from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any

from tests.playthroughs.scenario import FOLDER, set_up
from tests.playthroughs.stages import STAGES


@lru_cache
def scenarios(game: str) -> list[Path]:
    return sorted((FOLDER / game).glob("*.txt"))


def in_scenario(game: str, random: Random) -> Any:
    """A scenario played up to some action."""
    stage = STAGES[game]
    text = random.choice(scenarios(game)).read_text(encoding="utf-8")
    position, _, script = text.partition("\n---\n")
    head = next(line for line in position.splitlines() if not line.startswith("#")).split()
    is_setup = head[1:2] == ["begin"]
    state = set_up(stage, head[2:]) if is_setup else stage.game.read(position)
    lines = [line.partition("#")[0].split() for line in script.splitlines()]
    actions = [words for words in lines if words and "!" not in words]
    for color, *words in actions[: random.randint(0, len(actions))]:
        seat = stage.colors.index(color)
        stage.game.apply(state, seat, stage.game.parse(" ".join(words)))
    return state
