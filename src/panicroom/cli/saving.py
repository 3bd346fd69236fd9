"""Records in files."""

import os
import shlex
import shutil
import sys
from pathlib import Path
from tempfile import TemporaryFile
from typing import Final

from panicroom.kernel.dice import commitment
from panicroom.kernel.record import Record

PROGRAM: Final = "panicroom"


def check_folder(folder: Path) -> None:
    """Whether records can be kept there, found out before a game is played. Nothing is left."""
    made = [path for path in (folder, *folder.parents) if not path.exists()]
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryFile(dir=folder):
        pass
    for path in made:
        path.rmdir()


def replay_command(saved: Path) -> str:
    """As it can be typed in the folder where one is."""
    return shlex.join([program(), "replay", str(saved)])


def program() -> str:
    """By its name if the shell finds it so, else by the path it was called by."""
    called = Path(sys.argv[0])
    if called.name != PROGRAM or shutil.which(PROGRAM) == str(called.absolute()):
        return PROGRAM
    below = called.absolute().is_relative_to(Path.cwd())
    return os.path.relpath(called) if below else str(called.absolute())


def save_record(record: Record, folder: Path) -> Path:
    """Named by the game and the sealed key; never over another game."""
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{record.game}-{commitment(record.key)[:8]}"
    path, times = folder / f"{stem}.jsonl", 1
    while path.exists():
        times += 1
        path = folder / f"{stem}-{times}.jsonl"
    path.write_text(str(record), encoding="utf-8")
    return path
