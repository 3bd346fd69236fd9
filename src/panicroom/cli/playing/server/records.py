"""Finished games, saved as record files."""

from pathlib import Path
from tempfile import TemporaryFile

from panicroom.kernel.dice import commitment
from panicroom.kernel.record import Record


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
