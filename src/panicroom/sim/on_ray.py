"""The same games on a Ray cluster. Ray sends the work, and sends it again if a worker is lost;
results come in the order of the numbers, so they are those of one machine."""

import os
import socket
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final, TypeVar

import ray

from panicroom import __version__
from panicroom.kernel.errors import Malformed
from panicroom.kernel.expected import Expected

CHUNK: Final = 32
"""Games of one task: a task costs some milliseconds."""
AHEAD: Final = 4
"""Tasks for each processor that wait or run, so that none is idle and few results are kept."""
RETRIES: Final = 10
"""How often a task is sent again that died with its worker. One that raises is not."""
PATIENCE: Final = 10.0
"""Seconds for a cluster to answer at all."""
RAY: Final = "ray"
ResultT = TypeVar("ResultT")


def in_order_on_ray(
    one: Callable[[int], ResultT], numbers: Sequence[int], address: str
) -> Iterator[ResultT]:
    with cluster(address):
        task: Any = ray.remote(max_retries=RETRIES)(all_of)
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        sent: deque[Any] = deque()
        for first in range(0, len(numbers), CHUNK):
            if len(sent) == most:
                yield from ray.get(sent.popleft())
            sent.append(task.remote(__version__, one, numbers[first : first + CHUNK]))
        while sent:
            yield from ray.get(sent.popleft())


def all_of(version: str, one: Callable[[int], ResultT], numbers: Sequence[int]) -> list[ResultT]:
    """Another version may play another game."""
    if version != __version__:
        raise RuntimeError(f"this worker has panicroom {__version__}, and {version} is asked for")
    return [one(number) for number in numbers]


@contextmanager
def cluster(address: str) -> Iterator[None]:
    """The one that is connected already; else that at the address; else Ray's own choice, which is
    a cluster that runs on this machine, or one begun for this run."""
    if ray.is_initialized():
        yield
        return
    if address:
        must_answer(address)
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is reported to anybody
    options: dict[str, Any] = {"address": address} if address else {"include_dashboard": False}
    try:
        ray.init(log_to_driver=False, logging_level="ERROR", **options)
    except (ConnectionError, RuntimeError, ValueError) as error:
        if address:
            raise not_there(address) from error
        raise
    try:
        yield
    finally:
        ray.shutdown()


def must_answer(address: str) -> None:
    """Ray itself would try for minutes. An address without a port, such as `auto`, is Ray's own."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if not host:
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
    except (OSError, ValueError, OverflowError) as error:
        raise not_there(address) from error


def not_there(address: str) -> Malformed:
    return Malformed("on", f"{RAY}:{address}", Expected("ray-cluster"))
