"""`python -m tests.server.conformance [--games N] [--seed S]`: games of every kind whose server is
killed at random and at each named point, over and over; anything lost or done twice ends it."""

import argparse
import asyncio
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from tests.server.conformance.crash_points import POINTS
from tests.server.conformance.kill_and_resume import dies_at, killed_at_random
from tests.server.conformance.players import Player
from tests.server.conformance.server_process import Process
from tests.server.conformance.test_games import WISHES

MOST_KILLS = 12
LATEST = {"half_sealed": 3}
"""How often a point is passed at most before the server dies there; some are rare in a game."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="make kills", description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    flags = parser.parse_args()
    totals: Counter[str] = Counter()
    for number in range(flags.games):
        seed = flags.seed + number
        with TemporaryDirectory() as folder:
            try:
                totals += asyncio.run(play(Path(folder), seed))
            except BaseException:
                print(f"lost: seed {seed}", flush=True)
                raise
        print(*(f"{count} {name}" for name, count in totals.items()), sep="   ", flush=True)


async def play(folder: Path, seed: int) -> Counter[str]:
    process = Process(folder / "data")
    try:
        return await kill(process, seed)
    finally:
        await process.end()


async def kill(process: Process, seed: int) -> Counter[str]:
    """By turns: each kind of game at random moments, then each point."""
    dice = Random(seed)
    kinds = [*WISHES, *POINTS]
    kind = kinds[seed % len(kinds)]
    if kind == "migrating":
        return await migrate(process)
    if kind in POINTS:
        players = await dies_at(kind, dice.randint(1, LATEST.get(kind, 40)), process, seed)
        return counted(players, kills=int(bool(players)), point=kind)
    players, kills = await killed_at_random(process, kind, WISHES[kind], dice, MOST_KILLS)
    return counted(players, kills, "random")


async def migrate(process: Process) -> Counter[str]:
    await process.start(("migrating", "1"))
    await process.death()
    await process.start()
    await process.stop()
    return Counter({"kills": 1, "at migrating": 1})


def counted(players: Sequence[Player], kills: int, point: str) -> Counter[str]:
    acknowledged = sum(len(player.acknowledged) for player in players)
    games = int(bool(players))
    return Counter(
        {"kills": kills, f"at {point}": kills, "games finished": games, "actions": acknowledged}
    )


if __name__ == "__main__":
    main()
