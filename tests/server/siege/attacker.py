"""`python -m tests.server.siege.attacker NUMBER PORT CODE SECONDS`: one attack, in a process of its
own. It writes what it has done as a line of JSON."""

import asyncio
import gc
import json
import sys
import time

from tests.server.siege.attacks import ATTACKS
from tests.server.siege.target import Target


async def attack(number: int, port: int, code: str, seconds: float) -> Target:
    target = Target(port, code, time.monotonic() + seconds)
    await [*ATTACKS.values()][number](target)
    return target


if __name__ == "__main__":
    gc.disable()
    done = asyncio.run(attack(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3], float(sys.argv[4])))
    print(json.dumps({"sent": done.sent, "cut": done.cut}))
