"""The last pages of history as they were sent lately, so that a welcome does not make them anew."""

from collections import OrderedDict
from typing import Final, NamedTuple, TypeAlias

from panicroom.kernel.audience import Viewer
from panicroom.server.protocol.history import Page, lines_between, page_ending_at
from panicroom.server.table.fold import TableFold
from panicroom.server.table.stream import Stream

MOST: Final = 64
"""Pages, of all tables together: the least recently used are dropped."""

Key: TypeAlias = tuple[str, Viewer, bool]


class Kept(NamedTuple):
    """A page of this stream, up to the viewer's line `number`. A table that is read from its log
    again has another stream, and what was deleted from the log is not in it."""

    stream: Stream
    number: int
    page: Page


class PageCache:
    """For each table and viewer, with and without messages for a screen: all who see the table
    with the same eyes share a page. Only new lines are added to it."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Key, Kept] = OrderedDict()

    def last(self, table: str, fold: TableFold, viewer: Viewer, words: bool) -> Page:
        key, number = (table, viewer, words), fold.stream.number(viewer)
        kept = self._kept.pop(key, None)
        if kept is None or kept.stream is not fold.stream:
            page = page_ending_at(fold, viewer, number, words)
        else:
            page = lengthened(kept, fold, viewer, words)
        self._kept[key] = Kept(fold.stream, number, page)
        if len(self._kept) > MOST:
            self._kept.popitem(last=False)
        return page


def lengthened(kept: Kept, fold: TableFold, viewer: Viewer, words: bool) -> Page:
    """With the lines that are new, and without those that a page has no room for any more."""
    number = fold.stream.number(viewer)
    if number == kept.number:
        return kept.page
    since = fold.stream.page_before(viewer, number)
    if since >= kept.number:
        return page_ending_at(fold, viewer, number, words)
    old = kept.page.lines[since - kept.page.since :]
    return Page(since, True, [*old, *lines_between(fold, viewer, kept.number, number, words)])
