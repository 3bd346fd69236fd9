"""A long search, game by game, on all cores. What was found is kept in a file, a line for each
game, so that a search that was stopped goes on where it was."""

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path

from panicroom.puzzles.finder import puzzles_of
from panicroom.puzzles.puzzle import Puzzle
from panicroom.puzzles.spelled import Json, as_json, from_json
from panicroom.sim.parallel import in_order


def search(base: str, games: int, jobs: int, into: Path, told: Callable[[int], None]) -> None:
    """The same key finds the same puzzles, however often it stops, on any number of cores."""
    done = lines_of(into)
    into.write_text("".join(f"{line}\n" for line in done), encoding="utf-8")
    with into.open("a", encoding="utf-8") as file:
        for index, found in enumerate(
            in_order(partial(found_in, base), range(len(done), games), jobs), len(done) + 1
        ):
            print(json.dumps(found, separators=(",", ":")), file=file, flush=True)
            told(index)


def lines_of(into: Path) -> list[str]:
    """Whole ones; the last may have been cut off."""
    if not into.exists():
        return []
    text = into.read_text("utf-8")
    return text[: text.rfind("\n") + 1].splitlines()


def found_in(base: str, index: int) -> list[Json]:
    return [as_json(puzzle) for puzzle in puzzles_of(base, index)]


def all_found(into: Path) -> list[Puzzle]:
    return [from_json(told) for line in lines_of(into) for told in json.loads(line)]
