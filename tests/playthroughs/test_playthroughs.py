"""Golden playthroughs: what every viewer hears and sees must not change unnoticed."""

from difflib import unified_diff
from itertools import islice
from pathlib import Path

import pytest

from tests.playthroughs import game, scenario

SHOWN = 30
LARGEST = 150_000


def assert_golden(golden: Path, text: str) -> None:
    kept = golden.read_text(encoding="utf-8") if golden.exists() else ""
    diff = unified_diff(kept.splitlines(), text.splitlines(), golden.name, "now", n=1, lineterm="")
    lines = list(islice(diff, SHOWN))
    if lines:
        pytest.fail("\n".join([*lines, "...", "If this is meant: make golden"]), pytrace=False)


@pytest.mark.parametrize("whole", game.GAMES, ids=lambda whole: whole.name)
def test_a_whole_game_plays_as_written_down(whole: game.WholeGame) -> None:
    text = game.text_of(whole)
    assert len(text.encode()) < LARGEST
    assert_golden(whole.golden, text)


@pytest.mark.parametrize(
    "path", scenario.SCENARIOS, ids=lambda path: f"{path.parent.name}-{path.stem}"
)
def test_a_scenario_plays_as_written_down(path: Path) -> None:
    assert_golden(path.with_suffix(".golden"), scenario.text_of(path))


def test_every_golden_file_belongs_to_a_game_or_a_scenario() -> None:
    wanted = {whole.golden for whole in game.GAMES}
    wanted |= {path.with_suffix(".golden") for path in scenario.SCENARIOS}
    assert set(Path(__file__).parent.rglob("*.golden")) == wanted
