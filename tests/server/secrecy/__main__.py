"""`python -m tests.server.secrecy --games 100`: the law over the wire for more random games."""

import argparse
import asyncio
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from panicroom.games import GAMES
from tests.server.secrecy.law import check_game
from tests.server.secrecy.twin_servers import two_sides

FIRST = 1000
MOMENTS = 1000


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.server.secrecy", description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="how many (default 20)")
    parser.add_argument("--seed", type=int, default=FIRST, help=f"of the first ({FIRST})")
    wishes = parser.parse_args()
    began, broken, games = time.monotonic(), 0, list(GAMES)
    for seed in range(wishes.seed, wishes.seed + wishes.games):
        broken += not asyncio.run(one_game(games[seed % len(games)], seed))
    print(f"{wishes.games} games, {broken} broke the law, {time.monotonic() - began:.1f} s")
    return 1 if broken else 0


async def one_game(game: str, seed: int) -> bool:
    with TemporaryDirectory() as folder:
        async with two_sides(Path(folder)) as sides:
            try:
                await check_game(sides, game, seed, MOMENTS)
            except AssertionError as error:
                print(f"{game}, seed {seed}: {error}", flush=True)
                return False
    return True


if __name__ == "__main__":
    sys.exit(main())
