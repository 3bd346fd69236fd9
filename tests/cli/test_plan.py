"""The map of Panic Station on the screen: all of it, in the words of the language, at any width."""

import os
import re
from textwrap import dedent

import pytest

from panicroom.cli.faces import FACES
from panicroom.cli.screen.color import plain
from panicroom.kernel.dice import Dice
from panicroom.station import STATION
from panicroom.station.rooms import NOWHERE
from panicroom.words import Message, Words, languages
from tests.table import Table, at, begin

FACE = FACES["station"]
PERSON = re.compile(r"\b[rbgywk](TA|T|A)\b")
ROW = (
    "map 0,0 reactor; 1,0 run-2; 2,0 run-3; 3,0 storage-2;"
    " -1,0 empty-1; -2,0 parasite-1; -3,0 parasite-4; 0,-1 empty-2"
)
TALL = 60


def drawn(
    table: Table, viewer: str | None = "red", columns: int = 80, lines: int = TALL, lang: str = "en"
) -> str:
    words = Words(lang, "station")
    painted = FACE.map(table.view(viewer), words, os.terminal_size((columns, lines)))
    return plain(painted)


def test_walls_doors_rooms_and_who_is_in_them() -> None:
    table = at(
        "station en seats=4",
        "map 0,0 reactor; 1,0 run-1 red; 0,-1 vault 180 used; -1,0 hive 270",
        "red T4@run-1 A4@run-1",
        "blue T4@vault.upper A0",
        "green T4@vault.lower A4@hive",
        "parasites run-1 gray gray black; vault.lower flipped",
    )
    picture = """\
             -1             0              1
      ┌──────────────┬─────    ─────┬─────════─────┐
      │     Hive     │   Reactor    │    Run 1     │
     0│      gA            yTA           ! ○2 ●    │
      │              │              │    [rTA]     │
      └──────────────┼─────    ─────┼──────────────┘
                     │   Anteroom   │
                     │      ◐       │
                     │      gT      │
                     │─────════─────│
    -1               │    Vault     │
                     │   Terminal   │
                     │      *       │
                     │      bT      │
                     └──────────────┘
    T Trooper  A Android  ! searched before  * terminal used  ○ gray parasite
    ● black parasite  ◐ black one, wounded  ═║ security door"""
    assert drawn(table) == dedent(picture)


def test_a_low_screen_gets_lower_rooms() -> None:
    people = [f"{color} T4@run-2 A0" for color in ("red", "blue", "green")]
    table = at("station en seats=4", "map 0,0 reactor; 1,0 run-2", *people, "parasites run-2 gray")
    assert "○ [rT] bT gT" in drawn(table, lines=10)
    assert "○ [rT] bT gT" not in drawn(table, lines=TALL)
    assert drawn(table, lines=10).count("\n") < drawn(table, lines=TALL).count("\n")


def test_security_doors_that_stand_open_are_drawn_so() -> None:
    closed = at("map 0,0 reactor; 1,0 run-1")
    opened = at("map 0,0 reactor; 1,0 run-1", "round 2 doors")
    assert "═" in drawn(closed)
    assert "╌" in drawn(opened)
    assert "security door, open now" in drawn(opened)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("columns", [60, 80, 120])
def test_no_map_is_wider_than_the_screen(columns: int, lang: str) -> None:
    lines = drawn(at(ROW), columns=columns, lang=lang).splitlines()
    assert max(map(len, lines)) <= columns


def test_a_map_that_is_too_wide_is_drawn_in_parts_and_loses_nothing() -> None:
    whole, parts = drawn(at(ROW)), drawn(at(ROW), columns=60)
    assert "Further east:" in parts
    assert "Further east:" not in whole
    names = ("Reactor", "Run 2", "Run 3", "Storage 2", "Empty 1", "Parasite 1", "Parasite 4")
    for name in names:
        assert whole.count(name) == parts.count(name) == 1


def test_everybody_on_the_map_is_drawn_once_all_through_a_game() -> None:
    state, dice, words = begin("board", seats=6).state, Dice("board"), Words("en", "station")
    while not state.over:
        seat = dice.pick("seat", STATION.owed(state))
        STATION.apply(state, seat, dice.pick("choice", STATION.options(state, seat)))
        view = STATION.view(state, None)
        people = PERSON.findall(plain(FACE.map(view, words, os.terminal_size((80, 24)))))
        assert len("".join(people)) == sum(room != NOWHERE for room in state.rooms)


@pytest.mark.parametrize("lang", languages())
def test_short_names_fit_their_rooms(lang: str) -> None:
    words = Words(lang, "station")
    for id in words.ids("room-"):
        assert len(words.tell(Message(id), "short")) <= 10, id
