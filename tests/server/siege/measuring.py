"""One attack on a running server: what it does to the answers of a player."""

import asyncio
import json
import os
import sys
import time
from statistics import quantiles
from typing import Final, NamedTuple

from tests.server.load.kernel_counters import cpu
from tests.server.siege.attacks import ATTACKS
from tests.server.siege.player import Player

AT_REST: Final = "none"


class Measured(NamedTuple):
    """Times in seconds. `worst_by_server` is without the time in which server or player waited for
    a core; `server` is processor time of the server."""

    sent: int
    cut: int
    seconds: float
    answers: int
    p50: float
    p99: float
    worst: float
    worst_by_server: float
    server: float


class Besieged(NamedTuple):
    """A running server, and the player at one of its tables."""

    pid: int
    port: int
    code: str
    player: Player

    async def measure(self, attack: str, seconds: float, nice: int) -> Measured:
        under_way = rest(seconds) if attack == AT_REST else self._attack(attack, seconds, nice)
        return await self._measure(asyncio.create_task(under_way))

    async def _attack(self, attack: str, seconds: float, nice: int) -> dict[str, int]:
        arguments = ([*ATTACKS].index(attack), self.port, self.code, seconds)
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.server.siege.attacker", *map(str, arguments)),
            stdout=asyncio.subprocess.PIPE,
            preexec_fn=lambda: os.nice(nice),
        )
        told, _ = await process.communicate()
        tally: dict[str, int] = json.loads(told)
        return tally

    async def _measure(self, attack: "asyncio.Task[dict[str, int]]") -> Measured:
        delays = self.player.delays
        delays.clear()
        self.player.server_delays.clear()
        used, began = cpu(self.pid), time.perf_counter()
        await self.player.play(self.pid, until=attack)
        tally = await attack
        cuts = quantiles(delays, n=100)
        return Measured(
            sent=tally["sent"],
            cut=tally["cut"],
            seconds=time.perf_counter() - began,
            answers=len(delays),
            p50=cuts[49],
            p99=min(cuts[98], max(delays)),
            worst=max(delays),
            worst_by_server=max(self.player.server_delays),
            server=cpu(self.pid) - used,
        )


async def rest(seconds: float) -> dict[str, int]:
    await asyncio.sleep(seconds)
    return {"sent": 0, "cut": 0}
