"""The core plays exactly the game that the readable engine plays."""

import pytest

from tests.core.lockstep import play_on
from tests.core.twins import TWINS

GAMES = 300
AT_ONCE = 15


@pytest.mark.parametrize("name", TWINS)
@pytest.mark.parametrize("first", range(0, GAMES, AT_ONCE))
def test_the_core_and_the_readable_engine_stay_in_lockstep(name: str, first: int) -> None:
    for seed in range(first, first + AT_ONCE):
        state, table = TWINS[name].start(seed)
        play_on(state, table, seed)
