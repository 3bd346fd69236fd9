"""Where phones lie around one table, nothing that only one player knows stands open on the page."""

import re
from pathlib import Path

import pytest

from panicroom.games import GAMES
from panicroom.kernel.audience import EVERYBODY, Event

SOURCES = Path(__file__).parents[2] / "web" / "src"
COVERS = {"station": "station/stage/secret.ts", "panik": "panik/manners.ts"}


def secret_events(game: str) -> dict[str, tuple[str, ...]]:
    """Those that not everybody hears whole, with their secret fields."""
    found = [each for each in Event.__subclasses__() if f".{game}." in each.__module__]
    return {
        each.__name__: tuple(field for field, _ in each.audience.secrets)
        for each in found
        if each.audience != EVERYBODY
    }


@pytest.mark.parametrize("game", GAMES)
def test_every_event_that_not_all_hear_whole_is_covered(game: str) -> None:
    source = (SOURCES / COVERS[game]).read_text(encoding="utf-8")
    assert secret_events(game)
    for event, fields in secret_events(game).items():
        covered = re.search(rf'"{event}"|{event}: \[(.*)\]', source)
        assert covered, event
        for field in fields if covered[1] is not None else ():
            assert f'"{field}"' in covered[1], (event, field)
