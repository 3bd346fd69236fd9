"""Records in files."""

from pathlib import Path

from panicroom.kernel.dice import commitment
from panicroom.kernel.record import Record


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
