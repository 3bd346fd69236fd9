"""What is set in the files for hosts is a setting of the server, with a value that it takes."""

import re
from pathlib import Path

import pytest

from panicroom.server.process.settings import reads, settings_from, variable

FOLDER = Path(__file__).parents[2] / "deploy"
SET = re.compile(r"\b(PANICROOM_[A-Z_]+)(?:: |=)([^\s$]+)(?=\s)")
NAMED = re.compile(r"\bPANICROOM_[A-Z_]+")
FILES = [path for path in FOLDER.rglob("*") if path.is_file()]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_every_setting_that_is_named_exists(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert set(NAMED.findall(text)) <= {variable(name) for name in reads()}
    for name, value in SET.findall(text):
        settings_from({name: value} | ({} if name != "PANICROOM_REDIS" else SHARED))


SHARED = {"PANICROOM_DATABASE": "postgresql://db/panicroom"}
