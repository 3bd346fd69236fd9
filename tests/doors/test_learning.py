"""The example that learns, run as a script."""

import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from panicroom import core
from panicroom.research.learning.net import Net

pytestmark = pytest.mark.skipif(
    not core.available(), reason="without the native core a minute becomes an hour"
)


def run(words: str) -> list[str]:
    command = [sys.executable, "-m", "panicroom.research.learning", *words.split()]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()


def percent(line: str) -> int:
    """The last share that a line tells."""
    return int(re.findall(r"(\d+)%", line)[-1])


def test_a_short_training_beats_players_that_choose_at_random() -> None:
    """On deals it never learned from, by a fifth of them with this seed; the net it began with
    does not. Luck explains two or three in a hundred."""
    told = run("--decisions 150000 --exams 1 --seed 1")
    chance, untrained, trained = map(percent, told)
    assert abs(untrained - chance) < 5
    assert trained >= chance + 12


def test_the_larger_game_is_learned_by_sides_and_the_net_is_kept(tmp_path: Path) -> None:
    words = "--game station --seats 4 --reward side --against random --decisions 4000 --exams 1"
    told = run(f"{words} --save {tmp_path}/net.npz")
    assert len(told) == 3
    kept = np.load(tmp_path / "net.npz")
    assert set(kept) == set(Net(4, 3).weights)
    assert all(np.isfinite(kept[name]).all() for name in kept)
