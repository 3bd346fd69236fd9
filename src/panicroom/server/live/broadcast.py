"""Those who listen at a table: each is told what they have not heard yet, as their seat hears."""

import logging
from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from panicroom.kernel.audience import Viewer
from panicroom.server.live.subscriber import Subscriber
from panicroom.server.protocol.client import Seen
from panicroom.server.protocol.server import Presence, written_told, written_welcome
from panicroom.server.protocol.standing import standing
from panicroom.server.protocol.wording import worded
from panicroom.server.store import Guest
from panicroom.server.table.fold import TableFold
from panicroom.server.table.spans import Span
from panicroom.server.table.standing import mark_of, standing_for

MOST_ONLOOKERS: Final = 20
"""Are told of: whoever opens a hundred sockets is not the news of the table."""

Texts: TypeAlias = dict[tuple[Viewer, int, bool], str]

log = logging.getLogger(__name__)


class Subscribers:
    def __init__(self) -> None:
        self.members: dict[Subscriber, None] = {}
        self._is_open = False

    def join(
        self,
        fold: TableFold,
        subscriber: Subscriber,
        seen: Seen | None,
        now: int,
        down: Sequence[Span],
    ) -> None:
        seat = subscriber.viewer = seat_of(fold, subscriber)
        since, before = heard_before(fold, seat, seen), self.present()
        self._is_open = fold.status == "open"
        self.members[subscriber] = None
        host = subscriber.guest is not None and subscriber.guest.id == fold.lobby.host
        fields = standing_fields(fold, subscriber, since, now, down)
        subscriber.send_text(written_welcome(fields, host, self.present()))
        subscriber.mark = mark_of(fold, seat)
        self._tell_presence(before, but=subscriber)

    def leave(self, subscriber: Subscriber) -> None:
        before = self.present()
        self.members.pop(subscriber, None)
        subscriber.close()
        self._tell_presence(before)

    def forget(self) -> None:
        """What anybody has heard: they are to hear all of it again."""
        for subscriber in self.members:
            subscriber.mark = None

    def of_guest(self, guest: str) -> list[Subscriber]:
        return [each for each in self.members if each.guest and each.guest.id == guest]

    def rename(self, guest: Guest) -> None:
        """Asked of every table there is: most are done at once."""
        subscribers = self.of_guest(guest.id)
        if not subscribers:
            return
        before = self.present()
        for subscriber in subscribers:
            subscriber.guest = guest
        self._tell_presence(before)

    def present(self) -> Presence:
        return Presence(here=self.here(), onlookers=self.onlookers())

    def here(self) -> list[int]:
        """The seats of those who listen, whether they have answered anything or not."""
        return sorted({each.viewer for each in self.members if each.viewer is not None})

    def onlookers(self) -> list[str | None]:
        """Each person once. In a game they are unseen: by a name that is shown to all, somebody
        who is out of it could speak (TALK-2)."""
        if not self._is_open:
            return []
        guests = [each.guest for each in self.members if each.viewer is None]
        named = {guest.id: guest.name for guest in guests if guest is not None}
        return [*named.values(), *[None] * guests.count(None)][:MOST_ONLOOKERS]

    def broadcast(self, fold: TableFold, now: int, down: Sequence[Span]) -> None:
        """Those who see the same are sent the same. Whoever has another seat than before hears
        everything anew, with its ears."""
        texts: Texts = {}
        before = self.present()
        self._is_open = fold.status == "open"
        for subscriber in self.members:
            try:
                send_standing(fold, subscriber, texts, now, down)
            except Exception:  # the others are told all the same, and what was stored is stored
                log.exception("a telling failed")
                subscriber.dismiss("internal")
        self._tell_presence(before)

    def _tell_presence(self, before: Presence, but: Subscriber | None = None) -> None:
        """If somebody has come or gone."""
        presence = self.present()
        if presence == before:
            return
        for subscriber in self.members:
            if subscriber is not but:
                subscriber.send(presence)


def seat_of(fold: TableFold, subscriber: Subscriber) -> Viewer:
    return None if subscriber.guest is None else fold.lobby.seat_of(subscriber.guest.id)


def send_standing(
    fold: TableFold, subscriber: Subscriber, texts: Texts, now: int, down: Sequence[Span]
) -> None:
    seat = seat_of(fold, subscriber)
    if seat != subscriber.viewer:
        subscriber.viewer, subscriber.mark = seat, None
    mark = mark_of(fold, seat)
    if mark == subscriber.mark:
        return
    since = 0 if subscriber.mark is None else subscriber.mark.number
    same = (seat, since, subscriber.words)
    if same not in texts:
        texts[same] = written_told(standing_fields(fold, subscriber, since, now, down))
    subscriber.send_text(texts[same])
    subscriber.mark = mark


def standing_fields(
    fold: TableFold, subscriber: Subscriber, since: int, now: int, down: Sequence[Span]
) -> dict[str, Any]:
    """The fields of a Welcome or a Told, with messages for the screen of whoever wants them."""
    seat = subscriber.viewer
    sent = standing_for(fold, seat, since, now, down)
    fields = standing(fold.game, seat, since, sent)
    if not subscriber.words:
        return fields
    before = fold.stream.event_before(seat, since)
    return worded(fold.lobby.game, seat, fields, sent, before)


def heard_before(fold: TableFold, seat: Viewer, seen: Seen | None) -> int:
    """What a client says it has heard, if it can be."""
    if seen is None or seen.seat != seat or seen.number > fold.stream.number(seat):
        return 0
    return seen.number
