"""The core is optional: without it, everything else works and says what is missing."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from panicroom import core
from panicroom.core import build, header

WITHOUT = """
import sys
sys.modules["panicroom.core._station"] = None
from panicroom import core, station
assert not core.available()
assert core.available().why == "not-built"
try:
    core.Table
except ImportError as error:
    assert "not-built" in str(error)
station.Table.begin("key", seats=4)
"""


def test_without_the_core_the_library_plays_and_says_why() -> None:
    subprocess.run([sys.executable, "-c", WITHOUT], check=True)


def test_a_core_of_other_components_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(header, "digest", lambda body: "of other cards")
    core.available.cache_clear()
    try:
        assert core.available().why == "out-of-date"
    finally:
        core.available.cache_clear()


def test_without_a_compiler_the_build_says_so_and_breaks_nothing(tmp_path: Path) -> None:
    """A virtual environment's Python is named in full, so an empty PATH hides compilers alone."""
    told = (
        "import panicroom.core.build as b; b.is_current = lambda: False; raise SystemExit(b.main())"
    )
    environment = {**os.environ, "PATH": str(tmp_path)}
    environment.pop("CC", None)
    done = subprocess.run(
        [sys.executable, "-c", told], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert "no C compiler" in done.stderr
    assert "Traceback" not in done.stderr


def test_what_is_built_is_not_built_again() -> None:
    assert build.is_current()
    assert build.main() == 0


def test_the_header_names_every_component() -> None:
    text = build.header_of("station")
    for name in ("CARD_GAS", "ROOM_SICK_BAY_LOWER", "VERB_END_TURN", "EVENT_GAME_ENDED"):
        assert name in text
