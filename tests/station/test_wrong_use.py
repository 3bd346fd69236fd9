"""Wrong use of Panic Station: what is not at the table, and what is no action at all."""

from typing import Any

import pytest

from panicroom.kernel.errors import (
    MalformedAction,
    NotYourDecision,
)
from panicroom.kernel.match import Match
from panicroom.station import STATION
from panicroom.station.actions import EndTurn, Fire, GiveCard, Move, Stab
from panicroom.station.rooms import Direction
from panicroom.station.tokens import TROOPER
from tests.table import at, rule, seat


def test_after_the_end_everything_is_refused() -> None:
    table = at("map 0,0 reactor; 0,1 hive", "red T4@hive hand own gas*3")
    table.do("red", "burn T")
    with pytest.raises(NotYourDecision) as caught:
        STATION.apply(table.state, seat("red"), EndTurn())
    assert caught.value.refusal.rule == "WIN-0"


@rule("SETUP-1")
@pytest.mark.parametrize(
    "action",
    ["trade black", "fire black.T", "stab T black.A", "search T black", "scan-body T black"],
)
def test_nobody_deals_with_a_color_that_does_not_play(action: str) -> None:
    table = at("red table knife ammo scope")
    assert table.refuses("red", action) == "SETUP-1"


@rule("SETUP-1")
def test_nobody_heals_a_character_that_does_not_play() -> None:
    table = at("red T3@reactor", "owed healing red red.T first-aid 2 -")
    assert table.refuses("red", "heal black.T") == "SETUP-1"


@pytest.mark.parametrize(
    "action",
    [
        Fire(-1),  # type: ignore[arg-type]
        Fire("x"),  # type: ignore[arg-type]
        Stab(TROOPER, -1),  # type: ignore[arg-type]
        Move(TROOPER, -1),  # type: ignore[arg-type]
        Move(9, Direction.E),  # type: ignore[arg-type]
        Move(TROOPER, 9),  # type: ignore[arg-type]
        GiveCard(99),  # type: ignore[arg-type]
        (9, 9, "move"),
        "move T e",
        None,
    ],
    ids=repr,
)
def test_what_is_no_action_at_all_is_malformed(action: Any) -> None:
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
    wrong: list[Any] = [(0, 1, "move"), Move(TROOPER, 1.0)]  # type: ignore[arg-type]
    for action in wrong:
        with pytest.raises(MalformedAction):
            match.act(0, action)
    assert STATION.write(match.state) == before
    assert match.record.actions == []


def test_nobody_is_told_why_they_do_not_trade_search_or_scan_with_themselves() -> None:
    tried = [STATION.spell(action) for action in STATION.candidates(at().view("red"))]
    alone = {"trade red", "search T red", "scan-body A red"}
    assert alone.isdisjoint(tried)
    assert {each.replace("red", "blue") for each in alone} <= set(tried)
