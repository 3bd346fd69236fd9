"""Time while the server was down is nobody's."""

from pathlib import Path

from panicroom.server.process.clock import KEPT, NAME, Uptime

START = 10 * KEPT


def test_the_first_start_knows_no_time_down(tmp_path: Path) -> None:
    assert Uptime(tmp_path, START).down == []


def test_time_between_the_last_beat_and_the_next_start_was_down(tmp_path: Path) -> None:
    Uptime(tmp_path, START).heartbeat(START + 500)
    assert Uptime(tmp_path, START + 900).down == [(START + 500, START + 900)]


def test_every_time_down_is_kept_until_nobody_can_need_it(tmp_path: Path) -> None:
    for at in (START, START + 100, START + 300):
        uptime = Uptime(tmp_path, at)
    assert uptime.down == [(START, START + 100), (START + 100, START + 300)]
    uptime.heartbeat(START + 400)
    assert Uptime(tmp_path, START + 200 + KEPT).down == [
        (START + 100, START + 300),
        (START + 400, START + 200 + KEPT),
    ]


def test_a_broken_note_keeps_no_table_closed(tmp_path: Path) -> None:
    for text in ("", "{}", "[]", '{"beat": "x", "down": 1}'):
        (tmp_path / NAME).write_text(text)
        assert Uptime(tmp_path, START).down == []


def test_a_clock_turned_back_makes_no_time_down(tmp_path: Path) -> None:
    Uptime(tmp_path, START)
    assert Uptime(tmp_path, START - 1000).down == []
