"""Positions so small that the counts can be worked out by hand."""

import pytest

from panicroom.station.rooms import EXPLORATION, REACTOR, ROOM_CARDS
from tests.counts.counting import Count, counts
from tests.table import at, rule


@rule("MOVE-1", "TURN-3")
def test_two_rooms_and_two_characters() -> None:
    """Nothing to explore, and an empty room to the north of the Reactor. Red has 2 AP.

    1: T north, A north, or the end of the turn: 3.
    2: after a move the mover goes back, the other one follows, or the turn ends: 3 and 3; after
       the end blue has the same 3: 9. One there and one back is the same whoever went, and so
       are both in the north: 7 states.
    3: where red has no AP left (4 sequences) the turn ends: 4. Else somebody has AP and one
       step for each character (5 sequences): 15. Together 19.
       Different: from the two states without AP 2; after T (or A) and the end, three of blue's
       moves each: 6; after the end and a move of blue's T: back, A too, the end, and of blue's
       A: back and the end, A back being T back: 4 new; green's three: 3. Together 15.
    """
    table = at("station en seats=4", "map 0,0 reactor; 0,1 empty-1 180", NO_ROOMS, "turn red ap 2")
    assert counts(table, 3) == [Count(3, 3), Count(9, 7), Count(19, 15)]


@rule("TRADE-2", "TRADE-3")
def test_a_sealed_trade() -> None:
    """Red may give gas or armor, blue gas alone, and either may seal first.

    1: 2 + 1. 2: after red's 2 blue's 1, after blue's 1 red's 2: 4 sequences; whoever was first,
    the cards that changed hands are the same: 2 states.
    """
    table = at(
        "station en seats=4",
        "map 0,0 reactor; 0,1 empty-1 180",
        "red T4@empty-1 hand own gas armor",
        "blue T4@empty-1 hand own gas gas",
        "owed trade red blue empty-1 - -",
    )
    assert counts(table, 2) == [Count(3, 3), Count(4, 2)]


@rule("ITEM-3")
def test_two_points_of_first_aid() -> None:
    """Here are red.T with 2 health, blue.T with 1 and blue.A with 3.

    1: any of the three: 3.
    2: after red.T red.T again, blue.T, blue.A or stop: 4; after blue.T blue.T again, red.T or
       stop, but not blue.A, since neither would be red's: 3; after blue.A, who is whole now,
       red.T or stop: 2. Together 9; red.T and blue.T, and red.T and blue.A, came in two orders: 7.
    """
    table = at(
        "station en seats=4",
        "map 0,0 reactor; 0,1 empty-1 180",
        "red T2@empty-1",
        "blue T1@empty-1 A3@empty-1",
        "owed healing red red.T first-aid 2 -",
    )
    assert counts(table, 2) == [Count(3, 3), Count(9, 7)]


@rule("ARMOR-1")
def test_armor_against_three_wounds() -> None:
    """Both of red's characters are hit for 3 in one room; the hand has 8 cards, 3 of them Armor.

    Each time red takes what is left or plays one card for both. Taking ends it, and so does the
    third card, with five cards left. With nothing else to do in the turn, whoever has ended it
    can only end the turn.
    1: 2. 2: take, then the end of the turn; or one card, then 2: 3. 3: 1 (blue's turn ends), 1, 2.
    """
    table = at(
        "station en seats=4",
        NO_ROOMS,
        "red hand own armor armor armor gas gas",
        "turn red ap 0",
        "owed wounds parasites - red.T:3+red.A:3 -",
        "owed answer red",
    )
    assert counts(table, 3) == [Count(2, 2), Count(3, 3), Count(4, 4)]


@rule("TURN-4", "EXPLORE-4")
def test_a_card_that_must_be_laid_here_though_no_search_can_follow() -> None:
    """It is red's first turn, with 2 AP, and the Storage came up at empty-2. It fits there behind
    two closed doors only: 2. At the Reactor it could be entered and searched, but that is no
    choice, so the duty to search takes none of the 2 away."""
    table = at(
        "station en seats=4",
        "map 0,0 reactor; -1,0 empty-2; -1,1 hive",
        "red T4@empty-2 A4@reactor",
        "explore storage-1 | rest",
        "turn red ap 2 first relief",
        "owed place red storage-1 empty-2",
    )
    assert counts(table, 1) == [Count(2, 2)]


@pytest.mark.parametrize("card", [c for c in ROOM_CARDS if c != REACTOR])
@rule("EXPLORE-2", "MAP-1", "MAP-2")
def test_each_doorway_fits_the_bare_reactor_once_upright_and_once_turned(card: int) -> None:
    """A doorway of the card meets the one side of the Reactor that faces it. Turned by 180
    degrees it meets the opposite side; a card that looks the same turned is one choice."""
    name, sides, _, rooms = EXPLORATION[card]
    doorways = sum(map(bool, sides))
    turns = 1 if sides[:2] == sides[2:] and rooms == 1 else 2
    table = at("station en seats=4", f"explore {name} | rest", "red A0", "turn red ap 1")
    assert len(table.options("red", "explore")) == doorways * turns


NO_ROOMS = "explore - | none"
