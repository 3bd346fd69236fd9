"""The secrecy law over whole games at a table, and planted leaks that it must catch."""

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from panicroom.server.table import clocks, due, standing
from panicroom.server.table.commands import Act, GiveOrder
from panicroom.server.table.fold import TableFold
from panicroom.server.table.stream import Stream
from panicroom.station.cards import ARMOR
from panicroom.station.manners import MANNERS
from tests.server.table.law import check_table
from tests.server.table.logged_table import EVERY_GAME, TIMED, LoggedTable, begun_at, started
from tests.table import at

Patch = pytest.MonkeyPatch
VIEWERS = (None, 0, 1, 2, 3)
SEATED = ("ann", "bob", "cat")
WORLDS = 30
MEETING = (
    "station en seats=4",
    "map 0,0 reactor; 1,0 storage-2",
    "red T0 A4@storage-2 hand own host gas gas",
    "blue T4@storage-2 hand own gas gas",
    "turn red ap 0",
)
SHOT = (
    "station en seats=4",
    "blue T4 A0 hand own gas*3",
    "owed wounds shot red blue.T:1 -",
)


def mixed(game: str, seed: int) -> LoggedTable:
    """Three people with an order each, where there are any, a bot, and a clock."""
    logged = started(game, SEATED, key=f"secret-{seed}", terms=TIMED)
    for seat, order in enumerate(logged.fold.manners.orders):
        logged.do(SEATED[seat], GiveOrder(order))
    return logged


def step(logged: LoggedTable, chooser: random.Random) -> None:
    people = logged.owing_people()
    logged.now += chooser.randrange(3_000)
    if not people or chooser.random() < 0.2:
        logged.sweep()
    elif people:
        seat = chooser.choice(people)
        choice = chooser.choice(logged.options(seat))
        logged.do(logged.guest(seat), Act(seat, logged.decision, choice))


@EVERY_GAME
@pytest.mark.parametrize("seed", range(3))
def test_no_viewer_is_told_two_worlds_apart(game: str, seed: int) -> None:
    logged, chooser = mixed(game, seed), random.Random(seed)
    for number in range(400):
        if logged.fold.status == "over":
            break
        if number % 4 == seed:
            for viewer in VIEWERS:
                check_table(logged.fold, viewer, f"{number}-{viewer}", logged.now)
        step(logged, chooser)


def hold(logged: LoggedTable, viewers: Sequence[int | None] = VIEWERS) -> None:
    """The law for these viewers, over many worlds."""
    for viewer in viewers:
        for number in range(WORLDS):
            check_table(logged.fold, viewer, f"world-{number}", logged.now)


def a_meeting() -> LoggedTable:
    return begun_at(at(*MEETING, "owed encounter red A storage-2"), terms=TIMED)


def a_trade() -> LoggedTable:
    return begun_at(at(*MEETING, "owed trade red blue storage-2 - -"), terms=TIMED)


def a_shot(order: str) -> LoggedTable:
    logged = begun_at(at(*SHOT), terms=TIMED)
    logged.do("bob", GiveOrder(order))
    return logged


def a_search() -> LoggedTable:
    """Blue searches: if it is the Host card, blue alone is told."""
    lines = ("blue T4@storage-2 A0", "search gas | rest", "turn blue ap 2")
    return begun_at(at(*MEETING[:2], *lines), terms=TIMED)


@pytest.mark.parametrize("order", MANNERS.orders)
def test_the_law_holds_where_leaks_are_planted(order: str) -> None:
    for logged in (a_meeting(), a_trade(), a_search(), a_shot(order)):
        hold(logged)


def test_a_table_that_says_who_has_sealed_is_caught(monkeypatch: Patch) -> None:
    honest = standing.table_view
    leaky = lambda fold, viewer: replace(honest(fold, viewer), asked=fold.owed())  # noqa: E731
    monkeypatch.setattr(standing, "table_view", leaky)
    with pytest.raises(AssertionError, match="has sealed"):
        hold(a_trade())


def test_a_mark_that_moves_with_every_entry_is_caught(monkeypatch: Patch) -> None:
    monkeypatch.setattr(standing, "mark_of", lambda fold, viewer: fold.seq)
    with pytest.raises(AssertionError, match="has sealed"):
        hold(a_trade())


def test_a_number_that_all_share_is_caught(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Stream, "number", lambda self, viewer: len(self.items))
    with pytest.raises(AssertionError):
        hold(a_trade(), [2])


def test_a_bot_that_thinks_longer_over_a_fuller_choice_is_caught(monkeypatch: Patch) -> None:
    def leaky(fold: TableFold, decision: int, seat: int) -> int:
        assert fold.match is not None
        return 100 * len(fold.game.options(fold.match.state, seat))

    monkeypatch.setattr(due, "thinking_time", leaky)
    logged = begun_at(at(*SHOT), ("ann",), terms=TIMED)
    with pytest.raises(AssertionError, match="due"):
        hold(logged)


def test_an_order_that_looks_at_the_hand_is_caught(monkeypatch: Patch) -> None:
    leaky = lambda fold, seat: ARMOR in fold.view(seat).players[seat].hand  # noqa: E731
    monkeypatch.setattr(due, "order_applies", leaky)
    with pytest.raises(AssertionError, match="due"):
        hold(a_shot("take-single"))


def test_a_clock_of_those_alone_who_have_not_sealed_is_caught(monkeypatch: Patch) -> None:
    honest = clocks.clock_of

    def leaky(fold: TableFold, now: int, down: Any = ()) -> Any:
        clock = honest(fold, now, down)
        return clock and replace(clock, seats=fold.owed())

    monkeypatch.setattr(standing, "clock_of", leaky)
    with pytest.raises(AssertionError, match="has sealed"):
        hold(a_trade())
