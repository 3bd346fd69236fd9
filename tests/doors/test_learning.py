"""The example that learns."""

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from panicroom.research.learning.net import Net


@pytest.mark.parametrize("against", ["itself", "random"])
@pytest.mark.parametrize("game", ["panik", "station"])
def test_the_script_learns_a_little_and_keeps_the_net(
    game: str, against: str, tmp_path: Path
) -> None:
    words = (
        f"--game {game} --against {against} --decisions 2000 --exams 1 --save {tmp_path}/net.npz"
    )
    command = [sys.executable, "-m", "panicroom.research.learning", *words.split()]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "wins" in done.stdout.splitlines()[-1]
    kept = np.load(tmp_path / "net.npz")
    assert set(kept) == set(Net(4, 3).weights)
    assert all(np.isfinite(kept[name]).all() for name in kept)
