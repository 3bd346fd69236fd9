"""The Makefile's own words."""

import os
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]


def make(*args: str) -> subprocess.CompletedProcess[str]:
    """Nothing is done: only shown."""
    environ = {name: value for name, value in os.environ.items() if "MAKE" not in name}
    return subprocess.run(
        ["make", "-n", *args], cwd=ROOT, env=environ, capture_output=True, text=True, check=False
    )


def test_only_make_play_minds_where_it_is_to_be_played() -> None:
    assert make("PLAY=attic", "help").returncode == 0
    wrong = make("PLAY=attic", "play")
    assert wrong.returncode == 2
    assert 'PLAY is browser or terminal, not "attic"' in wrong.stderr
    assert "panicroom play" in make("PLAY=terminal", "play").stdout
    assert "panicroom open" in make("play").stdout
