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
    """To be typed in the current folder."""
    return shlex.join([program(), "replay", str(saved), *language_flag(lang)])


def resume_command(data: Path | None, lang: str = "") -> str:
    """`data` is None for the default folder, which need not be named."""
    flag = [] if data is None else ["--data", str(data)]
    return shlex.join([program(), "play", *flag, *language_flag(lang)])


def join_command(address: str, lang: str = "") -> str:
    return shlex.join([program(), "join", address, *language_flag(lang)])


def language_flag(lang: str) -> list[str]:
    """Needed only if the environment would choose another language."""
    return [LANG, lang] if lang and lang != language_of(os.environ) else []


def program() -> str:
    """Its name if the shell finds it by that, else the path it was called by."""
    called = Path(sys.argv[0])
    if called.name != PROGRAM or shutil.which(PROGRAM) == str(called.absolute()):
        return PROGRAM
    return relative(called)


def install_command(package: str) -> str:
    """Installs into the environment of the Python that runs, whatever `pip` the shell finds."""
    return shlex.join([relative(Path(sys.executable)), "-m", "pip", "install", package])


def relative(path: Path) -> str:
    """Relative to the current folder if it is below it, so that it can be read and typed."""
    below = path.absolute().is_relative_to(Path.cwd())
    return os.path.relpath(path) if below else str(path.absolute())
