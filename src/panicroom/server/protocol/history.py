"""What a reader has heard, as plain data: page by page, and with messages for a screen if asked."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from panicroom.kernel.audience import Event, Viewer
from panicroom.kernel.game import AnyGame
from panicroom.server.protocol import server as message
from panicroom.server.protocol.client import Seen
from panicroom.server.protocol.said import said, said_if
from panicroom.server.table.fold import TableFold
from panicroom.server.table.stream import Item
from panicroom.telling import TELLERS, Teller
from panicroom.telling.notices import notice_message


class Page(NamedTuple):
    """The lines after `since`; with `anew` the reader forgets what was told before."""

    since: int
    anew: bool
    lines: list[Any]


def page_ending_at(fold: TableFold, viewer: Viewer, until: int, words: bool) -> Page:
    """The page of history whose last line has the number `until`."""
    since = fold.stream.page_before(viewer, until)
    return Page(since, True, lines_between(fold, viewer, since, until, words))


def resumed(last: Page, fold: TableFold, viewer: Viewer, seen: Seen | None) -> Page:
    """What a client that comes back needs; the whole last page if it knows nothing of that, or if
    what it says it has seen cannot be."""
    if seen is None or seen.seat != viewer:
        return last
    if not last.since <= seen.number <= fold.stream.number(viewer):
        return last
    return Page(seen.number, False, last.lines[seen.number - last.since :])


def lines_between(
    fold: TableFold, viewer: Viewer, since: int, until: int, words: bool
) -> list[Any]:
    items = fold.stream.between(viewer, since, until)
    lines = [heard(fold.game, item) for item in items]
    if not words:
        return lines
    teller, before = TELLERS[fold.lobby.game], fold.stream.event_before(viewer, since)
    return [*worded_items(teller, viewer, zip(lines, items, strict=True), before)]


def heard(game: AnyGame, item: Item) -> Any:
    if isinstance(item, Event):
        return game.wire.event(item)
    params = message.plain(item.params)
    return {"notice": item.kind, "seat": item.seat, "params": params, "words": item.words}


def worded_items(
    teller: Teller, seat: Viewer, items: Iterable[tuple[Any, Item]], before: Event | None
) -> Iterable[Any]:
    for data, item in items:
        if isinstance(item, Event):
            sentence, scene = teller.tell(item, seat, before), teller.is_scene(item, before)
            yield data | {"said": said_if(sentence), "scene": scene, **begun(teller, item)}
            before = item
        else:
            told = notice_message(teller, seat, item.kind, item.seat, item.params, item.words)
            yield data | {"said": said(told)}


def begun(teller: Teller, event: Event) -> dict[str, Any]:
    """Most events begin nothing, and have no such field."""
    found = teller.game.manners.begins.get(type(event))
    return {} if found is None else {"begins": found}
