"""Random players may play in the native core: nobody can tell from the results."""

from typing import Any

import pytest

from panicroom import core
from panicroom.games import GAMES
from panicroom.sim.games import Plan, play_game

SETUPS: list[tuple[str, dict[str, Any]]] = [
    *(("station", {"seats": seats}) for seats in (4, 5, 6)),
    ("station", {"seats": 5, "edition": "fr", "variants": [1, 2]}),
    *(("panik", {"seats": seats}) for seats in (2, 3, 4)),
]


@pytest.mark.parametrize(("game", "wishes"), SETUPS)
def test_the_same_keys_give_the_same_results_with_and_without_the_core(
    game: str, wishes: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    if not core.available():
        pytest.skip(f"native core {core.available().why}")
    assert game in GAMES
    plan = Plan(game, 8, wishes, "same", ("random",) * wishes["seats"])
    within = [play_game(plan, index) for index in range(plan.games)]
    monkeypatch.setattr(core, "available", lambda: core.Availability("not-built"))
    assert [play_game(plan, index) for index in range(plan.games)] == within
