"""The subscribers of a table, and the broadcast that sends each what is new to its seat."""

import logging
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from panicroom.kernel.audience import Viewer
from panicroom.server.live.attendance import Attendance
from panicroom.server.live.page_cache import PageCache
from panicroom.server.live.subscriber import Subscriber
from panicroom.server.live.succession import Succession
from panicroom.server.protocol.client import Seen
from panicroom.server.protocol.history import Page, lines_between, resumed
from panicroom.server.protocol.server import Presence, written_told, written_welcome
from panicroom.server.protocol.standing import standing
from panicroom.server.protocol.wording import worded
from panicroom.server.store import Guest
from panicroom.server.table.denied import Denied
from panicroom.server.table.fold import TableFold
from panicroom.server.table.spans import Span
from panicroom.server.table.standing import Mark, mark_of, standing_for

MOST_ONLOOKERS: Final = 20
"""Names in a presence message: somebody who opens a hundred sockets must not fill it."""

MOST_LOOKING_ON: Final = 500
"""Without a seat, at one table: each is sent everything that happens, while the players wait."""

Texts: TypeAlias = dict[tuple[Viewer, Mark | None, bool], str]

log = logging.getLogger(__name__)


class Subscribers:
    def __init__(
        self,
        attendance: Attendance | None = None,
        table: str = "",
        pages: PageCache | None = None,
    ) -> None:
        self.members: dict[Subscriber, None] = {}
        self._table, self._pages = table, pages or PageCache()
        self._elsewhere: dict[str, str | None] = {}
        self._strangers = 0
        self._is_open = False
        self._attendance = attendance or Attendance(lambda: 0, ())
        self._succession = Succession(self._attendance)
        self._told_heir: int | None = None

    def join(
        self,
        fold: TableFold,
        subscriber: Subscriber,
        seen: Seen | None,
        now: int,
        down: Sequence[Span],
    ) -> None:
        """Add a subscriber and send the welcome: the full state, and the last page of history or
        what of it came after `seen`."""
        seat = subscriber.viewer = seat_of(fold, subscriber)
        self._limit_onlookers(fold, subscriber)
        page, before = resumed(self._last_page(fold, subscriber), fold, seat, seen), self.present()
        self._note(fold)
        self.members[subscriber] = None
        host = subscriber.guest is not None and subscriber.guest.id == fold.lobby.host
        fields = standing_fields(fold, subscriber, page, now, down)
        subscriber.welcome(written_welcome(fields, host, self.present()))
        subscriber.mark = mark_of(fold, seat)
        self._broadcast_presence(before, but=subscriber)

    def leave(self, subscriber: Subscriber) -> None:
        before = self.present()
        self.members.pop(subscriber, None)
        subscriber.close()
        self._broadcast_presence(before)

    def dismiss(self, which: Callable[[Guest | None], bool], code: str) -> None:
        """Close the connections of the guests, or of those who only look on, that it applies to."""
        for subscriber in self.members:
            if not subscriber.is_closed and which(subscriber.guest):
                subscriber.dismiss(code)

    def resend_all(self) -> None:
        """Forget what was sent: the next broadcast sends the last page again."""
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

    def note_elsewhere(self, names: dict[str, str | None], strangers: int) -> None:
        """Guests who are connected with other servers, and how many who are none."""
        before = self.present()
        self._elsewhere, self._strangers = names, strangers
        self._broadcast_presence(before)

    def guests(self) -> frozenset[str]:
        """Connected with any server."""
        here = {each.guest.id for each in self.members if each.guest}
        return frozenset(here.union(self._elsewhere))

    def present(self) -> Presence:
        heir = self._succession.heir(self.guests())
        return Presence(here=self.here(), onlookers=self.onlookers(), heir=heir)

    def host_away(self) -> int:
        return self._succession.host_away(self.guests())

    def heirs(self) -> frozenset[str]:
        return self._succession.heirs(self.guests())

    def heard(self, guest: str) -> None:
        """Of something that the guest has done, and that others may know of."""
        self._attendance.heard(guest)
        self.tell_heir()

    def tell_heir(self) -> None:
        """To be called again and again: that the host does nothing is no event."""
        presence = self.present()
        if seat_in(presence) != self._told_heir:
            self._tell(presence)

    def here(self) -> list[int]:
        """The connected seats, whether they have answered the current decision or not."""
        here = {each.viewer for each in self.members}
        here |= {self._succession.seat_of(guest) for guest in self._elsewhere}
        return sorted(seat for seat in here if seat is not None)

    def onlookers(self) -> list[str | None]:
        """Each person once. Hidden during a game: by changing a name that all can see, an
        eliminated player could talk to the living (TALK-2)."""
        if not self._is_open:
            return []
        guests = [each.guest for each in self.members if each.viewer is None]
        named: dict[str, str | None] = {each.id: each.name for each in guests if each is not None}
        for guest, name in self._elsewhere.items():
            if self._succession.seat_of(guest) is None:
                named.setdefault(guest, name)
        strangers = guests.count(None) + self._strangers
        return [*named.values(), *[None] * strangers][:MOST_ONLOOKERS]

    def _limit_onlookers(self, fold: TableFold, newcomer: Subscriber) -> None:
        is_host = newcomer.guest is not None and newcomer.guest.id == fold.lobby.host
        if newcomer.viewer is None and not is_host:
            looking_on = sum(each.viewer is None for each in self.members)
            if looking_on >= MOST_LOOKING_ON:
                raise Denied("too-many-onlookers")

    def broadcast(self, fold: TableFold, now: int, down: Sequence[Span]) -> None:
        """Send every subscriber what is new to it. Subscribers with the same viewer and position
        share one encoded text."""
        texts: Texts = {}
        before = self.present()
        self._note(fold)
        for subscriber in self.members:
            try:
                self._send_standing(fold, subscriber, texts, now, down)
            except Exception:  # one failure must not keep the others from a stored change
                log.exception("broadcast to a subscriber failed")
                subscriber.dismiss("internal")
        self._broadcast_presence(before)

    def _note(self, fold: TableFold) -> None:
        self._is_open = fold.status == "open"
        self._succession.note(fold)

    def _send_standing(
        self,
        fold: TableFold,
        subscriber: Subscriber,
        texts: Texts,
        now: int,
        down: Sequence[Span],
    ) -> None:
        """After a change of seat this is the last page, as that seat may read it."""
        seat = seat_of(fold, subscriber)
        if seat != subscriber.viewer:
            subscriber.viewer, subscriber.mark = seat, None
        mark = mark_of(fold, seat)
        if mark == subscriber.mark:
            return
        key = (seat, subscriber.mark, subscriber.words)
        if key not in texts:
            page = self._page_after(fold, subscriber)
            texts[key] = written_told(standing_fields(fold, subscriber, page, now, down))
        subscriber.send_text(texts[key])
        subscriber.mark = mark

    def _page_after(self, fold: TableFold, subscriber: Subscriber) -> Page:
        """All that is new, or the last page for one who has been sent nothing yet."""
        seat, mark = subscriber.viewer, subscriber.mark
        if mark is None:
            return self._last_page(fold, subscriber)
        number = fold.stream.number(seat)
        lines = lines_between(fold, seat, mark.number, number, subscriber.words)
        return Page(mark.number, False, lines)

    def _last_page(self, fold: TableFold, subscriber: Subscriber) -> Page:
        return self._pages.last(self._table, fold, subscriber.viewer, subscriber.words)

    def _broadcast_presence(self, before: Presence, but: Subscriber | None = None) -> None:
        """Only if it changed. That time passes is no change: clients count it themselves."""
        presence = self.present()
        if without_time(presence) != without_time(before):
            self._tell(presence, but)

    def _tell(self, presence: Presence, but: Subscriber | None = None) -> None:
        self._told_heir = seat_in(presence)
        for subscriber in self.members:
            if subscriber is not but:
                subscriber.send(presence)


def without_time(presence: Presence) -> tuple[list[int], list[str | None], int | None]:
    return presence.here, presence.onlookers, seat_in(presence)


def seat_in(presence: Presence) -> int | None:
    """The heir's."""
    return None if presence.heir is None else presence.heir.seat


def seat_of(fold: TableFold, subscriber: Subscriber) -> Viewer:
    return None if subscriber.guest is None else fold.lobby.seat_of(subscriber.guest.id)


def standing_fields(
    fold: TableFold, subscriber: Subscriber, page: Page, now: int, down: Sequence[Span]
) -> dict[str, Any]:
    """The fields of a Welcome or a Told; with screen messages if the client asked for them."""
    seat = subscriber.viewer
    state = standing_for(fold, seat, fold.stream.number(seat), now, down)
    fields = standing(fold.game, seat, page, state)
    return worded(fold.lobby.game, fields, state) if subscriber.words else fields
