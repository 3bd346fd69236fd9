"""Answers that come by themselves: when, and which."""

from typing import Any

import pytest

from panicroom.bots.registry import bot_named
from panicroom.bots.table import Table
from panicroom.games import GAMES
from panicroom.kernel.match import AnyMatch, Match
from panicroom.server.store.rows import Due
from panicroom.server.table.bots import TableBots
from panicroom.server.table.clocks import Clock, clock_of
from panicroom.server.table.commands import Act, GiveOrder, Pause, Resume, Return
from panicroom.server.table.due import due, thinking_time
from panicroom.server.table.due_answers import answer
from panicroom.server.table.entries import StoodIn
from panicroom.server.table.spans import active
from panicroom.server.table.terms import Terms
from tests.server.table.logged_table import (
    EVERY_GAME,
    HOST,
    PEOPLE,
    TIMED,
    LoggedTable,
    begun_at,
    started,
)
from tests.table import at, rule

SHOT = ("station en seats=4", "owed wounds shot red blue.T:1 -")
ARMORED, BARE = "blue hand own armor gas*2", "blue hand own gas*3"


def shot_at_blue(hand: str, order: str | None, **other: Any) -> LoggedTable:
    logged = begun_at(at(SHOT[0], hand, SHOT[1]), **other)
    if order is not None:
        logged.do("bob", GiveOrder(order))
    return logged


@EVERY_GAME
@pytest.mark.parametrize("level", ["random", "easy", "normal"])
def test_bots_choose_as_at_any_table_of_bots(game: str, level: str) -> None:
    logged = started(game, (HOST,), key="alike", level=level, terms=Terms(pace=0))
    logged.append([StoodIn(0, level, "guest")])
    logged.fold.deserted_at = None  # as if somebody still played
    while logged.sweep():
        pass
    match = Match.begin(GAMES[game], GAMES[game].setup(seats=4), "alike")
    Table(match, {seat: bot_named(game, level) for seat in range(4)}, "alike").play_on()
    assert match_of(logged).record == match.record


def test_a_stand_in_knows_what_the_seat_saw() -> None:
    """It chooses as a bot that has been asked at that seat from the beginning."""
    logged = started("station", PEOPLE, key="late")
    bots = TableBots()
    choices: list[tuple[object, object]] = []
    for _ in range(80):
        [seat] = logged.fold.owed()[:1]
        if seat == 3:
            match = match_of(logged)
            there = bots.choose(match, logged.fold.stream, 3, "normal", "late")
            choices.append(
                (there, TableBots().choose(match, logged.fold.stream, 3, "normal", "late"))
            )
        logged.do(PEOPLE[seat], Act(seat, logged.decision, logged.options(seat)[-1]))
    assert len(choices) > 5
    assert all(there == late for there, late in choices)


@EVERY_GAME
def test_moments_lie_around_the_pace_and_look_at_nothing_but_decision_and_seat(game: str) -> None:
    one, other = started(game, (HOST,), key="a"), started(game, (HOST,), key="b")
    times = [thinking_time(one.fold, decision, 2) for decision in range(200)]
    assert all(750 <= time < 2250 for time in times)
    assert len(set(times)) > 100
    assert times != [thinking_time(other.fold, decision, 2) for decision in range(200)]
    assert times == [thinking_time(one.refolded(), decision, 2) for decision in range(200)]


def test_bots_without_pace_answer_at_once() -> None:
    logged = started("panik", (HOST,), terms=Terms(pace=0))
    assert {item.at for item in logged.due()} == {logged.now}


def test_a_person_without_a_clock_has_all_the_time() -> None:
    assert started("panik", PEOPLE).due() == []


def test_what_is_due_is_the_same_in_every_process() -> None:
    logged = started("panik", (HOST,), terms=TIMED)
    assert due(logged.refolded(), "t", logged.now) == due(logged.fold, "t", logged.now)


def test_it_stays_due_at_the_same_moment_however_late_one_asks() -> None:
    logged = started("panik", (HOST,), terms=TIMED)
    assert due(logged.fold, "t", logged.now) == due(logged.fold, "t", logged.now + 777)


def test_an_answer_that_is_no_longer_due_is_not_given() -> None:
    logged = started("panik", (HOST,))
    items = logged.due()
    assert all(answer(logged.fold, item._replace(decision=99), item.at) == [] for item in items)
    logged.do(HOST, Pause())
    assert all(answer(logged.fold, item, item.at) == [] for item in items)


def test_nor_is_one_that_comes_too_early_because_the_server_was_down() -> None:
    logged = started("panik", PEOPLE, terms=TIMED)
    item = logged.due()[0]
    down = [(logged.now, item.at)]
    assert answer(logged.fold, item, item.at, down) == []
    assert due(logged.fold, "t", item.at, down)[0].at == item.at + 20_000
    assert answer(logged.fold, item, item.at + 20_000, down)


@rule("ARMOR-1")
@pytest.mark.parametrize("order", ["take-single", "cover-trooper"])
def test_an_order_answers_at_the_same_moment_whatever_the_hand(order: str) -> None:
    armored, bare = shot_at_blue(ARMORED, order), shot_at_blue(BARE, order)
    assert armored.due() == bare.due()
    assert [item.by for item in armored.due()] == ["order"]


@rule("ARMOR-1")
@pytest.mark.parametrize(
    ("hand", "order", "answered"),
    [
        (ARMORED, "take-single", "take-wounds"),
        (BARE, "take-single", "take-wounds"),
        (ARMORED, "cover-trooper", "armor blue.T"),
        (BARE, "cover-trooper", "take-wounds"),
    ],
)
def test_an_order_is_carried_out(hand: str, order: str, answered: str) -> None:
    logged = shot_at_blue(hand, order)
    [item] = logged.due()
    assert answer(logged.fold, item, item.at) == [(1, answered, "order", None)]


def test_an_order_answers_only_what_it_is_about() -> None:
    deep = begun_at(at(SHOT[0], ARMORED, "owed wounds shot red blue.A:1 -"))
    deep.do("bob", GiveOrder("cover-trooper"))
    assert deep.due() == []


def test_ask_me_takes_an_order_back() -> None:
    logged = shot_at_blue(ARMORED, "take-single")
    logged.do("bob", GiveOrder(None))
    assert logged.due() == []


def test_there_are_no_orders_but_the_games() -> None:
    logged = started("station", PEOPLE)
    assert logged.denied("bob", GiveOrder("win")) == "no-such-order"
    assert logged.denied("eve", GiveOrder(None)) == "no-seat"


def clock_due(logged: LoggedTable) -> list[Due]:
    return [item for item in logged.due() if item.by == "clock"]


def test_when_an_answer_takes_too_long_a_bot_stands_in() -> None:
    logged = shot_at_blue(BARE, None, terms=TIMED)
    [item] = logged.due()
    assert (item.by, item.at) == ("clock", logged.now + 20_000)
    logged.sweep()
    assert logged.fold.lobby.chairs[1].has_stand_in
    assert logged.fold.moves[1] == 1
    logged.do("bob", Return())
    assert logged.fold.lobby.chairs[1].is_played_by_guest


def test_those_asked_at_once_have_the_same_time() -> None:
    logged = started("panik", PEOPLE, terms=TIMED)
    assert {item.at for item in logged.due()} == {logged.now + 20_000}
    logged.now += 5_000
    logged.do("cat", Act(2, logged.decision, logged.options(2)[0]))
    clock = clock_of(logged.fold, logged.now)
    assert clock == Clock((0, 1, 2, 3), 15_000, True)


def test_a_turn_has_one_budget_for_all_its_decisions() -> None:
    logged = started("station", PEOPLE, terms=TIMED)
    while logged.decision < 1 or logged.fold.turn is None or not logged.fold.turn.thought:
        [seat] = logged.fold.owed()
        logged.now += 8_000
        moves = [text for text in logged.options(seat) if text != "end-turn"]
        logged.do(PEOPLE[seat], Act(seat, logged.decision, moves[0]))
    clock = clock_of(logged.fold, logged.now)
    assert clock is not None
    assert clock.left == 60_000 - 8_000 * len(logged.fold.turn.thought)


def test_time_of_a_pause_is_nobodys() -> None:
    logged = shot_at_blue(BARE, None, terms=TIMED)
    began = logged.now
    logged.now += 6_000
    logged.do(HOST, Pause())
    logged.now += 10**9
    assert clock_of(logged.fold, logged.now) == Clock((1,), 14_000, False)
    logged.do(HOST, Resume())
    assert [item.at for item in clock_due(logged)] == [began + 10**9 + 20_000]


def test_time_the_server_was_down_is_nobodys() -> None:
    logged = shot_at_blue(BARE, None, terms=TIMED)
    began = logged.now
    down = [(began + 1_000, began + 50_000), (began + 40_000, began + 101_000)]
    [item] = due(logged.fold, "t", began + 102_000, down)
    assert item.at == began + 20_000 + 100_000


def test_spans_that_overlap_are_counted_once() -> None:
    assert active((0, 100), [(10, 30), (20, 40), (90, 200), (-5, 1), (50, 50)]) == 59
    assert active((100, 0), []) == 0


def match_of(logged: LoggedTable) -> AnyMatch:
    assert logged.fold.match is not None
    return logged.fold.match
