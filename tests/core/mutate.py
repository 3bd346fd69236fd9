"""`python -m tests.core.mutate [RULE ...] [--list]`: break one check of the native core at a time;
lockstep must notice: by a difference, or because the core crashes or does not end. What is not
noticed is listed at the end, and so is what never ends or fails in another way.

A mutant that changes nothing a player could see is named in native_equivalent.txt, with the reason.
"""

import argparse
import multiprocessing
import os
import resource
import signal
import sys
import traceback
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from itertools import repeat
from pathlib import Path
from tempfile import TemporaryDirectory

import tests.laws.panik  # so that no trial has to
import tests.laws.station
import tests.playthroughs.stages  # noqa: F401
from panicroom.core.build import compiling, linking, run, sources_of
from tests.core.loading import load
from tests.core.native_mutants import GAMES, NativeMutant, native_mutants

QUICK = ("-O1", "-w")
CPU_SECONDS = 300
"""A whole core needs a tenth of it for the games. A busy machine makes it no more."""
DIFFERS, FAILS = 1, 2
DOUBTFUL = ("unnoticed", "fails", "hangs")
FORK = multiprocessing.get_context("fork")
EQUIVALENT = Path(__file__).with_name("native_equivalent.txt")


@contextmanager
def workshop() -> Iterator[Path]:
    """Every source of each game as an object file, so that one alone is compiled again."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        for game in GAMES:
            (folder / game).mkdir()
            for source in sources_of(game):
                compile_one(game, source, folder / game, object_of(folder, game, source))
        yield folder


def object_of(folder: Path, game: str, source: Path) -> Path:
    return folder / game / f"{source.parent.name}-{source.stem}.o"


def compile_one(game: str, source: Path, folder: Path, made: Path) -> None:
    run([*compiling(game, folder, QUICK), "-c", str(source), "-o", str(made)])


def verdict(mutant: NativeMutant, workshop: Path, games: int) -> str:
    """`differs`, `crashes`, `hangs`, `fails`, or `unnoticed`."""
    with TemporaryDirectory() as name:
        folder, root = Path(name), mutant.path.parent
        source = folder / mutant.path.name
        # Beside its own folder's headers, wherever the broken copy lies.
        source.write_text(mutant.broken().replace('"../', f'"{root.parent}/'), encoding="utf-8")
        made = folder / "broken.o"
        words = compiling(mutant.game, folder, (*QUICK, f"-I{root}"))
        run([*words, "-c", str(source), "-o", str(made)])
        whole = object_of(workshop, mutant.game, mutant.path)
        others = [path for path in (workshop / mutant.game).glob("*.o") if path != whole]
        library = folder / f"_{mutant.game}.abi3.so"
        run([*words, *linking(), *map(str, others), str(made), "-o", str(library)])
        return lockstep_with(mutant.game, library, games)


def lockstep_with(game: str, library: Path, games: int) -> str:
    """In a process of its own, which has all but the core imported already."""
    child = FORK.Process(target=trial, args=(game, library, games))
    child.start()
    child.join()
    known = {0: "unnoticed", DIFFERS: "differs", -signal.SIGXCPU: "hangs"}
    code = child.exitcode or 0
    return known.get(code, "crashes" if code < 0 else "fails")


def trial(game: str, library: Path, games: int) -> None:
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS + 1))
    load(game, library)
    from tests.core.lockstep import play_on
    from tests.core.twins import TWINS

    try:
        for seed in range(games):
            play_on(TWINS[game].start(seed), seed)
    except AssertionError:
        os._exit(DIFFERS)
    except Exception:
        traceback.print_exc(limit=-1)
        os._exit(FAILS)


def equivalents() -> dict[str, str]:
    """`path | broken line | reason`."""
    lines = EQUIVALENT.read_text(encoding="utf-8").splitlines()
    split = [line.rpartition(" | ") for line in lines if line and line[0] != "#"]
    return {key: reason for key, _, reason in split}


def is_excused(mutant: NativeMutant) -> bool:
    return f"{mutant.game}/{mutant.path.name} | {mutant.new.strip()}" in equivalents()


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.core.mutate", description=__doc__)
    parser.add_argument("rules", nargs="*", metavar="RULE", help="only checks of these rules")
    parser.add_argument("--list", action="store_true", help="show the mutants and run nothing")
    parser.add_argument("--games", type=int, default=600, help="lockstep games for each")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes at a time")
    wishes = parser.parse_args()
    asked = set(wishes.rules)
    found = [m for m in native_mutants() if not asked or asked & set(m.rules.split(", "))]
    tried = [mutant for mutant in found if not is_excused(mutant)]
    if wishes.list:
        print("\n".join(map(str, found)))
        return 0
    with workshop() as folder, ProcessPoolExecutor(wishes.jobs, FORK) as pool:
        verdicts = pool.map(verdict, tried, repeat(folder), repeat(wishes.games))
        said: list[tuple[str, NativeMutant]] = []
        for mutant, answer in zip(tried, verdicts, strict=True):
            said.append((answer, mutant))
            print(f"{len(said):4}/{len(tried)} {answer:9} {mutant}", flush=True)
    print(f"{len(found) - len(tried)} equivalent and not tried")
    return report(said)


def report(said: list[tuple[str, NativeMutant]]) -> int:
    counts = Counter(answer for answer, _ in said)
    print(", ".join(f"{count} {answer}" for answer, count in counts.most_common()))
    for answer, mutant in said:
        if answer in DOUBTFUL:
            print(f"{answer}: {mutant}")
    return 1 if counts["unnoticed"] or counts["fails"] else 0


if __name__ == "__main__":
    sys.exit(main())
