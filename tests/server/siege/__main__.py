"""`python -m tests.server.siege`: attacks a server with default settings, and measures from another
process how long a player waits for answers. docs/security.md has the results."""

import argparse
import asyncio
import gc
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx

from tests.patience import PATIENCE
from tests.server.conformance.server_process import Process
from tests.server.running import Running
from tests.server.siege.attacks import ATTACKS
from tests.server.siege.measuring import AT_REST, Besieged, Measured
from tests.server.siege.player import seated
from tests.server.siege.report import HEAD, footer, is_held, row
from tests.server.siege.sources import PLAYERS


def main() -> int:
    parser = argparse.ArgumentParser(prog="make siege ARGS=...", description=__doc__)
    parser.add_argument("words", nargs="*", metavar="WORD", help="only attacks with these words")
    parser.add_argument("--seconds", type=float, default=10.0, help="of each attack")
    parser.add_argument("--rounds", type=int, default=3, help="the calmest one counts")
    parser.add_argument("--nice", type=int, default=10, help="niceness of the attacker")
    parser.add_argument("--to", type=Path, default=Path("build/siege.md"), help="table to write")
    flags = parser.parse_args()
    gc.disable()  # its own pauses are not the server's
    with TemporaryDirectory() as folder:
        found = asyncio.run(besiege(Path(folder), flags))
    lines = [HEAD, *(row(*each) for each in found.items()), footer(flags.seconds, flags.nice)]
    flags.to.parent.mkdir(parents=True, exist_ok=True)
    flags.to.write_text("\n".join(lines) + "\n")
    print(lines[-1])
    return 0 if all(is_held(each, found[AT_REST]) for each in found.values()) else 1


async def besiege(folder: Path, flags: argparse.Namespace) -> dict[str, list[Measured]]:
    """The rounds of each attack, each on a server of its own: buckets are full again."""
    print(HEAD, flush=True)
    found: dict[str, list[Measured]] = {}
    for attack in (AT_REST, *(each for each in ATTACKS if all(w in each for w in flags.words))):
        found[attack] = []
        for number in range(flags.rounds):
            async with besieged(folder / f"{len(found)}-{number}") as server:
                found[attack].append(await server.measure(attack, flags.seconds, flags.nice))
        print(row(attack, found[attack]), flush=True)
    return found


@asynccontextmanager
async def besieged(data: Path) -> AsyncIterator[Besieged]:
    process = Process(data)
    try:
        await process.start(limits=(), flags=("--log-level", "error"))
        address = f"http://127.0.0.1:{process.port}"
        source = httpx.AsyncHTTPTransport(local_address=PLAYERS[0])
        async with (
            httpx.AsyncClient(base_url=address, transport=source, timeout=PATIENCE) as http,
            seated(Running(http, process.port)) as (player, code),
        ):
            yield Besieged(process.pid, process.port, code, player)
    finally:
        await process.end()


if __name__ == "__main__":
    sys.exit(main())
