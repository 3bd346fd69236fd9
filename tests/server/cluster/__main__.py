"""`python -m tests.server.cluster [--rounds N] [--tables T] [--kills K]`: games of every kind on
two servers that are killed by turns; anything lost or done twice ends it."""

import argparse
import asyncio
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from tests.server.cluster.processes import Cluster, check, play_to_the_end
from tests.server.conformance.test_games import WISHES
from tests.services.postgres import new_database, postgres
from tests.services.redis import redis


def main() -> None:
    parser = argparse.ArgumentParser(prog="make cluster-kills", description=__doc__)
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--kills", type=int, default=10, help="in a round")
    parser.add_argument("--seed", type=int, default=1)
    flags = parser.parse_args()
    for number in range(flags.seed, flags.seed + flags.rounds):
        game = [*WISHES][number % len(WISHES)]
        with TemporaryDirectory() as folder, new_database(postgres()) as database:
            cluster = Cluster(Path(folder), database, redis())
            try:
                told = asyncio.run(play(cluster, database, game, flags.tables, flags.kills, number))
            except BaseException:
                print(f"lost: seed {number}", flush=True)
                raise
        print(f"{game:8} {told}", flush=True)


async def play(
    cluster: Cluster, database: str, game: str, tables: int, kills: int, seed: int
) -> str:
    async with cluster.running():
        players = await cluster.tables(tables, game, WISHES[game])
        killing = asyncio.create_task(cluster.kill_by_turns(Random(seed), kills))
        await play_to_the_end(players)
        killing.cancel()
        await asyncio.gather(killing, return_exceptions=True)
    acknowledged = await check(database, players)
    return f"{cluster.killed} kills   {tables} games finished   {acknowledged} actions"


if __name__ == "__main__":
    main()
