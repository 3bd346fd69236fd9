"""The checks of `make check` that concern Python; tests/web runs those of the page."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
COMMANDS = ("ruff format --check", "ruff check", "mypy", "lint-imports")


@pytest.mark.parametrize("command", COMMANDS)
def test_check_passes(command: str) -> None:
    name, *arguments = command.split()
    tool = Path(sys.executable).parent / name
    done = subprocess.run(
        [tool, *arguments],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
