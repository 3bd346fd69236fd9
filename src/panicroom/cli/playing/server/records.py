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
    write(path, str(record))
    return path


def write(path: Path, text: str) -> None:
    """All of it or no file; an error names the file."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        path.unlink(missing_ok=True)
        error.filename = str(path)
        raise


def check_folder(folder: Path) -> None:
    """Raises if records cannot be written there; leaves nothing behind."""
    made = [path for path in (folder, *folder.parents) if not path.exists()]
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryFile(dir=folder):
        pass
    for path in made:
        path.rmdir()
