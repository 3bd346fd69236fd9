"""The environment of research holds what the doors lead to, and the rest of the library needs none
of it."""

import subprocess
import sys
from importlib import import_module

import pytest

FRAMEWORKS = ("gymnasium", "pettingzoo", "pyspiel", "pyarrow", "ray")


@pytest.mark.parametrize("name", FRAMEWORKS)
def test_it_is_there(name: str) -> None:
    assert import_module(name).__name__ == name


def test_engine_bots_and_encoding_import_no_framework() -> None:
    program = (
        "import sys, panicroom, panicroom.core, panicroom.games, panicroom.bots.registry;"
        "import panicroom.research.encoding;"
        f"print(sorted(set(sys.modules) & {set(FRAMEWORKS)!r}))"
    )
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    assert said.stdout.decode().strip() == "[]"
