"""The core plays exactly the game that the readable engine plays."""

import pytest

from tests.core.lockstep import play_on
from tests.core.scenarios import read, scenarios
from tests.core.twins import TWINS
from tests.playthroughs.stages import STAGES

GAMES = 300
AT_ONCE = 15


@pytest.mark.parametrize("name", TWINS)
@pytest.mark.parametrize("first", range(0, GAMES, AT_ONCE))
def test_the_core_and_the_readable_engine_stay_in_lockstep(name: str, first: int) -> None:
    for seed in range(first, first + AT_ONCE):
        play_on(TWINS[name].start(seed), seed)


@pytest.mark.parametrize("name", TWINS)
def test_all_of_every_scenario_is_among_these_games_and_none_begins_at_its_end(name: str) -> None:
    beginnings = [TWINS[name].start(seed) for seed in range(GAMES)]
    scripts = [beginning.script for beginning in beginnings]
    for path in scenarios(name):
        script = read(STAGES[name], path.read_text(encoding="utf-8"))[1]
        assert script in scripts, path.stem
    assert not any(beginning.state.over for beginning in beginnings)
