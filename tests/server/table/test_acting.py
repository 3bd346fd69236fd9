"""Playing at the table: whose seat it is, whose decision, and who plays it meanwhile."""

import pytest

from panicroom.kernel.errors import MalformedAction, NotYourDecision, Refused, StaleDecision
from panicroom.server.table.commands import Act, HandOver, Leave, Remove, Return, judge
from panicroom.server.table.due_answers import answer
from panicroom.server.table.lobby import Chair
from tests.server.table.logged_table import (
    EVERY_GAME,
    HOST,
    PEOPLE,
    TRADE,
    LoggedTable,
    begun_at,
    started,
)
from tests.table import at


def all_people(game: str) -> LoggedTable:
    return started(game, PEOPLE)


def next_act(logged: LoggedTable) -> Act:
    seat = logged.fold.owed()[0]
    return Act(seat, logged.decision, logged.options(seat)[0])


@EVERY_GAME
def test_who_owes_an_answer_gives_it(game: str) -> None:
    logged = all_people(game)
    act = next_act(logged)
    [moved] = logged.do(PEOPLE[act.seat], act)
    assert moved == (act.seat, act.action, "person", PEOPLE[act.seat])
    assert logged.fold.moves[act.seat] == 1
    assert logged.fold == logged.refolded()


@EVERY_GAME
def test_nobody_acts_for_another_seat(game: str) -> None:
    logged = all_people(game)
    act = next_act(logged)
    other = PEOPLE[(act.seat + 1) % 4]
    assert logged.denied(other, act) == "not-your-seat"
    assert logged.denied("eve", act) == "no-seat"


def test_who_owes_nothing_is_told_so_by_the_game() -> None:
    logged = all_people("station")
    seat = next(seat for seat in range(4) if seat not in logged.fold.owed())
    with pytest.raises(NotYourDecision):
        judge(logged.fold, PEOPLE[seat], Act(seat, logged.decision, "end-turn"))
    assert logged.fold == logged.refolded()


@EVERY_GAME
def test_a_late_answer_is_stale(game: str) -> None:
    logged = all_people(game)
    act = next_act(logged)
    with pytest.raises(StaleDecision):
        judge(logged.fold, PEOPLE[act.seat], act._replace(decision=act.decision - 1))


def test_what_the_rules_forbid_is_refused_with_the_rule() -> None:
    logged = all_people("station")
    act = next_act(logged)._replace(action="burn T")
    with pytest.raises(Refused) as caught:
        judge(logged.fold, PEOPLE[act.seat], act)
    assert caught.value.refusal.rule
    with pytest.raises(MalformedAction):
        judge(logged.fold, PEOPLE[act.seat], act._replace(action="fly away"))
    assert logged.fold == logged.refolded()


def test_nothing_is_played_before_the_start() -> None:
    logged = started("panik")
    assert logged.denied("eve", Leave()) == "no-seat"
    assert logged.denied(HOST, Return()) == "not-away"


@EVERY_GAME
def test_a_bot_stands_in_for_who_leaves_and_hands_the_seat_back(game: str) -> None:
    logged = started(game, PEOPLE)
    seat = logged.fold.owed()[0]
    who = PEOPLE[seat]
    logged.do(who, Leave())
    assert logged.denied(who, Leave()) == "stood-in"
    assert logged.denied(who, next_act(logged)) == "stood-in"
    assert [item.by for item in logged.due() if item.seat == seat] == ["bot"]
    logged.sweep()
    logged.do(who, Return())
    assert logged.fold.lobby.chairs[seat] == Chair(who)
    assert logged.fold == logged.refolded()


def test_what_was_due_of_a_stand_in_is_not_answered_when_its_guest_is_back() -> None:
    logged = started("panik", PEOPLE)
    logged.do("bob", Leave())
    [item] = logged.due()
    logged.do("bob", Return())
    assert answer(logged.fold, item, item.at) == []


def test_the_host_hands_a_seat_to_a_bot_and_the_guest_may_return() -> None:
    logged = started("panik", PEOPLE)
    logged.do(HOST, HandOver(2))
    assert logged.fold.lobby.chairs[2].has_stand_in
    assert logged.denied(HOST, HandOver(2)) == "stood-in"
    assert logged.denied("bob", HandOver(3)) == "host-only"
    logged.do("cat", Return())


def test_the_seat_of_a_removed_guest_is_a_bots_for_good() -> None:
    logged = started("panik", PEOPLE)
    logged.do(HOST, Remove(2))
    assert logged.fold.lobby.chairs[2].guest is None
    assert logged.denied("cat", Return()) == "no-seat"
    assert [item.seat for item in logged.due()] == [2]


def test_bots_wait_where_nobody_plays_any_more() -> None:
    logged = started("panik", (HOST,))
    assert logged.due()
    logged.do(HOST, Leave())
    assert logged.due() == []
    logged.now += 10**9
    logged.do(HOST, Return())
    assert logged.due()
    assert logged.fold == logged.refolded()


def test_two_sealed_answers_to_one_decision_both_hold() -> None:
    logged = begun_at(at(*TRADE))
    decision = logged.decision
    logged.do("ann", Act(0, decision, logged.options(0)[0]))
    assert logged.decision == decision
    logged.do("bob", Act(1, decision, logged.options(1)[0]))
    assert logged.decision == decision + 1
