"""The subscribers of a table, and the broadcast that sends each what is new to its seat."""

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
"""Names in a presence message: somebody who opens a hundred sockets must not fill it."""

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
        """Add a subscriber and send the welcome: the full state, and the events since `seen`."""
        seat = subscriber.viewer = seat_of(fold, subscriber)
        since, before = resume_from(fold, seat, seen), self.present()
        self._is_open = fold.status == "open"
        self.members[subscriber] = None
        host = subscriber.guest is not None and subscriber.guest.id == fold.lobby.host
        fields = standing_fields(fold, subscriber, since, now, down)
        subscriber.send_text(written_welcome(fields, host, self.present()))
        subscriber.mark = mark_of(fold, seat)
        self._broadcast_presence(before, but=subscriber)

    def leave(self, subscriber: Subscriber) -> None:
        before = self.present()
        self.members.pop(subscriber, None)
        subscriber.close()
        self._broadcast_presence(before)

    def resend_all(self) -> None:
        """Forget what was sent: the next broadcast sends every event again."""
        for subscriber in self.members:
            subscriber.mark = None

    def of_guest(self, guest: str) -> list[Subscriber]:
        return [each for each in self.members if each.guest and each.guest.id == guest]

    def rename(self, guest: Guest) -> None:
        """Called for every table in memory, so return early where the guest is not connected."""
        subscribers = self.of_guest(guest.id)
        if not subscribers:
            return
        before = self.present()
        for subscriber in subscribers:
            subscriber.guest = guest
        self._broadcast_presence(before)

    def present(self) -> Presence:
        return Presence(here=self.here(), onlookers=self.onlookers())

    def here(self) -> list[int]:
        """The connected seats, whether they have answered the current decision or not."""
        return sorted({each.viewer for each in self.members if each.viewer is not None})

    def onlookers(self) -> list[str | None]:
        """Each person once. Hidden during a game: by changing a name that all can see, an
        eliminated player could talk to the living (TALK-2)."""
        if not self._is_open:
            return []
        guests = [each.guest for each in self.members if each.viewer is None]
        named = {guest.id: guest.name for guest in guests if guest is not None}
        return [*named.values(), *[None] * guests.count(None)][:MOST_ONLOOKERS]

    def broadcast(self, fold: TableFold, now: int, down: Sequence[Span]) -> None:
        """Send every subscriber what is new to it. Subscribers with the same viewer and position
        share one encoded text. After a change of seat, send all events again, as that seat may
        hear them."""
        texts: Texts = {}
        before = self.present()
        self._is_open = fold.status == "open"
        for subscriber in self.members:
            try:
                send_standing(fold, subscriber, texts, now, down)
            except Exception:  # one failure must not keep the others from a stored change
                log.exception("broadcast to a subscriber failed")
                subscriber.dismiss("internal")
        self._broadcast_presence(before)

    def _broadcast_presence(self, before: Presence, but: Subscriber | None = None) -> None:
        """Only if it changed."""
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
    key = (seat, since, subscriber.words)
    if key not in texts:
        texts[key] = written_told(standing_fields(fold, subscriber, since, now, down))
    subscriber.send_text(texts[key])
    subscriber.mark = mark


def standing_fields(
    fold: TableFold, subscriber: Subscriber, since: int, now: int, down: Sequence[Span]
) -> dict[str, Any]:
    """The fields of a Welcome or a Told; with screen messages if the client asked for them."""
    seat = subscriber.viewer
    state = standing_for(fold, seat, since, now, down)
    fields = standing(fold.game, seat, since, state)
    if not subscriber.words:
        return fields
    before = fold.stream.event_before(seat, since)
    return worded(fold.lobby.game, seat, fields, state, before)


def resume_from(fold: TableFold, seat: Viewer, seen: Seen | None) -> int:
    """The number after which a reconnecting client needs events; 0 if its claim is impossible."""
    if seen is None or seen.seat != seat or seen.number > fold.stream.number(seat):
        return 0
    return seen.number
