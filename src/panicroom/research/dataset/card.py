"""The data card of a dataset: facts of its own files, nothing typed by hand. The same files give
the same card, on any day and machine."""

import json
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import pyarrow as pa
import pyarrow.parquet as pq

from panicroom.research.dataset.folder import About, files_of, read_about
from panicroom.research.dataset.tables import COLUMNS
from panicroom.research.encoding import ENCODINGS
from panicroom.sim.intervals import share

TITLES: Final = {"station": "Panic Station", "panik": "Panik"}
FACTS: Final = ["decisions", "side", "reason", "winners"]
READING: Final = """```python
from panicroom.research.dataset import iterate

for step in iterate("{folder}", reward="side"):
    step.observation, step.mask, step.action, step.reward
```

Tensors are not in the files: `iterate` plays every game again by its key and actions, and
derives what each seat saw. Other tools read the tables as they are, such as DuckDB:
`SELECT * FROM '{folder}/games/*.parquet'`."""
LIMITS: Final = """\
Games of programs, not of people: what wins here is what wins against these bots. Key and setup
tell everything, also what was hidden; what a seat could know is in `step.observation` and
`step.play.heard(seat)` alone. Whoever tests on games of the same plan should split them by
`game`, never by decision."""
MUTE: Final = " Nobody claims anything: the bots are mute."


def card(folder: Path) -> str:
    data = read_about(folder)
    facts = [pq.read_table(file, columns=FACTS) for file in files_of(folder, "games")]
    games = pa.concat_tables(facts).combine_chunks()
    blocks = [
        f"# {data['games']:,} games of {TITLES.get(data['game'], data['game'])}, played by bots",
        made(data),
        "## Numbers",
        numbers(folder, games),
        "## Who won",
        endings(games),
        "## Tables",
        "One row group or more in each file, zstd; every table is cut into the same parts of "
        f"{data['games_in_a_part']:,} games.",
        *(columns(name) for name in COLUMNS),
        "## Reading",
        READING.format(folder=folder.name),
        "## What it is not",
        LIMITS + ("" if rows_of(folder, "claims") else MUTE),
    ]
    return "\n\n".join(blocks) + "\n"


def made(data: About) -> str:
    """With what the same games can be made again."""
    lines = {
        "made with": f"panicroom {data['panicroom']}, `panicroom dataset`",
        "encoding": f"{data['game']}, version {data['encoding']}, "
        f"{len(ENCODINGS[data['game']].space)} actions",
        "setup": f"`{json.dumps(data['setup'])}`",
        "players": f"`{json.dumps(data['players'])}` (of a pair: as a human, once infected)",
        "keys": f"derived from `{data['base']}` and the number of the game",
        "license": "that of the program, MIT; no text or picture of the printed games is in it",
        "cite": "the program, by its CITATION.cff, and the line of the keys",
    }
    return table(["", ""], lines.items())


def numbers(folder: Path, games: pa.Table) -> str:
    count, decisions = len(games), rows_of(folder, "decisions")
    sizes = {name: sum(file.stat().st_size for file in files_of(folder, name)) for name in COLUMNS}
    found = [
        ("games", f"{count:,}"),
        ("decisions", f"{decisions:,}"),
        ("decisions a game", f"{decisions / count:.1f}"),
        ("claims", f"{rows_of(folder, 'claims'):,}"),
        *((f"bytes of `{name}`", f"{size:,}") for name, size in sizes.items()),
        ("bytes a game", f"{sum(sizes.values()) / count:.0f}"),
    ]
    return table(["", ""], found)


def endings(games: pa.Table) -> str:
    """By side and reason, with 95 % intervals; then by seat."""
    ends = Counter(zip(games["side"].to_pylist(), games["reason"].to_pylist(), strict=True))
    seats = Counter(seat for winners in games["winners"].to_pylist() for seat in winners)
    by_end = [
        (f"{side}: {reason}", *counted(times, len(games)))
        for (side, reason), times in sorted(ends.items(), key=lambda end: (-end[1], end[0]))
    ]
    by_seat = [(f"seat {seat}", *counted(seats[seat], len(games))) for seat in sorted(seats)]
    return table(["", "games", "%", "95 %"], [*by_end, *by_seat])


def counted(times: int, of: int) -> tuple[str, str, str]:
    found = share(times, of)
    return (
        f"{times:,}",
        f"{100 * found.share:.1f}",
        f"{100 * found.low:.1f}-{100 * found.high:.1f}",
    )


def columns(name: str) -> str:
    rows = [(f"`{column}`", str(kind), what) for column, (kind, what) in COLUMNS[name].items()]
    return f"### {name}\n\n" + table(["column", "type", ""], rows)


def rows_of(folder: Path, name: str) -> int:
    return sum(pq.read_metadata(file).num_rows for file in files_of(folder, name))


def table(head: list[str], rows: Iterable[tuple[Any, ...]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(map(str, line))} |" for line in lines)
