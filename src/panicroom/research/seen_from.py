"""Seats as one seat counts them: from itself, clockwise."""

from typing import NamedTuple, Protocol

from panicroom.kernel.named import Seat


class Viewed(Protocol):
    """What a view of either game says of whose it is."""

    @property
    def viewer(self) -> int | None: ...

    @property
    def seats(self) -> int: ...


class Eyes(NamedTuple):
    """Whose eyes, where no view is at hand."""

    viewer: int
    seats: int


def viewer_of(view: Viewed) -> int:
    if view.viewer is None:
        raise ValueError("an onlooker has no seat to count from")
    return view.viewer


def offset_of(view: Viewed, seat: int) -> int:
    return (seat - viewer_of(view)) % view.seats


def offset_or_none(view: Viewed, seat: Seat | None) -> int | None:
    return None if seat is None or seat == Seat.NOBODY else offset_of(view, seat)


def seat_at(view: Viewed, offset: int) -> int | None:
    return (viewer_of(view) + offset) % view.seats if offset < view.seats else None
