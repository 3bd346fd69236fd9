"""`python -m tests.core.coverage --games 600`: which branches of the native core games in lockstep,
a soak and damaged states reach, by gcc's own count. A branch that cannot be reached stands in
unreached.txt with its reason; any other that was not is listed, and is a failure below 99 %.
"""

import argparse
import gzip
import json
import os
import subprocess
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from panicroom.core.build import SOURCES, compiling, linking, run, sources_of
from tests.core.native_mutants import TAGGED

COUNTED = ("-O0", "--coverage", "-w")
GAMES = ("station", "panik")
AIM = 99.0
EXCUSES = Path(__file__).with_name("unreached.txt")


class Branch(NamedTuple):
    path: str
    line: int
    number: int


def build_counted(folder: Path) -> None:
    for game in GAMES:
        (folder / game).mkdir()
        words = compiling(game, folder / game, COUNTED)
        objects = []
        for source in sources_of(game):
            objects.append(str(folder / game / f"{source.parent.name}-{source.stem}.o"))
            run([*words, "-c", str(source), "-o", objects[-1]])
        library = str(folder / f"_{game}.abi3.so")
        run([*words, *linking(), *objects, "-o", library])


def reached(folder: Path) -> Counter[Branch]:
    """How often each branch was taken, over all that include its line."""
    found: Counter[Branch] = Counter()
    for notes in sorted(folder.rglob("*.gcda")):
        command = ["gcov", "--json-format", "--branch-probabilities", "--stdout", str(notes)]
        done = subprocess.run(command, cwd=folder, capture_output=True, check=True)
        told = done.stdout if done.stdout[:2] != b"\x1f\x8b" else gzip.decompress(done.stdout)
        for branch, count in branches(json.loads(told)):
            found[branch] += count
    return found


def branches(told: dict[str, list[dict[str, object]]]) -> Iterator[tuple[Branch, int]]:
    for part in told["files"]:
        path = Path(str(part["file"]))
        if SOURCES not in path.parents or SOURCES / "python" in path.parents:
            continue
        name = path.resolve().relative_to(SOURCES).as_posix()
        for line in part["lines"]:  # type: ignore[attr-defined]
            for number, branch in enumerate(line["branches"]):
                yield Branch(name, line["line_number"], number), branch["count"]


def excuses() -> dict[str, str]:
    """`path | code of the line | reason`: the code, since lines move."""
    lines = EXCUSES.read_text(encoding="utf-8").splitlines()
    split = [line.rpartition(" | ") for line in lines if line and line[0] != "#"]
    return {key: reason for key, _, reason in split}


def report(found: Counter[Branch]) -> int:
    missed: dict[tuple[str, int], int] = defaultdict(int)
    for branch, count in found.items():
        missed[branch.path, branch.line] += not count
    excused, left = 0, 0
    for (path, line), count in sorted(missed.items()):
        code = (SOURCES / path).read_text(encoding="utf-8").splitlines()[line - 1].strip()
        if count and f"{path} | {code}" in excuses():
            excused += count
        elif count:
            left += count
            print(f"{path}:{line}: {count} of its branches: {code}")
    share = 100 * (1 - left / (len(found) - excused))
    print(f"{len(found)} branches, {excused} excused, {left} not reached: {share:.2f} %")
    return 0 if share >= AIM else 1


def show_rules(found: Counter[Branch]) -> None:
    """How often each way was taken at the lines that check a rule."""
    lines: dict[tuple[str, int], list[int]] = defaultdict(list)
    for branch, count in sorted(found.items()):
        lines[branch.path, branch.line].append(count)
    for (path, line), counts in lines.items():
        code = (SOURCES / path).read_text(encoding="utf-8").splitlines()[line - 1]
        if tagged := TAGGED.match(code):
            print(f"{tagged['rules']:12} {path}:{line}: {' '.join(map(str, counts))}")


def play_everything(folder: str, games: int, decisions: int, jobs: int) -> None:
    """In several processes, whose counts gcc's library adds up when they end."""
    each, soaked = -(-games // jobs), decisions // jobs
    command = [sys.executable, "-m", "tests.core.everything", folder]
    playing = [
        subprocess.Popen([*command, str(first), str(each), str(soaked)])
        for first in range(0, games, each)
    ]
    ends = [one.wait() for one in playing]
    if any(ends):
        sys.exit("panicroom: a process failed, so its branches were not counted")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.core.coverage", description=__doc__)
    parser.add_argument("--games", type=int, default=600, help="of each game, in lockstep")
    parser.add_argument(
        "--decisions", type=int, default=100_000, help="of the soak; 0 plays in lockstep alone"
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes at a time")
    parser.add_argument("--rules", action="store_true", help="how often each check went each way")
    wishes = parser.parse_args()
    with TemporaryDirectory() as name:
        build_counted(Path(name))
        play_everything(name, wishes.games, wishes.decisions, wishes.jobs)
        found = reached(Path(name))
    if wishes.rules:
        show_rules(found)
    return report(found)


if __name__ == "__main__":
    sys.exit(main())
