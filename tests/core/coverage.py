"""`python -m tests.core.coverage --games 600`: which branches of the native core games in lockstep,
a soak and damaged states reach, by gcc's own count. How many branches of a line cannot be reached
stands in unreached.txt with the reason; any other that was not is listed, and is a failure below
99 % of the rules, and so is an excuse that nothing needs. The binding to Python is counted apart.
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
BINDING = "python"
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
        if SOURCES not in path.parents:
            continue
        name = path.resolve().relative_to(SOURCES).as_posix()
        for line in part["lines"]:  # type: ignore[attr-defined]
            for number, branch in enumerate(line["branches"]):
                yield Branch(name, line["line_number"], number), branch["count"]


class Code(NamedTuple):
    """A line of the sources by its text, since lines move."""

    path: str
    text: str


def excuses() -> Counter[Code]:
    """`path | code of the line | how many of its branches | reason`."""
    lines = EXCUSES.read_text(encoding="utf-8").splitlines()
    split = [line.split(" | ") for line in lines if line and line[0] != "#"]
    return Counter({Code(path, " | ".join(code)): int(n) for path, *code, n, _ in split})


def unreached(found: Counter[Branch]) -> Counter[Code]:
    texts = {path: (SOURCES / path).read_text(encoding="utf-8") for path, *_ in found}
    lines = {path: text.splitlines() for path, text in texts.items()}
    missed = [branch for branch, count in found.items() if not count]
    return Counter(Code(path, lines[path][line - 1].strip()) for path, line, _ in missed)


def report(found: Counter[Branch]) -> int:
    """How much of the rules was reached, beside how much of the binding."""
    missed = unreached(found)
    left, idle = missed - excuses(), excuses() - missed
    for code, count in sorted(left.items()):
        print(f"{code.path}: {count} not reached: {code.text}")
    for code, count in idle.items():
        print(f"unreached.txt: {count} were reached, or are no more: {code.path} | {code.text}")
    shares = [share_of(found, left, is_binding=is_binding) for is_binding in (True, False)]
    return 0 if shares[-1] >= AIM and not idle else 1


def share_of(found: Counter[Branch], left: Counter[Code], *, is_binding: bool) -> float:
    parts = [branch for branch in found if (branch.path.split("/")[0] == BINDING) == is_binding]
    paths = {branch.path for branch in parts}
    excused = sum(count for code, count in excuses().items() if code.path in paths)
    missing = sum(count for code, count in left.items() if code.path in paths)
    share = 100 * (1 - missing / (len(parts) - excused))
    name = "the binding" if is_binding else "the rules"
    told = f"{len(parts)} branches, {excused} excused, {missing} not reached: {share:.2f} %"
    print(f"{name}: {told}")
    return share


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
