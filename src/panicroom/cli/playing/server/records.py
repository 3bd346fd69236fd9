"""Finished games, saved as record files."""

from pathlib import Path
from tempfile import TemporaryFile

from panicroom.kernel.dice import commitment
from panicroom.kernel.record import Record


def keep_record(record: Record, folder: Path) -> Path:
    """Named by the game and the hash of its key; never overwrites a file."""
    folder.mkdir(parents=True, exist_ok=True)
    stem, times = f"{record.game}-{commitment(record.key)[:8]}", 1
    path = folder / f"{stem}.jsonl"
    while path.exists():
        times += 1
        path = folder / f"{stem}-{times}.jsonl"
    path.write_text(str(record), encoding="utf-8")
    return path


def check_folder(folder: Path) -> None:
    """Raises if records cannot be written there; leaves nothing behind."""
    made = [path for path in (folder, *folder.parents) if not path.exists()]
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryFile(dir=folder):
        pass
    for path in made:
        path.rmdir()
