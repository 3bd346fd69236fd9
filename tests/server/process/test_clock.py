"""Server time runs by the monotonic clock, and time in which the server did not run is nobody's."""

import logging
from pathlib import Path

import pytest

from panicroom.server.process.clock import STANDSTILL, TOLERANCE, ServerClock
from panicroom.server.process.uptime import NAME, UptimeFile
from panicroom.server.table.spans import Span, before

START = 10**12
KEPT = 10**6
Log = pytest.LogCaptureFixture


class Machine:
    def __init__(self) -> None:
        self.wall, self.monotonic = START, 7

    def run(self, milliseconds: int) -> None:
        self.wall += milliseconds
        self.monotonic += milliseconds

    def clock(
        self, beat: int | None = None, down: tuple[Span, ...] = (), newest: int | None = None
    ) -> ServerClock:
        return ServerClock(beat, down, KEPT, newest, lambda: self.wall, lambda: self.monotonic)


def test_the_first_start_is_at_the_wall_clock_and_knows_no_time_down() -> None:
    clock = Machine().clock()
    assert (clock.now(), clock.down) == (START, [])


def test_time_between_the_last_beat_and_the_next_start_was_down() -> None:
    clock = Machine().clock(beat=START - 400)
    assert (clock.now(), clock.down) == (START, [(START - 400, START)])


@pytest.mark.parametrize("step", [10**9, -(10**9)])
def test_a_step_moves_nothing_before_the_next_beat(step: int) -> None:
    machine = Machine()
    clock = machine.clock()
    machine.wall += step
    machine.run(50)
    assert (clock.now(), clock.down) == (START + 50, [])


def test_at_a_beat_it_catches_up_with_the_wall_clock_and_what_it_skips_was_down(log: Log) -> None:
    machine = Machine()
    clock = machine.clock()
    machine.run(50)
    machine.wall += 10**9
    clock.beat()
    assert (clock.now(), clock.down) == (START + 50 + 10**9, [(START + 50, START + 50 + 10**9)])
    assert [each.message for each in log.records] == ["time was skipped: it is down time"]


def test_a_wall_clock_that_is_set_back_is_not_followed_and_told_once(log: Log) -> None:
    machine = Machine()
    clock = machine.clock()
    machine.wall -= 10**9
    for beats in range(1, 3):
        machine.run(50)
        clock.beat()
        assert (clock.now(), clock.down) == (START + 50 * beats, [])
    assert [each.message for each in log.records] == ["wall clock is behind, server time goes on"]


def test_a_small_correction_is_neither_followed_nor_told(log: Log) -> None:
    machine = Machine()
    clock = machine.clock()
    machine.wall += TOLERANCE
    clock.beat()
    assert (clock.now(), clock.down) == (START, [])
    machine.wall += 1
    clock.beat()
    assert clock.down == [(START, START + TOLERANCE + 1)]
    assert len(log.records) == 1


def test_time_in_which_the_process_stood_still_was_down() -> None:
    """The machine slept or was moved, and its monotonic clock went on."""
    machine = Machine()
    clock = machine.clock()
    machine.run(STANDSTILL)
    clock.beat()
    assert clock.down == []
    machine.run(STANDSTILL + 1)
    clock.beat()
    assert clock.down == [(START + STANDSTILL, START + 2 * STANDSTILL + 1)]


def test_a_start_before_the_last_beat_goes_on_from_it(log: Log) -> None:
    clock = Machine().clock(beat=START + 10**9)
    assert (clock.now(), clock.down) == (START + 10**9, [])
    assert [each.message for each in log.records] == ["wall clock is behind, server time goes on"]


def test_no_start_is_before_the_newest_time_in_the_store() -> None:
    """The server crashed two seconds after its last beat, and the wall clock was set back."""
    clock = Machine().clock(beat=START + 1000, newest=START + 1400)
    assert (clock.now(), clock.down) == (START + 1400, [(START + 1000, START + 1400)])


def test_where_no_beat_is_known_the_time_since_the_newest_entry_was_down() -> None:
    clock = Machine().clock(newest=START - 400)
    assert (clock.now(), clock.down) == (START, [(START - 400, START)])


def test_no_start_is_within_down_time() -> None:
    """An earlier version followed a wall clock that was set back."""
    down = ((START - 5, START + 900), (START + 100, START + 200))
    clock = Machine().clock(beat=START, down=down)
    assert (clock.now(), clock.down) == (START + 900, [(START - 5, START + 900)])


def test_down_time_is_kept_for_as_long_as_the_server_runs_that_much() -> None:
    old, recent = (START - KEPT - 10, START - KEPT), (START - KEPT + 1, START - KEPT + 2)
    clock = Machine().clock(beat=START - 1, down=(old, recent))
    assert clock.down == [old, recent, (START - 1, START)]
    machine = Machine()
    machine.run(2)
    clock = machine.clock(beat=START + 1, down=(old, recent))
    assert clock.down == [recent, (START + 1, START + 2)]


def test_things_grow_old_only_while_the_server_runs() -> None:
    machine = Machine()
    clock = machine.clock(beat=START - 500, down=((START - 700, START - 600),))
    machine.run(30)
    assert clock.ago(10) == START + 20
    assert clock.ago(30) == START
    assert clock.ago(31) == START - 501
    assert clock.ago(140) == START - 710
    assert clock.aged(10) == START + 30
    assert clock.aged(31) == START - 470


def test_before_nothing_idle_is_simple() -> None:
    assert before(100, 30, []) == 70


def test_a_file_keeps_the_last_beat_and_the_down_time(tmp_path: Path) -> None:
    clock = Machine().clock(beat=START - 400)
    UptimeFile(tmp_path).write(clock)
    assert UptimeFile(tmp_path).read() == (START, [(START - 400, START)])
    assert [path.name for path in tmp_path.iterdir()] == [NAME]


def test_a_broken_file_keeps_no_table_closed(tmp_path: Path) -> None:
    assert UptimeFile(tmp_path).read() == (None, [])
    for text in ("", "{}", "[]", '{"beat": "x", "down": 1}', '{"beat": 1, "down": [1]}'):
        (tmp_path / NAME).write_text(text)
        assert UptimeFile(tmp_path).read() == (None, [])


@pytest.fixture
def log(caplog: Log) -> Log:
    caplog.set_level(logging.WARNING)
    return caplog
