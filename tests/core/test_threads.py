"""Threads release the interpreter's lock while the core works."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, Thread
from time import monotonic
from typing import Any

import pytest

from panicroom import core
from panicroom.core.batch import CoreBatch
from tests.core.samples import played
from tests.core.twins import TWINS
from tests.patience import PATIENCE

ENDLESS = 10**9


@contextmanager
def no_thread_interrupted() -> Iterator[None]:
    """Another thread runs only if the one that runs gives way."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(10 * PATIENCE)
    try:
        yield
    finally:
        sys.setswitchinterval(before)


@pytest.mark.parametrize("name", TWINS)
def test_other_threads_run_while_a_table_plays_out(name: str) -> None:
    table, begun, stop = TWINS[name].table().begin("key"), Event(), Event()
    was_stopped: list[bool] = []

    def work() -> None:
        deadline = monotonic() + PATIENCE
        begun.set()
        while not stop.is_set() and monotonic() < deadline:
            table.play_out(1, ENDLESS)
        was_stopped.append(stop.is_set())

    with no_thread_interrupted():
        worker = Thread(target=work)
        worker.start()
        begun.wait()
        stop.set()
        worker.join()
    assert was_stopped == [True]


def test_playouts_in_several_threads_are_those_of_one() -> None:
    table = played(60, seats=5)
    found: dict[int, core.Playout] = {}
    threads = [
        Thread(target=lambda seed: found.update({seed: table.playout(seed)}), args=[seed])
        for seed in range(8)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == {seed: table.playout(seed) for seed in range(8)}


def test_batches_in_several_threads_play_as_in_one(kind: type[CoreBatch]) -> None:
    def play(key: str) -> list[Any]:
        batch = kind(key, games=4, dice="fast")
        for _ in range(200):
            batch.sample()
            batch.step()
        return [batch.dump(game) for game in range(4)]

    found: dict[str, list[Any]] = {}
    threads = [
        Thread(target=lambda key: found.update({key: play(key)}), args=[key]) for key in "ab"
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == {key: play(key) for key in "ab"}


def test_other_threads_run_while_a_batch_is_at_work(kind: type[CoreBatch]) -> None:
    """Whoever asks is told so, which they could not if the interpreter waited for the batch."""
    batch, stop = kind("key", games=256, dice="fast"), Event()

    def work() -> None:
        while not stop.is_set():
            batch.sample()
            batch.step()

    def is_at_work() -> bool:
        try:
            batch.dump(0)
        except RuntimeError as error:
            return "another thread is at work" in str(error)
        return False

    worker = Thread(target=work)
    worker.start()
    deadline, was_at_work = monotonic() + PATIENCE, False
    while not was_at_work and monotonic() < deadline:
        was_at_work = is_at_work()
    stop.set()
    worker.join()
    assert was_at_work
    assert not is_at_work()
