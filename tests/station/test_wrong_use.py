"""Wrong use: a typed error with the rule or the field, and a state as it was before."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from panicroom.kernel.errors import (
    GameError,
    MalformedAction,
    NotYourDecision,
    Refused,
    StaleDecision,
)
from panicroom.kernel.match import Match
from panicroom.station import STATION
from panicroom.station.actions import BurnHive, EndTurn, Fire, GiveCard, Move, Stab
from panicroom.station.rooms import Direction
from panicroom.station.state import State
from panicroom.station.tokens import TROOPER
from tests.table import at, rule, seat


def trade() -> Match[State]:
    """Red and blue have met and both owe a card."""
    lines = (
        "station en seats=4",
        "map 0,0 reactor; 0,1 storage-2 180",
        "red hand own gas armor",
        "blue T4@storage-2 hand own gas ammo",
    )
    match = Match.begin_at(STATION, "\n".join(lines))
    for text in ("move T n", "trade blue"):
        match.act(seat("red"), STATION.parse(text))
    return match


def test_whose_turn_it_is_not_is_told_so_with_the_rule() -> None:
    table = at()
    before = STATION.write(table.state)
    with pytest.raises(NotYourDecision) as caught:
        STATION.apply(table.state, seat("blue"), EndTurn())
    assert caught.value.refusal.rule == "ROUND-1"
    assert "ROUND-1" in str(caught.value)
    assert STATION.write(table.state) == before


@pytest.mark.parametrize("nobody", [-1, 5, 99])
def test_a_seat_that_is_not_at_the_table_owes_nothing(nobody: int) -> None:
    table = at()
    assert STATION.options(table.state, nobody) == ()
    with pytest.raises(NotYourDecision):
        STATION.apply(table.state, nobody, EndTurn())


def test_an_option_that_is_not_offered_is_refused_with_the_rule() -> None:
    table = at("turn red ap 3")
    before = STATION.write(table.state)
    with pytest.raises(Refused) as caught:
        STATION.apply(table.state, seat("red"), BurnHive(TROOPER))
    assert not isinstance(caught.value, NotYourDecision)
    assert caught.value.refusal.rule == "WIN-1"
    assert STATION.write(table.state) == before


def test_every_refusal_leaves_the_state_as_it_was_and_agrees_with_the_reason() -> None:
    """Whatever is not offered is refused, by the reason that the view alone gives."""
    lines = ("map 0,0 reactor; 0,1 vault; 1,0 run-2", "red T3@run-2 table ammo knife")
    table = at(*lines, "parasites run-2 gray", "blue T4@run-2", "turn red ap 2 run T")
    view, before = table.view("red"), STATION.write(table.state)
    offered = STATION.options(table.state, seat("red"))
    for action in STATION.candidates(view):
        if action in offered:
            assert STATION.why_not(view, action) is None
            continue
        with pytest.raises(Refused) as caught:
            STATION.apply(table.state, seat("red"), action)
        assert STATION.why_not(view, action) == caught.value.refusal
    assert STATION.write(table.state) == before


def test_an_answer_to_a_decision_that_is_over_is_stale() -> None:
    match = Match.begin_at(STATION, "station en seats=4\nmap 0,0 reactor; 1,0 run-2")
    asked = match.state.decision
    match.act(seat("red"), Move(TROOPER, Direction.E), asked)
    record, before = str(match.record), STATION.write(match.state)
    with pytest.raises(StaleDecision) as caught:
        match.act(seat("red"), EndTurn(), asked)
    assert (caught.value.named, caught.value.current) == (asked, asked + 1)
    assert (str(match.record), STATION.write(match.state)) == (record, before)


def test_two_sealed_answers_to_one_decision_race_and_both_hold() -> None:
    match = trade()
    asked = match.state.decision
    match.act(seat("blue"), STATION.parse("give ammo"), asked)
    match.act(seat("red"), STATION.parse("give gas"), asked)
    assert match.state.decision == asked + 1


def test_a_second_sealed_answer_of_the_same_seat_is_refused() -> None:
    match = trade()
    match.act(seat("red"), STATION.parse("give gas"))
    with pytest.raises(NotYourDecision) as caught:
        match.act(seat("red"), STATION.parse("give armor"))
    assert caught.value.refusal.rule == "TRADE-2"


def test_a_refused_action_is_not_recorded() -> None:
    match = trade()
    told = len(match.told(None))
    with pytest.raises(Refused):
        match.act(seat("red"), STATION.parse("end-turn"))
    assert len(match.record.actions) == 2
    assert len(match.told(None)) == told


def test_a_malformed_action_names_its_field() -> None:
    with pytest.raises(MalformedAction) as caught:
        STATION.parse("move T up")
    assert (caught.value.field, caught.value.text) == ("direction", "up")
    assert "direction" in str(caught.value)


def test_after_the_end_everything_is_refused() -> None:
    table = at("map 0,0 reactor; 0,1 hive", "red T4@hive hand own gas*3")
    table.do("red", "burn T")
    with pytest.raises(NotYourDecision) as caught:
        STATION.apply(table.state, seat("red"), EndTurn())
    assert caught.value.refusal.rule == "WIN-0"


@settings(derandomize=True, deadline=None)
@given(st.integers(-3, 9), st.text() | st.sampled_from(["end-turn", "give gas", "move T s"]))
def test_anything_from_anybody_is_taken_or_refused_whole(who: int, text: str) -> None:
    match = trade()
    before = STATION.write(match.state)
    try:
        match.act(who, STATION.parse(text))
    except GameError:
        assert STATION.write(match.state) == before


@rule("SETUP-1")
@pytest.mark.parametrize(
    "action",
    ["trade black", "fire black.T", "stab T black.A", "search T black", "scan-body T black"],
)
def test_nobody_deals_with_a_colour_that_does_not_play(action: str) -> None:
    table = at("red table knife ammo scope")
    assert table.refuses("red", action) == "SETUP-1"


@rule("SETUP-1")
def test_nobody_heals_a_character_that_does_not_play() -> None:
    table = at("red T3@reactor", "owed healing red red.T first-aid 2 -")
    assert table.refuses("red", "heal black.T") == "SETUP-1"


@pytest.mark.parametrize(
    "action",
    [
        Fire(-1),
        Fire("x"),  # type: ignore[arg-type]
        Stab(TROOPER, -1),
        Move(TROOPER, -1),  # type: ignore[arg-type]
        Move(9, Direction.E),  # type: ignore[arg-type]
        Move(TROOPER, 9),  # type: ignore[arg-type]
        GiveCard(99),
        (9, 9, "move"),
        "move T e",
        None,
    ],
    ids=repr,
)
def test_what_is_no_action_at_all_is_malformed(action: object) -> None:
    table = at("map 0,0 reactor; 1,0 storage-2", "red table ammo knife", "yellow T4@reactor")
    before = STATION.write(table.state)
    with pytest.raises(MalformedAction):
        STATION.apply(table.state, 0, action)
    assert STATION.write(table.state) == before


def test_an_action_equal_to_an_offered_one_is_taken_as_the_offered_one() -> None:
    table = at("map 0,0 reactor; 1,0 storage-2")
    STATION.apply(table.state, 0, Move(TROOPER, 1.0))  # type: ignore[arg-type]
    assert table.room("red.T") == "storage-2"


def test_a_match_takes_only_what_it_can_write_down() -> None:
    match = Match.begin_at(STATION, "station\nmap 0,0 reactor; 1,0 storage-2")
    before = STATION.write(match.state)
    for action in ((0, 1, "move"), Move(TROOPER, 1.0)):  # type: ignore[arg-type]
        with pytest.raises(MalformedAction):
            match.act(0, action)
    assert STATION.write(match.state) == before
    assert match.record.actions == []


def test_nobody_is_told_why_they_do_not_trade_search_or_scan_with_themselves() -> None:
    tried = [STATION.spell(action) for action in STATION.candidates(at().view("red"))]
    alone = {"trade red", "search T red", "scan-body A red"}
    assert alone.isdisjoint(tried)
    assert {each.replace("red", "blue") for each in alone} <= set(tried)
