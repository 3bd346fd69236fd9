"""What a seat at a table on a server sees: what the server's messages say."""

from collections.abc import Sequence
from contextlib import suppress

from panicroom.client import Problem, Unreachable
from panicroom.client.api import Json
from panicroom.client.seat import Seat
from panicroom.kernel.audience import Event, Viewer
from panicroom.kernel.errors import Refusal
from panicroom.kernel.game import Action, AnyGame, View


class RemoteViewpoint:
    """A seat at a table on a server; its first `told` items are known already."""

    def __init__(self, game: AnyGame, seat: Seat, told: int = 0) -> None:
        self._game, self._seat = game, seat
        self.told = told
        self._notices: list[Json] = []
        self._read: tuple[Json, View] | None = None

    @property
    def viewer(self) -> Viewer:
        return self._seat.number

    def view(self) -> View:
        standing = self._seat.standing
        if self._read is None or self._read[0] is not standing:
            self._read = standing, self._game.wire.read_view(standing["view"])
        return self._read[1]

    def news(self) -> list[Event]:
        """Notices among the new items are kept for `notices`."""
        fresh = self._seat.after(self.told)
        self.told = self._seat.end
        self._notices += [item for item in fresh if is_notice(item)]
        return self._events(fresh)

    def notices(self) -> list[Json]:
        """Notices since the last call."""
        notices, self._notices = self._notices, []
        return notices

    def history(self) -> list[Event]:
        """With the earlier pages, as far as the server gives them now."""
        with suppress(Problem, Unreachable):
            self._seat.fetch_earlier()
        return self._events(self._seat.heard)

    def options(self) -> Sequence[Action]:
        return [self._game.parse(option["action"]) for option in self._seat.options]

    def why_not(self, action: Action) -> Refusal | None:
        """From the view alone, without a request to the server."""
        return self._game.why_not(self.view(), action)

    def _events(self, heard: Sequence[Json]) -> list[Event]:
        return [self._game.wire.read_event(item) for item in heard if not is_notice(item)]


def is_notice(item: Json) -> bool:
    return "notice" in item
