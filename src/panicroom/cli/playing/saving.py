"""Games in files: a record that grows with every action, so that nothing is lost with a crash."""

import os
import shlex
import shutil
import sys
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryFile
from typing import BinaryIO, Final, cast

from panicroom.cli.complaint import Complaint
from panicroom.cli.language import LANG, language_of
from panicroom.kernel.dice import commitment
from panicroom.kernel.record import Record

PROGRAM: Final = "panicroom"


class Save:
    """A record in its file, never an action behind. `lines` of it are written; while the file is
    open no other terminal goes on with the game."""

    def __init__(self, path: Path, file: BinaryIO | None = None, lines: int = 0) -> None:
        self.path = path
        self.file = file
        self.lines = lines

    @property
    def table(self) -> Path:
        """Who sits there is written beside it."""
        return self.path.with_suffix(".json")

    def keep(self, record: Record) -> None:
        """Append what is new. Each line is on the disk before anything else happens."""
        fresh = replace(record, actions=record.actions[max(self.lines - 1, 0) :])
        lines = list(fresh.lines())[min(self.lines, 1) :]
        if self.file is None:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.file = held(self.path, "ab")
        self.file.write("".join(f"{line}\n" for line in lines).encode())
        self.file.flush()
        os.fsync(self.file.fileno())
        self.lines += len(lines)

    def close(self) -> None:
        if self.file is not None:
            self.file.close()

    def discard(self) -> None:
        """With the folder, if nothing else is in it."""
        self.close()
        self.path.unlink(missing_ok=True)
        self.table.unlink(missing_ok=True)
        with suppress(OSError):
            self.path.parent.rmdir()


def held(path: Path, mode: str) -> BinaryIO:
    """Open for this terminal alone, until it is closed; whoever dies lets go of it."""
    file = cast(BinaryIO, path.open(mode))
    with suppress(ImportError):  # where there is none, terminals are not kept apart
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            file.close()
            raise Complaint("save-busy", file=str(path)) from None
    return file


def new_save(record: Record, folder: Path) -> Save:
    """Named by the game and the sealed key; never over another game."""
    stem = f"{record.game}-{commitment(record.key)[:8]}"
    path, times = folder / f"{stem}.jsonl", 1
    while path.exists():
        times += 1
        path = folder / f"{stem}-{times}.jsonl"
    return Save(path)


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


def resume_command(saved: Path, lang: str = "") -> str:
    return shlex.join([program(), "play", "--resume", str(saved), *language_flag(lang)])


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
