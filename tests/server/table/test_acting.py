"""Playing at the table: whose seat it is, whose decision, and who plays it meanwhile."""

import pytest

from panicroom.kernel.errors import MalformedAction, NotYourDecision, Refused, StaleDecision
from panicroom.server.table.commands import Act, HandOver, Leave, Remove, Return, judge
from panicroom.server.table.due_answers import answer
from tests.server.table.sitting import EVERY_GAME, HOST, PEOPLE, Sitting, begun_at, started
from tests.table import at


def all_people(game: str) -> Sitting:
    return started(game, PEOPLE)


def next_act(sitting: Sitting) -> Act:
    seat = sitting.fold.owed()[0]
    return Act(seat, sitting.decision, sitting.options(seat)[0])


@EVERY_GAME
def test_who_owes_an_answer_gives_it(game: str) -> None:
    sitting = all_people(game)
    act = next_act(sitting)
    [moved] = sitting.do(PEOPLE[act.seat], act)
    assert moved == (act.seat, act.action, "person", PEOPLE[act.seat])
    assert sitting.fold.moves[act.seat] == 1
    assert sitting.fold == sitting.refolded()


@EVERY_GAME
def test_nobody_acts_for_another_seat(game: str) -> None:
    sitting = all_people(game)
    act = next_act(sitting)
    other = PEOPLE[(act.seat + 1) % 4]
    assert sitting.denied(other, act) == "not-your-seat"
    assert sitting.denied("eve", act) == "no-seat"


def test_who_owes_nothing_is_told_so_by_the_game() -> None:
    sitting = all_people("station")
    seat = next(seat for seat in range(4) if seat not in sitting.fold.owed())
    with pytest.raises(NotYourDecision):
        judge(sitting.fold, PEOPLE[seat], Act(seat, sitting.decision, "end-turn"))
    assert sitting.fold == sitting.refolded()


@EVERY_GAME
def test_a_late_answer_is_stale(game: str) -> None:
    sitting = all_people(game)
    act = next_act(sitting)
    with pytest.raises(StaleDecision):
        judge(sitting.fold, PEOPLE[act.seat], act._replace(decision=act.decision - 1))


def test_what_the_rules_forbid_is_refused_with_the_rule() -> None:
    sitting = all_people("station")
    act = next_act(sitting)._replace(action="burn T")
    with pytest.raises(Refused) as caught:
        judge(sitting.fold, PEOPLE[act.seat], act)
    assert caught.value.refusal.rule
    with pytest.raises(MalformedAction):
        judge(sitting.fold, PEOPLE[act.seat], act._replace(action="fly away"))
    assert sitting.fold == sitting.refolded()


def test_nothing_is_played_before_the_start() -> None:
    sitting = started("panik")
    assert sitting.denied("eve", Leave()) == "no-seat"
    assert sitting.denied(HOST, Return()) == "not-away"


@EVERY_GAME
def test_a_bot_stands_in_for_who_leaves_and_hands_the_seat_back(game: str) -> None:
    sitting = started(game, PEOPLE)
    seat = sitting.fold.owed()[0]
    who = PEOPLE[seat]
    sitting.do(who, Leave())
    assert sitting.denied(who, Leave()) == "stood-in"
    assert sitting.denied(who, next_act(sitting)) == "stood-in"
    assert [item.by for item in sitting.due() if item.seat == seat] == ["bot"]
    sitting.sweep()
    sitting.do(who, Return())
    assert sitting.fold.lobby.chairs[seat] == (who, None)
    assert sitting.fold == sitting.refolded()


def test_what_was_due_of_a_stand_in_is_not_answered_when_its_guest_is_back() -> None:
    sitting = started("panik", PEOPLE)
    sitting.do("bob", Leave())
    [item] = sitting.due()
    sitting.do("bob", Return())
    assert answer(sitting.fold, item, item.at) == []


def test_the_host_hands_a_seat_to_a_bot_and_the_guest_may_return() -> None:
    sitting = started("panik", PEOPLE)
    sitting.do(HOST, HandOver(2))
    assert sitting.fold.lobby.chairs[2].has_stand_in
    assert sitting.denied(HOST, HandOver(2)) == "stood-in"
    assert sitting.denied("bob", HandOver(3)) == "host-only"
    sitting.do("cat", Return())


def test_the_seat_of_a_removed_guest_is_a_bots_for_good() -> None:
    sitting = started("panik", PEOPLE)
    sitting.do(HOST, Remove(2))
    assert sitting.fold.lobby.chairs[2].guest is None
    assert sitting.denied("cat", Return()) == "no-seat"
    assert [item.seat for item in sitting.due()] == [2]


def test_bots_wait_where_nobody_plays_any_more() -> None:
    sitting = started("panik", (HOST,))
    assert sitting.due()
    sitting.do(HOST, Leave())
    assert sitting.due() == []
    sitting.now += 10**9
    sitting.do(HOST, Return())
    assert sitting.due()
    assert sitting.fold == sitting.refolded()


def test_two_sealed_answers_to_one_decision_both_hold() -> None:
    sitting = begun_at(
        at(
            "station en seats=4",
            "map 0,0 reactor; 1,0 storage-2",
            "red A4@storage-2",
            "blue T4@storage-2",
            "turn red ap 0",
            "owed trade red blue storage-2 - -",
        )
    )
    decision = sitting.decision
    sitting.do("ann", Act(0, decision, sitting.options(0)[0]))
    assert sitting.decision == decision
    sitting.do("bob", Act(1, decision, sitting.options(1)[0]))
    assert sitting.decision == decision + 1
