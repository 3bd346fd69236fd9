"""Those who listen at a table: each is told what they have not heard yet, as their seat hears."""

import logging
from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from panicroom.kernel.audience import Viewer
from panicroom.server.listener import Listener
from panicroom.server.protocol.client import Seen
from panicroom.server.protocol.server import Presence, written_told, written_welcome
from panicroom.server.protocol.standing import standing
from panicroom.server.protocol.wording import worded
from panicroom.server.store import Guest
from panicroom.server.table.fold import TableFold
from panicroom.server.table.spans import Span
from panicroom.server.table.telling import mark_of, tell

MOST_ONLOOKERS: Final = 20
"""Are told of: whoever opens a hundred sockets is not the news of the table."""

Texts: TypeAlias = dict[tuple[Viewer, int, bool], str]

log = logging.getLogger(__name__)


class Circle:
    def __init__(self) -> None:
        self.listeners: dict[Listener, None] = {}
        self._is_open = False

    def join(
        self,
        fold: TableFold,
        listener: Listener,
        seen: Seen | None,
        now: int,
        down: Sequence[Span],
    ) -> None:
        seat = listener.viewer = seat_of(fold, listener)
        since, before = heard_before(fold, seat, seen), self.present()
        self._is_open = fold.status == "open"
        self.listeners[listener] = None
        host = listener.guest is not None and listener.guest.id == fold.lobby.host
        fields = told_to(fold, listener, since, now, down)
        listener.send_text(written_welcome(fields, host, self.present()))
        listener.mark = mark_of(fold, seat)
        self._tell_presence(before, but=listener)

    def leave(self, listener: Listener) -> None:
        before = self.present()
        self.listeners.pop(listener, None)
        listener.close()
        self._tell_presence(before)

    def forget(self) -> None:
        """What anybody has heard: they are to hear all of it again."""
        for listener in self.listeners:
            listener.mark = None

    def of_guest(self, guest: str) -> list[Listener]:
        return [each for each in self.listeners if each.guest and each.guest.id == guest]

    def rename(self, guest: Guest) -> None:
        """Asked of every table there is: most are done at once."""
        listeners = self.of_guest(guest.id)
        if not listeners:
            return
        before = self.present()
        for listener in listeners:
            listener.guest = guest
        self._tell_presence(before)

    def present(self) -> Presence:
        return Presence(here=self.here(), onlookers=self.onlookers())

    def here(self) -> list[int]:
        """The seats of those who listen, whether they have answered anything or not."""
        return sorted({each.viewer for each in self.listeners if each.viewer is not None})

    def onlookers(self) -> list[str | None]:
        """Each person once. In a game they are unseen: by a name that is shown to all, somebody
        who is out of it could speak (TALK-2)."""
        if not self._is_open:
            return []
        guests = [each.guest for each in self.listeners if each.viewer is None]
        named = {guest.id: guest.name for guest in guests if guest is not None}
        return [*named.values(), *[None] * guests.count(None)][:MOST_ONLOOKERS]

    def tell(self, fold: TableFold, now: int, down: Sequence[Span]) -> None:
        """Those who see the same are sent the same. Whoever has another seat than before hears
        everything anew, with its ears."""
        texts: Texts = {}
        before = self.present()
        self._is_open = fold.status == "open"
        for listener in self.listeners:
            try:
                tell_one(fold, listener, texts, now, down)
            except Exception:  # the others are told all the same, and what was stored is stored
                log.exception("a telling failed")
                listener.dismiss("internal")
        self._tell_presence(before)

    def _tell_presence(self, before: Presence, but: Listener | None = None) -> None:
        """If somebody has come or gone."""
        presence = self.present()
        if presence == before:
            return
        for listener in self.listeners:
            if listener is not but:
                listener.send(presence)


def seat_of(fold: TableFold, listener: Listener) -> Viewer:
    return None if listener.guest is None else fold.lobby.seat_of(listener.guest.id)


def tell_one(
    fold: TableFold, listener: Listener, texts: Texts, now: int, down: Sequence[Span]
) -> None:
    seat = seat_of(fold, listener)
    if seat != listener.viewer:
        listener.viewer, listener.mark = seat, None
    mark = mark_of(fold, seat)
    if mark == listener.mark:
        return
    since = 0 if listener.mark is None else listener.mark.number
    same = (seat, since, listener.words)
    if same not in texts:
        texts[same] = written_told(told_to(fold, listener, since, now, down))
    listener.send_text(texts[same])
    listener.mark = mark


def told_to(
    fold: TableFold, listener: Listener, since: int, now: int, down: Sequence[Span]
) -> dict[str, Any]:
    """The fields of a Welcome or a Told, with messages for the screen of whoever wants them."""
    seat = listener.viewer
    telling = tell(fold, seat, since, now, down)
    fields = standing(fold.game, seat, since, telling)
    if not listener.words:
        return fields
    before = fold.stream.event_before(seat, since)
    return worded(fold.lobby.game, seat, fields, telling, before)


def heard_before(fold: TableFold, seat: Viewer, seen: Seen | None) -> int:
    """What a client says it has heard, if it can be."""
    if seen is None or seen.seat != seat or seen.number > fold.stream.number(seat):
        return 0
    return seen.number
