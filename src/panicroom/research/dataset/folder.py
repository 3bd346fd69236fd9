"""A dataset's folder: a file that says which games are in it, and parts of so many games each.

A part counts as written when its last file is there under its name, so a run that was killed goes
on after the last whole part.
"""

import fcntl
import json
import os
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pyarrow as pa
import pyarrow.parquet as pq

from panicroom import __version__
from panicroom.games import game_named
from panicroom.kernel.errors import Malformed
from panicroom.kernel.expected import Expected
from panicroom.research.dataset.tables import DENSE, SCHEMAS, WORDS
from panicroom.research.encoding import ENCODINGS
from panicroom.sim.games import Plan

FORMAT: Final = 1
ABOUT: Final = "dataset.json"
CARD: Final = "README.md"
ORDER: Final = ("claims", "decisions", "games")
"""A part is whole when the last of these is there."""
LEVEL: Final = 19
"""Of zstd: playing takes far longer than this."""
PATIENCE: Final = 30.0
PAUSE: Final = 0.1
"""Seconds that another run is waited for, and between two looks."""
About = Mapping[str, Any]


def about(plan: Plan, part: int) -> dict[str, Any]:
    """Everything that the games follow from."""
    data = {
        "dataset": FORMAT,
        "panicroom": __version__,
        "encoding": ENCODINGS[plan.game].version,
        "game": plan.game,
        "games": plan.games,
        "games_in_a_part": part,
        "base": plan.base,
        "setup": game_named(plan.game).setup(**plan.wishes),
        "players": plan.players,
    }
    return dict(json.loads(json.dumps(data)))


def open_folder(folder: Path, wanted: About) -> None:
    """Begin the dataset, or go on with it. A folder with other things in it is left alone."""
    if not (folder / ABOUT).exists():
        if any(not name.name.startswith(ABOUT) for name in folder.iterdir()):
            raise Malformed("out", str(folder), Expected("folder-of-dataset"))
        put(folder / ABOUT, json.dumps(wanted, indent=2) + "\n")
    elif read_about(folder) != wanted:
        raise Malformed("out", str(folder), Expected("folder-of-dataset"))
    for name in SCHEMAS:
        (folder / name).mkdir(exist_ok=True)


@contextmanager
def held(folder: Path) -> Iterator[None]:
    """Nobody else writes into it meanwhile. Processes of a run that was killed hold it until they
    have noticed."""
    folder.mkdir(parents=True, exist_ok=True)
    descriptor, end = os.open(folder, os.O_RDONLY), time.monotonic() + PATIENCE
    try:
        while not is_locked(descriptor):
            if time.monotonic() >= end:
                raise Malformed("out", str(folder), Expected("folder-not-in-use"))
            time.sleep(PAUSE)
        yield
    finally:
        os.close(descriptor)


def is_locked(descriptor: int) -> bool:
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def read_about(folder: Path) -> About:
    try:
        data = json.loads((folder / ABOUT).read_text(encoding="utf-8"))
    except ValueError:
        data = None
    if not isinstance(data, dict) or data.get("dataset") != FORMAT:
        raise Malformed("out", str(folder), Expected("folder-of-dataset"))
    return data


def part_file(folder: Path, table: str, part: int) -> Path:
    return folder / table / f"{part:05}.parquet"


def parts_done(folder: Path) -> int:
    """Whole parts from the first on."""
    part = 0
    while part_file(folder, ORDER[-1], part).exists():
        part += 1
    return part


def files_of(folder: Path, table: str) -> Sequence[Path]:
    return sorted((folder / table).glob("*.parquet"))


def size_of(folder: Path) -> int:
    return sum(file.stat().st_size for name in SCHEMAS for file in files_of(folder, name))


def write_part(folder: Path, part: int, tables: Mapping[str, pa.Table]) -> None:
    for name in ORDER:
        file = part_file(folder, name, part)
        unfinished = file.with_suffix(".unfinished")
        pq.write_table(
            tables[name],
            unfinished,
            compression="zstd",
            compression_level=LEVEL,
            use_dictionary=WORDS[name],
            column_encoding={col: DENSE[col] for col in tables[name].column_names if col in DENSE},
        )
        os.replace(unfinished, file)


def put(file: Path, text: str) -> None:
    unfinished = file.with_name(f"{file.name}.unfinished")
    unfinished.write_text(text, encoding="utf-8")
    os.replace(unfinished, file)
