"""Wrong use, in every game: a typed error with the rule or the field, and the state as before."""

from collections.abc import Callable
from typing import Any, NamedTuple

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
from panicroom.kernel.match import AnyMatch, Match
from panicroom.panik import PANIK
from panicroom.station import STATION
from tests.panik import table as panik
from tests.panik.table import at as panik_at
from tests.table import at as station_at

RED, BLUE = 0, 1


def trade() -> AnyMatch:
    """Red and blue have met and both owe a card."""
    lines = (
        "station en seats=4",
        "map 0,0 reactor; 0,1 storage-2 180",
        "red hand own gas armor",
        "blue T4@storage-2 hand own gas ammo",
    )
    match: AnyMatch = Match.begin_at(STATION, "\n".join(lines))
    for text in ("move T n", "trade blue"):
        match.act(RED, STATION.parse(text))
    return match


def setting_up() -> AnyMatch:
    """Everyone owes a manor to turn up."""
    return Match.begin(PANIK, PANIK.setup(seats=3), "wrong-use")


def armed() -> Any:
    lines = ("map 0,0 reactor; 0,1 vault; 1,0 run-2", "red T3@run-2 table ammo knife")
    return station_at(*lines, "parasites run-2 gray", "blue T4@run-2", "turn red ap 2 run T")


def sending_back() -> panik.Table:
    """Green owes a new manor for a hunter that red has sent back; red may call after that."""
    table = panik_at("red ? with blue:basic", "blue ? with green:basic green:tandem")
    table.do("red", "place call blue.1", "send-back green:basic")
    return table


class Misused(NamedTuple):
    """A game with actions that fail: out of turn, not offered, late, twice, or malformed."""

    game: Any
    at: Callable[..., Any]
    out_of_turn: str
    turn_rule: str
    not_offered: tuple[str, str]
    """Red's action in a turn, and the rule that refuses it."""
    stale: tuple[str, tuple[str, ...]]
    """A position with two actions that answer its one decision: red's, and a later one."""
    sealing: Callable[[], AnyMatch]
    sealed: tuple[str, str, str]
    """Red's answer, a second one, and the rule against it."""
    not_recorded: str
    malformed: tuple[str, str, str]
    texts: tuple[str, ...]


GAMES = {
    "station": Misused(
        STATION,
        station_at,
        "end-turn",
        "ROUND-1",
        ("burn T", "WIN-1"),
        ("station en seats=4\nmap 0,0 reactor; 1,0 run-2", ("move T e", "end-turn")),
        trade,
        ("give gas", "give armor", "TRADE-2"),
        "end-turn",
        ("move T up", "direction", "up"),
        ("end-turn", "give gas", "move T s"),
    ),
    "panik": Misused(
        PANIK,
        panik_at,
        "place basic red.1",
        "PTURN-1",
        ("end-turn", "PTURN-1"),
        ("panik", ("place basic red.1", "place basic red.1")),
        setting_up,
        ("turn-up red.1", "turn-up red.2", "PSETUP-2"),
        "turn-up blue.1",
        ("place dog red.1", "hunter kind", "dog"),
        ("end-turn", "place basic red.1", "place-again red.2", "turn-up red.4", "detect red.4"),
    ),
}
every_game = pytest.mark.parametrize("name", GAMES)


@every_game
def test_whose_turn_it_is_not_is_told_so_with_the_rule(name: str) -> None:
    game, table = GAMES[name].game, GAMES[name].at()
    before = game.write(table.state)
    with pytest.raises(NotYourDecision) as caught:
        game.apply(table.state, BLUE, game.parse(GAMES[name].out_of_turn))
    assert caught.value.refusal.rule == GAMES[name].turn_rule
    assert GAMES[name].turn_rule in str(caught.value)
    assert game.write(table.state) == before


@every_game
def test_a_seat_that_is_not_at_the_table_owes_nothing(name: str) -> None:
    game, table = GAMES[name].game, GAMES[name].at()
    for nobody in (-1, table.state.seats, 99):
        assert game.options(table.state, nobody) == ()
        with pytest.raises(NotYourDecision):
            game.apply(table.state, nobody, game.parse("end-turn"))


@every_game
def test_a_spectator_owes_nothing(name: str) -> None:
    game = GAMES[name].game
    refusal = game.why_not(GAMES[name].at().view(None), game.parse(GAMES[name].out_of_turn))
    assert refusal is not None
    assert refusal.why == "others-decide"


@every_game
def test_an_option_that_is_not_offered_is_refused_with_the_rule(name: str) -> None:
    game, table = GAMES[name].game, GAMES[name].at()
    text, rule = GAMES[name].not_offered
    before = game.write(table.state)
    with pytest.raises(Refused) as caught:
        game.apply(table.state, RED, game.parse(text))
    assert not isinstance(caught.value, NotYourDecision)
    assert caught.value.refusal.rule == rule
    assert game.write(table.state) == before


@pytest.mark.parametrize(
    ("game", "make", "seats"),
    [(STATION, armed, (0,)), (PANIK, panik_at, (0, 2)), (PANIK, sending_back, (0, 2))],
)
def test_every_refusal_leaves_the_state_as_it_was_and_agrees_with_the_reason(
    game: Any, make: Callable[[], Any], seats: tuple[int, ...]
) -> None:
    """Whatever is not offered is refused, by the reason that the view alone gives."""
    state = make().state
    before = game.write(state)
    for seat in seats:
        view, offered = game.view(state, seat), game.options(state, seat)
        for action in game.candidates(view):
            if action in offered:
                assert game.why_not(view, action) is None
                continue
            with pytest.raises(Refused) as caught:
                game.apply(state, seat, action)
            assert game.why_not(view, action) == caught.value.refusal
    assert game.write(state) == before


@every_game
def test_an_answer_to_a_decision_that_is_over_is_stale(name: str) -> None:
    game, (position, (first, late)) = GAMES[name].game, GAMES[name].stale
    match: AnyMatch = Match.begin_at(game, position)
    asked = match.state.decision
    match.act(RED, game.parse(first), asked)
    record, before = str(match.record), game.write(match.state)
    with pytest.raises(StaleDecision) as caught:
        match.act(game.owed(match.state)[0], game.parse(late), asked)
    assert (caught.value.named, caught.value.current) == (asked, asked + 1)
    assert (str(match.record), game.write(match.state)) == (record, before)


@every_game
def test_a_second_sealed_answer_of_the_same_seat_is_refused(name: str) -> None:
    match, (first, second, rule) = GAMES[name].sealing(), GAMES[name].sealed
    match.act(RED, match.game.parse(first))
    with pytest.raises(NotYourDecision) as caught:
        match.act(RED, match.game.parse(second))
    assert caught.value.refusal.rule == rule


@pytest.mark.parametrize(
    ("sealing", "answers"),
    [
        (trade, {1: "give ammo", 0: "give gas"}),
        (setting_up, {0: "turn-up red.1", 1: "turn-up blue.1", 2: "turn-up green.1"}),
        (setting_up, {2: "turn-up green.1", 0: "turn-up red.1", 1: "turn-up blue.1"}),
    ],
)
def test_sealed_answers_to_one_decision_race_and_all_hold(
    sealing: Callable[[], AnyMatch], answers: dict[int, str]
) -> None:
    match = sealing()
    asked = match.state.decision
    for seat, text in answers.items():
        assert match.state.decision == asked
        match.act(seat, match.game.parse(text), asked)
    assert match.state.decision == asked + 1


@every_game
def test_a_refused_action_is_not_recorded(name: str) -> None:
    match = GAMES[name].sealing()
    recorded, told = list(match.record.actions), len(match.told(None))
    with pytest.raises(Refused):
        match.act(RED, match.game.parse(GAMES[name].not_recorded))
    assert (match.record.actions, len(match.told(None))) == (recorded, told)


@every_game
def test_a_malformed_action_names_its_field_and_what_was_found(name: str) -> None:
    text, field, part = GAMES[name].malformed
    with pytest.raises(MalformedAction) as caught:
        GAMES[name].game.parse(text)
    assert (caught.value.field, caught.value.text) == (field, part)
    assert field in str(caught.value)


@every_game
@settings(derandomize=True, deadline=None)
@given(data=st.data(), who=st.integers(-3, 9))
def test_anything_from_anybody_is_taken_or_refused_whole(
    name: str, data: st.DataObject, who: int
) -> None:
    text = data.draw(st.text() | st.sampled_from(GAMES[name].texts))
    match = GAMES[name].sealing()
    before = match.game.write(match.state)
    try:
        match.act(who, match.game.parse(text))
    except GameError:
        assert match.game.write(match.state) == before
