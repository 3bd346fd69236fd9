"""Who hears of an event, and who may read which of its fields.

If its happening is public an event goes to all, with HIDDEN in the fields that are secret; if
its happening is secret it goes to one seat alone. There is no default: an event class that does
not name its audience fails at import.
"""

from dataclasses import replace
from enum import Enum
from typing import Annotated, Any, ClassVar, Final, Literal, NamedTuple, TypeAlias

Viewer: TypeAlias = Annotated[int, "seat"] | None
"""A seat, or None for a spectator."""


class Hidden(Enum):
    HIDDEN = "?"

    def __repr__(self) -> str:
        return "HIDDEN"


HIDDEN: Final = Hidden.HIDDEN
HiddenType: TypeAlias = Literal[Hidden.HIDDEN]


class Audience(NamedTuple):
    """`only` names the field that holds the one seat told; `secrets` maps a field to the fields
    that hold the seats which may read it."""

    only: str | None
    secrets: tuple[tuple[str, tuple[str, ...]], ...]


EVERYBODY: Final = Audience(None, ())


def everybody_but(**secrets: str) -> Audience:
    """All hear of it; `card="seat partner"` shows `card` to those two seats alone."""
    return Audience(None, tuple((name, tuple(seats.split())) for name, seats in secrets.items()))


def only(seat_field: str) -> Audience:
    return Audience(seat_field, ())


class Event:
    """Something that has happened. Subclasses are small dataclasses with an `audience` and,
    where they change the state, a `write`."""

    __slots__ = ()
    audience: ClassVar[Audience]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "audience" not in cls.__dict__:
            raise TypeError(f"event {cls.__name__} does not name its audience")

    def write(self, state: Any) -> None:
        """Change the state. An event that changes nothing does not override this."""


def heard_by(event: Event, viewer: Viewer) -> Event | None:
    """The event as this viewer hears it; None if the viewer does not hear of it."""
    audience = event.audience
    if audience.only is not None:
        return event if getattr(event, audience.only) == viewer else None
    hidden: dict[str, HiddenType] = {
        field: HIDDEN
        for field, seats in audience.secrets
        if viewer is None or viewer not in [getattr(event, seat) for seat in seats]
    }
    return replace(event, **hidden) if hidden else event  # type: ignore[type-var]
