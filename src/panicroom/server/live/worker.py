"""`python -m panicroom.server.live.worker` does one job after another, and yields to whatever else
runs on the machine.

Jobs come in on standard input and outcomes go out on standard output, pickled, each after its
length. It ends with whoever started it, for then the input ends.
"""

import os
import pickle
import signal
import struct
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, TypeAlias

NICE: Final = 10
LENGTH: Final = struct.Struct("!I")

Outcome: TypeAlias = tuple[Any, Exception | None, float]
"""What was found or why not, and the seconds of a processor that it took."""


def main() -> int:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends this
    if hasattr(os, "nice"):
        os.nice(NICE)
    jobs, outcomes = sys.stdin.buffer, os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a job prints is no outcome
    with suppress(BrokenPipeError, pickle.UnpicklingError):  # the server has gone meanwhile
        while length := jobs.read(LENGTH.size):
            job = pickle.loads(jobs.read(*LENGTH.unpack(length)))
            outcomes.write(framed(outcome_of(job)))
            outcomes.flush()
    return 0


def outcome_of(job: Callable[[], Any]) -> Outcome:
    began, result, failure = time.process_time(), None, None
    try:
        result = job()
    except Exception as error:
        failure = error
    return result, failure, time.process_time() - began


def framed(value: Any) -> bytes:
    text = pickle.dumps(value)
    return LENGTH.pack(len(text)) + text


if __name__ == "__main__":
    sys.exit(main())
