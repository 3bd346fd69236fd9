"""Jobs for the tests of workers: a worker imports them by name."""

import os
import time
from pathlib import Path

from panicroom.kernel.errors import Malformed
from panicroom.kernel.expected import NOT_EMPTY


def place() -> tuple[int, int]:
    """The process that does it, and its niceness."""
    print("what a job prints is no outcome", flush=True)
    return os.getpid(), os.nice(0)


def fail() -> None:
    raise Malformed("record", "", NOT_EMPTY)


def die() -> None:
    os._exit(3)


def toil(milliseconds: int) -> int:
    until = time.process_time() + milliseconds / 1000
    while time.process_time() < until:
        pass
    return os.getpid()


def hold(gate: Path) -> str:
    """Until somebody writes into this pipe."""
    return gate.read_text()
