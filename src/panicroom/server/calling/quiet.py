"""Hours in which nobody wants to be called, by the clock on their own wall."""

from datetime import UTC, datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from panicroom.server.store import Quiet

MINUTE: Final = 60_000
DAY: Final = 24 * 60


def awake_at(now: int, quiet: Quiet | None) -> int:
    """The first moment from `now` on that is not quiet."""
    if quiet is None or quiet.begin == quiet.end:
        return now
    here = datetime.fromtimestamp(now / 1000, zone_of(quiet.zone))
    minute = here.hour * 60 + here.minute
    asleep = (quiet.end - quiet.begin) % DAY
    if (minute - quiet.begin) % DAY >= asleep:
        return now
    left = timedelta(minutes=(quiet.end - minute) % DAY)
    awake = (here + left).replace(second=0, microsecond=0)  # by the wall: a night may be longer
    return int(awake.timestamp() * 1000)


def zone_of(name: str) -> "ZoneInfo | type(UTC)":  # type: ignore[valid-type]
    """UTC where this machine does not know the zone."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return UTC
