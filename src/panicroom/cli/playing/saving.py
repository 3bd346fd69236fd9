"""Finished games in files, and the commands by which they are told again or gone on with."""

import os
import shlex
import shutil
import sys
from pathlib import Path
from tempfile import TemporaryFile
from typing import Final

from panicroom.cli.language import LANG, language_of
from panicroom.kernel.dice import commitment
from panicroom.kernel.record import Record

PROGRAM: Final = "panicroom"


def keep_record(record: Record, folder: Path) -> Path:
    """In a file named by the game and the sealed key; never over another game."""
    folder.mkdir(parents=True, exist_ok=True)
    stem, times = f"{record.game}-{commitment(record.key)[:8]}", 1
    path = folder / f"{stem}.jsonl"
    while path.exists():
        times += 1
        path = folder / f"{stem}-{times}.jsonl"
    path.write_text(str(record), encoding="utf-8")
    return path


def check_folder(folder: Path) -> None:
    """Whether records can be kept there, found out before a game is played. Nothing is left."""
    made = [path for path in (folder, *folder.parents) if not path.exists()]
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryFile(dir=folder):
        pass
    for path in made:
        path.rmdir()


def replay_command(saved: Path, lang: str = "") -> str:
    """As it can be typed in the folder where one is."""
    return shlex.join([program(), "replay", str(saved), *language_flag(lang)])


def resume_command(data: Path | None, lang: str = "") -> str:
    """The folder is named where it is not the usual one."""
    flag = [] if data is None else ["--data", str(data)]
    return shlex.join([program(), "play", *flag, *language_flag(lang)])


def join_command(address: str, lang: str = "") -> str:
    return shlex.join([program(), "join", address, *language_flag(lang)])


def language_flag(lang: str) -> list[str]:
    """Only where the environment speaks another one."""
    return [LANG, lang] if lang and lang != language_of(os.environ) else []


def program() -> str:
    """By its name if the shell finds it so, else by the path it was called by."""
    called = Path(sys.argv[0])
    if called.name != PROGRAM or shutil.which(PROGRAM) == str(called.absolute()):
        return PROGRAM
    below = called.absolute().is_relative_to(Path.cwd())
    return os.path.relpath(called) if below else str(called.absolute())
