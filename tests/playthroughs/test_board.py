"""The board as text: everything public is on it, nothing else, and it fits a terminal."""

import re
from textwrap import dedent

from panicroom.kernel.dice import Dice
from panicroom.station import STATION
from panicroom.station.board import WIDTH, draw, draw_map
from panicroom.station.rooms import NOWHERE
from tests.table import at, begin

PERSON = re.compile(r"\b[rbgywk](TA|T|A)\b")


def test_walls_doorways_doors_rooms_and_who_is_in_them() -> None:
    table = at(
        "station en seats=4",
        "map 0,0 reactor; 1,0 run-1 red; 0,-1 vault 180 used; -1,0 hive 270",
        "red T4@run-1 A4@run-1",
        "blue T4@vault.upper A0",
        "green T4@vault.lower A4@hive",
        "parasites run-1 gray gray black; vault.lower flipped",
    )
    picture = """\
           -1         0          1
      ┌──────────┬───    ───┬───xxxx───┐
      │   hive   │ reactor  │  run-1   │
      │    gA    │   yTA    │   red    │
     0│                        gray*2  │
      │          │          │  black   │
      │          │          │   rTA    │
      └──────────┼───    ───┼──────────┘
                 │  lower   │
                 │ flipped  │
                 │    gT    │
    -1           │───xxxx───│
                 │  vault   │
                 │   used   │
                 │    bT    │
                 └──────────┘"""
    assert draw_map(table.view("red")) == dedent(picture)


def test_a_hand_is_drawn_for_its_own_player_alone() -> None:
    table = at("red hand own gas gas armor table keycard ammo/3", "blue T0 A2 host")
    red_line = "red    T4 A4 hand 6"
    assert f"> {red_line} gas*2 armor infect:red*3 table keycard ammo/3\n" in draw(
        table.view("red")
    )
    assert f"> {red_line} table keycard ammo/3\n" in draw(table.view("blue"))
    assert "  blue   T† A2 marker host infected hand 5 " in draw(table.view("blue"))
    assert "  blue   T† A2 marker hand 5\n" in draw(table.view(None))


def test_a_sealed_card_is_not_drawn_for_the_others() -> None:
    table = at(
        "map 0,0 reactor; 1,0 run-2",
        "red T4@run-2 hand own gas armor",
        "blue T4@run-2",
        "owed trade red blue run-2 armor -",
    )
    assert "owed trade red blue run-2 armor -" in draw(table.view("red"))
    assert "owed trade red blue run-2 - -" in draw(table.view("blue"))


def test_seven_columns_fit_into_eighty() -> None:
    table = at(
        "map 0,0 reactor; 1,0 run-2; 2,0 run-3; 3,0 storage-2;"
        " -1,0 empty-1; -2,0 parasite-1; -3,0 parasite-4; 0,-1 empty-2"
    )
    lines = draw(table.view(None)).splitlines()
    assert max(map(len, lines)) == WIDTH


def test_everybody_on_the_map_is_drawn_once_all_through_a_game() -> None:
    state = begin("board", seats=6).state
    dice = Dice("board")
    while not state.over:
        seat = dice.pick("seat", STATION.owed(state))
        STATION.apply(state, seat, dice.pick("choice", STATION.options(state, seat)))
        drawn = PERSON.findall(draw_map(STATION.view(state, None)))
        assert len("".join(drawn)) == sum(room != NOWHERE for room in state.rooms)
