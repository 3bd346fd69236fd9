"""Wrong use: a typed error with the rule or the field, and a state as it was before."""

from collections.abc import Callable

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
from panicroom.panik import PANIK
from panicroom.panik.actions import EndTurn, PlaceHunter
from panicroom.panik.pieces import BASIC
from panicroom.panik.state import State
from tests.gametable import rule
from tests.panik.table import Table, at, place, seat


def setting_up() -> Match[State]:
    """Everyone owes a manor to turn up."""
    return Match.begin(PANIK, PANIK.setup(seats=3), "wrong-use")


def sending_back() -> Table:
    """Green owes a new manor for a hunter that red has sent back; red may call after that."""
    table = at("red ? with blue:basic", "blue ? with green:basic green:tandem")
    table.do("red", "place call blue.1", "send-back green:basic")
    return table


def test_whose_turn_it_is_not_is_told_so_with_the_rule() -> None:
    table = at()
    before = PANIK.write(table.state)
    with pytest.raises(NotYourDecision) as caught:
        PANIK.apply(table.state, seat("blue"), PlaceHunter(BASIC, place("red.1")))
    assert caught.value.refusal.rule == "PTURN-1"
    assert "PTURN-1" in str(caught.value)
    assert PANIK.write(table.state) == before


@pytest.mark.parametrize("nobody", [-1, 3, 99])
def test_a_seat_that_is_not_at_the_table_owes_nothing(nobody: int) -> None:
    table = at()
    assert PANIK.options(table.state, nobody) == ()
    with pytest.raises(NotYourDecision):
        PANIK.apply(table.state, nobody, EndTurn())


def test_a_spectator_owes_nothing() -> None:
    refusal = PANIK.why_not(at().view(None), PlaceHunter(BASIC, place("red.1")))
    assert refusal is not None
    assert refusal.why == "others-decide"


def test_an_option_that_is_not_offered_is_refused_with_the_rule() -> None:
    table = at()
    with pytest.raises(Refused) as caught:
        PANIK.apply(table.state, seat("red"), EndTurn())
    assert not isinstance(caught.value, NotYourDecision)
    assert caught.value.refusal.rule == "PTURN-1"


@pytest.mark.parametrize(
    "action",
    [
        *("turn-up green.1", "post-tandem yellow.4", "detect yellow.1", "place basic green.1"),
        *("place-again yellow.1", "call red:basic yellow.1", "send-back yellow:basic"),
    ],
)
def test_what_is_not_at_the_table_is_refused_in_every_decision(action: str) -> None:
    """A table of two knows no green and no yellow."""
    starts = (
        ["owed manors -+-"],
        ["red ? up", "blue ? up", "owed posts -+-"],
        ["turn red"],
        ["owed detector red"],
        [
            "red ? with red:call blue:basic",
            "owed next-turn red",
            "owed send-or-call red red.1 red:call yes yes - - -",
        ],
        [
            "red ? with red:basic",
            "owed next-turn red",
            "owed go-on red red.1 red:basic no no - - -",
            "owed new-manor red call red.1",
        ],
    )
    for lines in starts:
        assert at("panik seats=2", *lines).refuses("red", action)


@rule("PSETUP-1")
def test_a_manor_of_nobody_at_the_table_is_named_as_such() -> None:
    assert at("panik seats=2").refuses("red", "place basic green.1") == "PSETUP-1"


@pytest.mark.parametrize("make", [at, sending_back])
def test_every_refusal_leaves_the_state_as_it_was_and_agrees_with_the_reason(
    make: Callable[[], Table],
) -> None:
    """Whatever is not offered is refused, by the reason that the view alone gives."""
    table = make()
    before = PANIK.write(table.state)
    for colour in ("red", "green"):
        view, offered = table.view(colour), PANIK.options(table.state, seat(colour))
        for action in PANIK.candidates(view):
            if action in offered:
                assert PANIK.why_not(view, action) is None
                continue
            with pytest.raises(Refused) as caught:
                PANIK.apply(table.state, seat(colour), action)
            assert PANIK.why_not(view, action) == caught.value.refusal
    assert PANIK.write(table.state) == before


def test_an_answer_to_a_decision_that_is_over_is_stale() -> None:
    match = Match.begin_at(PANIK, "panik")
    asked = match.state.decision
    match.act(seat("red"), PANIK.parse("place basic red.1"), asked)
    record, before = str(match.record), PANIK.write(match.state)
    with pytest.raises(StaleDecision) as caught:
        match.act(seat("blue"), PANIK.parse("place basic red.1"), asked)
    assert (caught.value.named, caught.value.current) == (asked, asked + 1)
    assert (str(match.record), PANIK.write(match.state)) == (record, before)


@rule("PSETUP-3")
@pytest.mark.parametrize("order", ["red blue green", "green red blue"])
def test_sealed_answers_to_one_decision_race_and_all_hold(order: str) -> None:
    match = setting_up()
    asked = match.state.decision
    for colour in order.split():
        assert match.state.decision == asked
        match.act(seat(colour), PANIK.parse(f"turn-up {colour}.1"), asked)
    assert match.state.decision == asked + 1


def test_a_second_sealed_answer_of_the_same_seat_is_refused() -> None:
    match = setting_up()
    match.act(seat("red"), PANIK.parse("turn-up red.1"))
    with pytest.raises(NotYourDecision) as caught:
        match.act(seat("red"), PANIK.parse("turn-up red.2"))
    assert caught.value.refusal.rule == "PSETUP-2"


def test_a_refused_action_is_not_recorded() -> None:
    match = setting_up()
    told = len(match.told(None))
    with pytest.raises(Refused):
        match.act(seat("red"), PANIK.parse("turn-up blue.1"))
    assert match.record.actions == []
    assert len(match.told(None)) == told


def test_a_malformed_action_names_its_field() -> None:
    with pytest.raises(MalformedAction) as caught:
        PANIK.parse("place dog red.1")
    assert (caught.value.field, caught.value.text) == ("hunter kind", "dog")


TEXTS = st.text() | st.sampled_from(
    ["end-turn", "place basic red.1", "place-again red.2", "place-again yellow.1", "detect red.4"]
)


@settings(derandomize=True, deadline=None)
@given(st.integers(-3, 6), TEXTS)
def test_anything_from_anybody_is_taken_or_refused_whole(who: int, text: str) -> None:
    table = sending_back()
    before = PANIK.write(table.state)
    try:
        PANIK.apply(table.state, who, PANIK.parse(text))
    except GameError:
        assert PANIK.write(table.state) == before
