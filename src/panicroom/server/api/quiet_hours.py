"""Hours in which nobody is to be called, as the page sends and shows them."""

from typing import Annotated, Final

from pydantic import BaseModel, ConfigDict, Field

from panicroom.server.store import Quiet, Receiver

LAST_MINUTE: Final = 24 * 60 - 1

Minute = Annotated[int, Field(ge=0, le=LAST_MINUTE)]


class QuietHours(BaseModel):
    """From and until, in minutes of the day, in a time zone such as Europe/Prague."""

    model_config = ConfigDict(extra="forbid", strict=True)
    begin: Minute
    end: Minute
    zone: Annotated[str, Field(min_length=1, max_length=64)]


def kept(hours: QuietHours | None) -> Quiet | None:
    return None if hours is None else Quiet(hours.begin, hours.end, hours.zone)


def quiet_hours(receiver: Receiver | None) -> QuietHours | None:
    quiet = None if receiver is None else receiver.quiet
    return None if quiet is None else QuietHours(**quiet._asdict())
