"""Command lines shown to the user: how to replay a record, resume a game or join a table."""

import os
import shlex
import shutil
import sys
from pathlib import Path
from typing import Final

from panicroom.cli.language import LANG, language_of

PROGRAM: Final = "panicroom"


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
