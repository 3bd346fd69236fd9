"""Who is looking. Whoever prints a game has eyes and nothing else: no match, no state."""

from collections.abc import Sequence
from typing import Any, Protocol

from panicroom.cli.faces import Face
from panicroom.client.house import Json
from panicroom.client.seat import Seat
from panicroom.kernel.audience import Event, Viewer, heard_by
from panicroom.kernel.errors import Refusal
from panicroom.kernel.game import Action, Game, View
from panicroom.kernel.match import Match


class Viewpoint(Protocol):
    @property
    def viewer(self) -> Viewer: ...

    def view(self) -> View: ...

    def news(self) -> list[Event]:
        """What was heard since this was last asked."""
        ...


class MatchViewpoint:
    """A seat's or a spectator's: its own view, and events as it hears them."""

    def __init__(self, match: Match[Any], viewer: Viewer, seen: int = 0) -> None:
        self._match = match
        self._seen = seen
        self.viewer = viewer

    def view(self) -> View:
        return self._match.view(self.viewer)

    def news(self) -> list[Event]:
        events = self._match.events[self._seen :]
        self._seen += len(events)
        heard = [heard_by(event, self.viewer) for event in events]
        return [event for event in heard if event is not None]

    def history(self) -> list[Event]:
        """All that was ever heard."""
        return self._match.told(self.viewer)


class PlayerViewpoint(Viewpoint, Protocol):
    """Those of one who plays: also what may be done, and why something may not."""

    def history(self) -> list[Event]:
        """All that was ever heard."""
        ...

    def options(self) -> Sequence[Action]: ...

    def why_not(self, action: Action) -> Refusal | None: ...


class RemoteViewpoint:
    """At a table on a server: what its messages say. `told` of them are known already."""

    def __init__(self, game: Game[Any], seat: Seat, told: int = 0) -> None:
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
        """Notices among them wait until they are asked for."""
        fresh = self._seat.heard[self.told :]
        self.told = len(self._seat.heard)
        self._notices += [item for item in fresh if is_notice(item)]
        return self._events(fresh)

    def notices(self) -> list[Json]:
        """What happened at the table and not in the game, each once."""
        notices, self._notices = self._notices, []
        return notices

    def history(self) -> list[Event]:
        return self._events(self._seat.heard)

    def options(self) -> Sequence[Action]:
        return [self._game.parse(option["action"]) for option in self._seat.options]

    def why_not(self, action: Action) -> Refusal | None:
        """From the view alone: the server need not be asked."""
        return self._game.why_not(self.view(), action)

    def _events(self, heard: Sequence[Json]) -> list[Event]:
        return [self._game.wire.read_event(item) for item in heard if not is_notice(item)]


def is_notice(item: Json) -> bool:
    return "notice" in item


class OpenViewpoint:
    """Those of one who looks into every hand."""

    viewer: Viewer = None

    def __init__(self, match: Match[Any], face: Face) -> None:
        self._match = match
        self._face = face
        self._heard = 0

    def view(self) -> View:
        seats = range(self._match.state.seats)
        return self._face.open_view([self._match.view(seat) for seat in seats])

    def news(self) -> list[Event]:
        news = self._match.events[self._heard :]
        self._heard += len(news)
        return news
