"""One player's turn: what counts within it and is forgotten after it."""

from bisect import insort
from typing import Any, Final

from panicroom.station.rooms import Room
from panicroom.station.tokens import Role, Seat

NO_RUN: Final = None


class Turn:
    """Flags and lists that the rules of a turn ask for."""

    __slots__ = (
        "ap",
        "attacked",
        "barred",
        "first",
        "grenades",
        "healed",
        "marked",
        "ran",
        "relief",
        "run",
        "seat",
        "terminal",
        "traded",
    )

    def __init__(self, seat: Seat, ap: int = 0, first: bool = False) -> None:
        self.seat = seat
        self.ap = ap
        self.first = first
        """The first turn, and no search yet (TURN-4)."""
        self.marked = False
        """The turn was begun with the Parasite Marker (ROUND-2)."""
        self.relief = False
        """An exploration card was tried in vain or put under the deck (EXPLORE-4)."""
        self.barred = False
        """No more exploring this turn (ruling failed_explore)."""
        self.terminal = False
        self.healed = False
        self.traded: list[tuple[Role, Room]] = []
        self.grenades: list[tuple[Role, Room]] = []
        self.attacked: list[Room] = []
        """Rooms in which this player attacked another player's character (SEARCH-5)."""
        self.run: Role | None = NO_RUN
        """The role that may run on from where it stands (RUN-1)."""
        self.ran: list[Room] = []
        """Run rooms that the present chain of free moves has run through."""

    def copy(self) -> "Turn":
        twin = Turn.__new__(Turn)
        twin.seat = self.seat
        twin.ap = self.ap
        twin.first = self.first
        twin.marked = self.marked
        twin.relief = self.relief
        twin.barred = self.barred
        twin.terminal = self.terminal
        twin.healed = self.healed
        twin.traded = self.traded[:]
        twin.grenades = self.grenades[:]
        twin.attacked = self.attacked[:]
        twin.run = self.run
        twin.ran = self.ran[:]
        return twin


def note(noted: list[Any], thing: Any) -> None:
    """Once and in order, so that equal turns are written alike."""
    if thing not in noted:
        insort(noted, thing)
