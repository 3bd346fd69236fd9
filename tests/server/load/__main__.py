"""`python -m tests.server.load`: what a table and a socket weigh, and how many live tables one
server carries, driven from this process beside it. docs/load.md has the results."""

import argparse
import asyncio
import gc
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.server.load.kernel_counters import disk
from tests.server.load.load_levels import Level, climb, measure_baseline
from tests.server.load.memory import weigh
from tests.server.load.watchers import shown as shown_watched
from tests.server.load.watchers import watch

COUNTS = (50, 150, 300, 600, 900, 1200, 1500, 1800)
BUSY = 90.0
"""Percent of a core: what takes more has no time left."""
HEAD = "tables  sockets  actions/s  p50 ms  p95 ms  p99 ms  server %  generator %  told kB  errors"


def main() -> None:
    parser = argparse.ArgumentParser(prog="make load ARGS=...", description=__doc__)
    parser.add_argument("counts", nargs="*", type=int, default=list(COUNTS), metavar="TABLES")
    parser.add_argument("--rounds", type=int, default=10, help="actions a table on each level")
    parser.add_argument("--weighed", type=int, default=200, help="tables weighed; 0: none")
    parser.add_argument("--baseline", type=int, default=300, help="tables without a game; 0: none")
    parser.add_argument("--watched", type=int, default=10, help="actions beside watchers; 0: none")
    parser.add_argument("--words", action="store_true", help="clients that want messages to show")
    flags = parser.parse_args()
    gc.disable()  # its own pauses are not the server's
    with TemporaryDirectory() as folder:
        asyncio.run(report(Path(folder), flags))


async def report(folder: Path, flags: argparse.Namespace) -> None:
    if flags.weighed:
        weight = await weigh(folder / "weighed", flags.weighed, flags.words)
        print(f"a table without sockets {weight.table / 1000:6.1f} kB   ({weight.tables} weighed)")
        print(f"a socket                {weight.socket / 1000:6.1f} kB   ({weight.sockets})\n")
    if flags.watched:
        print(f"{shown_watched(await watch(folder / 'watched', flags.watched))}\n", flush=True)
    if flags.counts == [0]:
        return
    print(HEAD)
    levels = []
    async for level in climb(folder / "ladder", flags.counts, flags.rounds, flags.words):
        print(shown(level), flush=True)
        levels.append(level)
    if flags.baseline and levels:
        like = min(levels, key=lambda each: abs(each.tables - flags.baseline))
        bare = await measure_baseline(folder / "bare", like.tables, round(like.told), flags.rounds)
        print(f"{shown(bare)}   the same texts without a game")
        print(f"\np50 {times(like.p50, bare.p50)}, server {times(like.server, bare.server)}")
    median, slow = disk(folder / "disk")
    print(f"the disk keeps a page in {1000 * median:.1f} ms, one in ten in {1000 * slow:.1f}")
    if levels:
        print(f"limit: {limit(levels[-1])}")
        for wrong in levels[-1].wrong[:5]:
            print(f"  {wrong}")


def times(measured: float, bare: float) -> str:
    """A short run may end before the kernel has counted a tick of the baseline."""
    return f"{measured / bare:.1f} times" if bare else "too short a run to compare"


def shown(level: Level) -> str:
    times = (1000 * time for time in (level.p50, level.p95, level.p99))
    return (
        f"{level.tables:6} {level.sockets:8} {level.rate:10.1f}"
        + "".join(f" {time:7.1f}" for time in times)
        + f" {level.server:9.0f} {level.generator:12.0f} {level.told / 1000:8.1f}"
        + f" {len(level.wrong):7}"
    )


def limit(last: Level) -> str:
    """What has no time left on the last level."""
    if not last.is_broken:
        return "not reached"
    if last.server >= BUSY:
        return "the server's one thread has no time left"
    if last.generator >= BUSY:
        return "the load generator has no time left: the server could carry more"
    return "neither process is busy: answers wait for the disk, or for others on this machine"


if __name__ == "__main__":
    main()
