"""Quiet hours are those on the wall of whoever sleeps."""

from datetime import datetime
from zoneinfo import ZoneInfo

from panicroom.server.calling.quiet import awake_at
from panicroom.server.store import Quiet

NIGHT = Quiet(22 * 60, 8 * 60, "Europe/Prague")


def at(text: str, zone: str = "Europe/Prague") -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp() * 1000)


def test_a_night_lasts_over_midnight() -> None:
    morning = at("2026-05-02T08:00")
    assert awake_at(at("2026-05-01T23:30"), NIGHT) == morning
    assert awake_at(at("2026-05-02T03:00"), NIGHT) == morning
    for awake in ("2026-05-01T21:59", "2026-05-02T08:00", "2026-05-02T12:00"):
        assert awake_at(at(awake), NIGHT) == at(awake)


def test_a_night_in_which_the_clocks_change_ends_by_the_wall() -> None:
    assert awake_at(at("2026-03-28T23:00"), NIGHT) == at("2026-03-29T08:00")
    assert awake_at(at("2026-10-24T23:00"), NIGHT) == at("2026-10-25T08:00")


def test_a_zone_that_nobody_knows_is_universal_time() -> None:
    nowhere = NIGHT._replace(zone="Nowhere/At all")
    assert awake_at(at("2026-05-01T23:30", "UTC"), nowhere) == at("2026-05-02T08:00", "UTC")


def test_without_quiet_hours_nobody_waits() -> None:
    assert awake_at(5, None) == 5
    assert awake_at(5, NIGHT._replace(end=NIGHT.begin)) == 5
