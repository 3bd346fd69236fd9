"""The last page of history is made once, and grows with the table."""

from typing import Any

import pytest

from panicroom.kernel.game import AnyGame
from panicroom.server.live import page_cache
from panicroom.server.live.page_cache import MOST, PageCache
from panicroom.server.protocol import history
from panicroom.server.protocol.history import page_ending_at
from panicroom.server.table.commands import Say
from panicroom.server.table.folding import fold_log
from panicroom.server.table.lines import read_line
from panicroom.server.table.stream import Item
from tests.server.table.logged_table import EVERY_GAME, HOST, PEOPLE, LoggedTable, started
from tests.server.table.test_standing import VIEWERS, play_on


def agrees(cache: PageCache, logged: LoggedTable) -> None:
    fold = logged.fold
    for viewer in VIEWERS:
        for words in (False, True):
            fresh = page_ending_at(fold, viewer, fold.stream.number(viewer), words)
            assert cache.last("table", fold, viewer, words) == fresh


@EVERY_GAME
def test_a_kept_page_is_the_same_as_a_new_one(game: str) -> None:
    cache, logged = PageCache(), started(game, PEOPLE)
    for _ in range(10):
        agrees(cache, logged)
        play_on(logged, 8)
    for moves in (1, 150, 700):  # some lines, most of a page, and more than one
        for number in range(moves):
            logged.do(HOST, Say(f"{number} " + "x" * 400))
        agrees(cache, logged)


def test_a_page_is_made_once_for_all_with_the_same_eyes(monkeypatch: pytest.MonkeyPatch) -> None:
    made, honest = [], history.heard

    def counted(game: AnyGame, item: Item) -> Any:
        made.append(item)
        return honest(game, item)

    monkeypatch.setattr(history, "heard", counted)
    cache, logged = PageCache(), started("panik", PEOPLE)
    first = cache.last("table", logged.fold, None, True)
    assert len(made) == len(first.lines)
    cache.last("table", logged.fold, None, True)
    logged.do(HOST, Say("Once more."))
    cache.last("table", logged.fold, None, True)
    assert len(made) == len(first.lines) + 1


def test_what_was_deleted_from_the_log_is_not_in_a_page() -> None:
    cache, logged = PageCache(), started("panik", PEOPLE)
    logged.do(HOST, Say("My secret."))
    assert "My secret." in str(cache.last("table", logged.fold, None, True))
    *before, said = logged.stored
    fold = fold_log(logged.key, map(read_line, [*before, said._replace(words=None)]))
    assert "My secret." not in str(cache.last("table", fold, None, True))


def test_the_cache_is_bounded() -> None:
    cache, logged = PageCache(), started("panik", PEOPLE)
    for number in range(2 * page_cache.MOST):
        cache.last(f"table {number}", logged.fold, None, False)
    assert len(cache._kept) == MOST
