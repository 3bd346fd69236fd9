"""Who may take over a table while its host is away, or has the table open and does nothing."""

from collections.abc import Collection

from panicroom.server.live.attendance import Attendance
from panicroom.server.protocol.server import Heir
from panicroom.server.table.commands.owning import AWAY, Wait, heir, wait_for_owner
from panicroom.server.table.fold import TableFold


class Succession:
    """A copy of what matters of the fold, which itself is read under a lock only."""

    def __init__(self, attendance: Attendance) -> None:
        self._attendance = attendance
        self.host: str | None = None
        self._seats: dict[str, int] = {}
        self._wait: Wait | None = None

    def note(self, fold: TableFold) -> None:
        lobby = fold.lobby
        self.host, self._wait = lobby.host, wait_for_owner(fold)
        seats = {guest: lobby.seat_of(guest) for guest in lobby.seated()}
        self._seats = {guest: seat for guest, seat in seats.items() if seat is not None}

    def seat_of(self, guest: str) -> int | None:
        return self._seats.get(guest)

    def host_away(self, here: Collection[str]) -> int:
        """Milliseconds of running time. A host who is here has not been away at all, until the
        table has waited for too long."""
        if self.host is None or self.host not in here:
            return self._attendance.away(self.host or "")
        return AWAY if self._is_overdue(self.host) else 0

    def heir(self, here: Collection[str]) -> Heir | None:
        """None while the host is here, or nobody else who sits at the table."""
        guest, away = heir(self._seats, self.heirs(here)), self.host_away(here)
        if self.host is None or guest is None or (self.host in here and not away):
            return None
        return Heir(seat=self._seats[guest], wait=max(0, AWAY - away))

    def heirs(self, here: Collection[str]) -> frozenset[str]:
        """Whoever else is here; those who have been silent for too long only if all have."""
        others = frozenset(guest for guest in here if guest != self.host)
        if self._wait is None or self._wait.since is not None:
            return others
        most, silent = self._wait.most, self._attendance.silent
        return frozenset(guest for guest in others if silent(guest) < most) or others

    def _is_overdue(self, host: str) -> bool:
        if self._wait is None:
            return False
        since, most = self._wait
        waited = self._attendance.silent(host) if since is None else self._attendance.passed(since)
        return waited >= most
