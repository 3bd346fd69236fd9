"""A dataset's decisions with their tensors, which are derived by playing its games again.

One game and a thousand rows of each table are held at a time, however large the dataset is.
"""

import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any, Final, NamedTuple

import pyarrow.parquet as pq

from panicroom.kernel.errors import Malformed
from panicroom.kernel.expected import Expected, one_of
from panicroom.kernel.outcome import Outcome
from panicroom.research.dataset.folder import files_of, read_about
from panicroom.research.dataset.played import wishes_of
from panicroom.research.encoding import ENCODINGS
from panicroom.research.play import Play
from panicroom.research.rewards import checked_reward, payoff

ROWS: Final = 1024
"""Read at a time."""


class Step(NamedTuple):
    """A decision as the one who took it saw it."""

    game: int
    number: int
    """Of the decision in its game, from 0."""
    seat: int
    observation: bytes
    mask: bytes
    action: int
    reward: int
    """What it earned in the end: 1 or -1."""
    play: Play
    """The game before the decision: `play.heard(seat)`, `play.observe(another)`. It goes on with
    the next step; `play.copy()` does not."""


def iterate(
    folder: Path | str, *, reward: str = "own", engine: str = "auto", games: range | None = None
) -> Iterator[Step]:
    """Decision by decision. `reward` is `own` or `side`, `engine` as for `Play`. `games` takes only
    those with these numbers, so that several readers can share a dataset."""
    checked_reward(reward)
    folder = Path(folder)
    data = read_about(folder)
    known = ENCODINGS[data["game"]].version
    if data["encoding"] != known:
        raise Malformed("encoding", str(data["encoding"]), one_of([known]))
    for number in range(len(files_of(folder, "games"))):
        first = number * data["games_in_a_part"]
        part = range(first, first + data["games_in_a_part"])
        if games is None or overlap(games, part):
            yield from steps_of(folder, number, data["game"], reward, engine, games)


def overlap(wanted: range, part: range) -> bool:
    return wanted.start < part.stop and part.start < wanted.stop


def steps_of(
    folder: Path, part: int, name: str, reward: str, engine: str, games: range | None
) -> Iterator[Step]:
    decisions = rows(files_of(folder, "decisions")[part])
    for game in rows(files_of(folder, "games")[part]):
        taken = list(islice(decisions, game["decisions"]))
        if games is None or game["game"] in games:
            yield from replayed(name, game, taken, reward, engine)


def replayed(
    name: str, game: dict[str, Any], taken: list[dict[str, Any]], reward: str, engine: str
) -> Iterator[Step]:
    play = Play.begin(name, game["key"], engine=engine, **wishes_of(json.loads(game["setup"])))
    outcome = Outcome(game["reason"], "", game["side"], tuple(game["winners"]))
    for number, decision in enumerate(taken):
        seat, action = decision["seat"], decision["action"]
        earned = payoff(reward, outcome, seat, play.side(seat))
        seen, mask = play.observe(seat), play.mask(seat)
        yield Step(game["game"], number, seat, seen, mask, action, earned, play)
        try:
            play.step(action, seat)
        except ValueError as error:  # by rules of another version, or damaged
            raise not_possible(game["game"], error) from error


def not_possible(game: int, error: ValueError) -> Malformed:
    possible = Expected("possible", params={"error": str(error)})
    return Malformed("decisions", f"game {game}", possible)


def rows(file: Path) -> Iterator[dict[str, Any]]:
    with pq.ParquetFile(file) as parquet:
        for batch in parquet.iter_batches(ROWS):
            yield from batch.to_pylist()
