"""Fast dice are for research alone: whoever sees a few of their rolls can work out the rest."""

import subprocess
import sys

import pytest

from panicroom.games import GAMES
from tests.server.running import Running, served

WITHOUT_CORE = """
import sys
import panicroom.server.serving
print(*(name for name in sys.modules if name.startswith("panicroom.core")))
"""


@served
async def test_a_table_cannot_be_played_with_fast_dice(server: Running) -> None:
    ann = await server.guest("Ann")
    for game in GAMES:
        new = {"game": game, "wishes": {"dice": "fast"}}
        answer = await server.ask("POST", "/api/tables", ann, new)
        assert answer.status_code == 400, answer.text
        assert (await server.ask("POST", "/api/tables", ann, {"game": game})).status_code == 201
    at_the_top = {"game": "station", "dice": "fast"}
    assert (await server.ask("POST", "/api/tables", ann, at_the_top)).status_code >= 400


@pytest.mark.parametrize("game", GAMES)
def test_no_setup_of_the_readable_engine_has_a_choice_of_dice(game: str) -> None:
    with pytest.raises(Exception, match="dice"):
        GAMES[game].setup(dice="fast")


def test_a_server_never_loads_the_core() -> None:
    command = [sys.executable, "-c", WITHOUT_CORE]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert told.split() == []
