"""`python -m panicroom.replay.worker [EFFORT]` finds the turning points of a record.

The record comes in on standard input. Lines of JSON go out: how much is done, and at last what was
found. A process of its own lives no longer than whoever started it, and yields to everything else
on the machine.
"""

import json
import os
import signal
import sys
from contextlib import suppress
from typing import Any, Final

from panicroom.kernel.record import parse_record
from panicroom.replay.turning_points import turning_points

NICE: Final = 10


def main() -> int:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends this
    if hasattr(os, "nice"):
        os.nice(NICE)
    record = parse_record(sys.stdin.read().splitlines())
    effort = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
    with suppress(BrokenPipeError):
        found = turning_points(record, lambda part: write({"progress": round(part, 3)}), effort)
        write({"points": [point._asdict() for point in found]})
        return 0
    return 1


def write(line: dict[str, Any]) -> None:
    print(json.dumps(line), flush=True)


if __name__ == "__main__":
    sys.exit(main())
