"""Viewpoints: all that code which prints a game may see of it. No match, no state."""

from collections.abc import Sequence
from typing import Protocol

from panicroom.cli.faces import Face
from panicroom.kernel.audience import Event, Viewer, heard_by
from panicroom.kernel.errors import Refusal
from panicroom.kernel.game import Action, View
from panicroom.kernel.match import AnyMatch


class Viewpoint(Protocol):
    @property
    def viewer(self) -> Viewer: ...

    def view(self) -> View: ...

    def news(self) -> list[Event]:
        """Events since the last call."""
        ...


class MatchViewpoint:
    """A seat or a spectator of a match in this process."""

    def __init__(self, match: AnyMatch, viewer: Viewer, seen: int = 0) -> None:
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
        """All events so far."""
        return self._match.told(self.viewer)


class PlayerViewpoint(Viewpoint, Protocol):
    """A player's: also the options, and why an action is refused."""

    def history(self) -> list[Event]:
        """All events so far."""
        ...

    def options(self) -> Sequence[Action]: ...

    def why_not(self, action: Action) -> Refusal | None: ...


class OpenViewpoint:
    """One who sees every hand."""

    viewer: Viewer = None

    def __init__(self, match: AnyMatch, face: Face) -> None:
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
