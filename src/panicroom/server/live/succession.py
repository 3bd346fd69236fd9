"""Who may take over a table while its host is away."""

from collections.abc import Callable, Collection

from panicroom.server.protocol.server import Heir
from panicroom.server.table.commands.owning import AWAY, heir
from panicroom.server.table.lobby import Lobby


class Succession:
    """A copy of what matters of the lobby, since the fold itself is read under a lock only. `away`
    is how long a guest has had no connection, in milliseconds of running time."""

    def __init__(self, away: Callable[[str], int]) -> None:
        self._away = away
        self._host: str | None = None
        self._seats: dict[str, int] = {}

    def note(self, lobby: Lobby) -> None:
        self._host = lobby.host
        seats = {guest: lobby.seat_of(guest) for guest in lobby.seated()}
        self._seats = {guest: seat for guest, seat in seats.items() if seat is not None}

    def seat_of(self, guest: str) -> int | None:
        return self._seats.get(guest)

    def heir(self, here: Collection[str]) -> Heir | None:
        """None while the host is here, or nobody else who sits at the table."""
        guest = heir(self._seats, here)
        if self._host is None or self._host in here or guest is None:
            return None
        return Heir(seat=self._seats[guest], wait=max(0, AWAY - self._away(self._host)))
