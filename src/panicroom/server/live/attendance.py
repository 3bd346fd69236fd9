"""Since when each guest has had no connection to a table, or has done nothing there."""

from collections.abc import Sequence

from panicroom.server.process.clock import Now
from panicroom.server.table.spans import Span, active


class Attendance:
    """Kept in memory only: after a restart everybody counts as having just left, so that nobody
    loses a table because the server was down."""

    def __init__(self, now: Now, down: Sequence[Span]) -> None:
        self._now, self._down = now, down
        self._since = now()
        self._left: dict[str, int] = {}
        self._heard: dict[str, int] = {}

    def left(self, guest: str) -> None:
        self._left[guest] = self._now()

    def heard(self, guest: str) -> None:
        """Something that others may know of: a sealed answer is nothing of the kind."""
        self._heard[guest] = self._now()

    def away(self, guest: str) -> int:
        """Milliseconds since the guest's last connection, without the server's down time."""
        return self.passed(self._left.get(guest, self._since))

    def silent(self, guest: str) -> int:
        """The same since the guest was heard of."""
        return self.passed(self._heard.get(guest, self._since))

    def passed(self, since: int) -> int:
        return active((since, self._now()), [*self._down])
