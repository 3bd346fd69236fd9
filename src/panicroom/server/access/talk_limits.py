"""How much may be said at a table, in bytes: by each player, and by all together."""

from typing import Final

from panicroom.server.access.rate_limits import MakeLimit, not_shared
from panicroom.server.table.denied import Denied

BURST: Final = 4
"""Minutes of talk that may be said at once."""
PLAYERS: Final = 4
"""A table may talk as much as so many players: one alone cannot use up what all have."""
LINE: Final = 50
"""Bytes that a line costs beside its words: a log of empty lines grows, too."""


class TalkLimits:
    def __init__(self, bytes_per_minute: int, make: MakeLimit = not_shared) -> None:
        rate, burst = bytes_per_minute / 60, BURST * bytes_per_minute
        self._of_player = make("player-talk", rate, burst)
        self._of_table = make("table-talk", PLAYERS * rate, PLAYERS * burst)

    def check(self, table: str, guest: str, words: str, at: float) -> None:
        """A guest keeps the same limit on every seat of a table, and what is denied to one player
        does not count for the table."""
        cost = LINE + len(words.encode())
        if not self._of_player.take(f"{table}.{guest}", at, cost):
            raise Denied("talk-too-much")
        if not self._of_table.take(table, at, cost):
            raise Denied("table-talk-too-much")
