"""A viewer's items by number, in pages, however many there are."""

import random

import pytest

from panicroom.kernel.audience import Event, Viewer
from panicroom.server.table.stream import (
    EVERY,
    MOST_LINES,
    MOST_WORDS,
    Item,
    Notice,
    Stream,
    as_heard,
)
from tests.server.table.logged_table import EVERY_GAME, PEOPLE, started
from tests.server.table.test_standing import VIEWERS, play_on


def heard_in(stream: Stream, viewer: Viewer) -> list[Item]:
    """By walking through all of them."""
    found = (as_heard(item, viewer) for item in stream.items)
    return [item for item in found if item is not None]


def talk(chooser: random.Random, count: int) -> Stream:
    stream = Stream()
    for number in range(count):
        to = None if chooser.random() < 0.6 else tuple(chooser.sample(range(4), 2))
        stream.extend([Notice("talked", 0, words=f"{number}", to=to)])
    return stream


@pytest.mark.parametrize("count", [0, 1, EVERY - 1, EVERY, EVERY + 1, 3 * EVERY + 7])
def test_items_are_found_by_their_numbers(count: int) -> None:
    stream = talk(random.Random(count), count)
    for viewer in VIEWERS:
        heard = heard_in(stream, viewer)
        assert stream.number(viewer) == len(heard)
        for since in range(len(heard) + 1):
            assert stream.since(viewer, since) == heard[since:]
            assert stream.between(viewer, since, since + 5) == heard[since : since + 5]


@EVERY_GAME
def test_the_event_before_an_item_is_the_last_one_that_the_viewer_heard(game: str) -> None:
    logged = started(game, PEOPLE)
    play_on(logged, 60)
    stream = logged.fold.stream
    for viewer in VIEWERS:
        before: Event | None = None
        for number, item in enumerate(heard_in(stream, viewer)):
            assert stream.event_before(viewer, number) == before
            before = item if isinstance(item, Event) else before


def test_pages_hold_every_item_once() -> None:
    stream = talk(random.Random(1), 1000)
    for viewer in VIEWERS:
        pages: list[Item] = []
        until = stream.number(viewer)
        while until:
            since = stream.page_before(viewer, until)
            page = stream.between(viewer, since, until)
            assert 0 < len(page) <= MOST_LINES
            pages, until = page + pages, since
        assert pages == heard_in(stream, viewer)


def test_a_page_of_long_lines_is_shorter_and_never_empty() -> None:
    stream = Stream()
    stream.extend(Notice("talked", 0, words="x" * (MOST_WORDS // 10)) for _ in range(50))
    assert stream.page_before(None, 50) == 40
    stream.extend([Notice("talked", 0, words="x" * (2 * MOST_WORDS))])
    assert stream.page_before(None, 51) == 50
    assert stream.page_before(None, 0) == 0
