"""Options and decisions of Panic Station in words."""

from typing import Any

import pytest

from panicroom.kernel.dice import Dice
from panicroom.station import STATION
from panicroom.station.actions import Move, Run
from panicroom.station.tokens import ROLES
from panicroom.telling import TELLERS, Choice, Group
from panicroom.words import Words
from tests.table import Table, at, seat
from tests.words.catalogue import messages
from tests.words.spaced import Spaced

TELLER = TELLERS["station"]
WORDS = Spaced("en", "station")


def owed(table: Table, color: str = "red") -> str:
    return WORDS.tell(TELLER.owed(table.view(color)))


def cost(choice: Choice) -> str:
    """`1` for 1 AP, `0` for nothing."""
    return "0" if choice.cost is None else WORDS.tell(choice.cost).removesuffix(" AP")


def options(table: Table, color: str = "red") -> list[str]:
    """Each option after its cost, and the headings of their groups."""
    lines = []
    for group in TELLER.groups(table.view(color), STATION.options(table.state, seat(color))):
        assert isinstance(group, Group)
        lines += [WORDS.tell(group.heading)] if group.heading else []
        lines += [f"{cost(choice)} {WORDS.tell(choice.message)}" for choice in group.choices]
    return lines


def test_a_turn_lists_options_by_character_with_their_cost() -> None:
    table = at(
        "map 0,0 reactor; 1,0 run-2; 2,0 team-1 180",
        "red T4@run-2 A2@team-1 hand own gas gas keycard boost table ammo knife",
        "blue T4@team-1 A4@reactor",
        "green T4@run-2 A4@run-2",
        "parasites run-2 gray",
        "explore hive | rest",
    )
    assert options(table) == [
        "Trooper in Run Room 2 (health 4)",
        "1 Move east to Team Room 1, where Blue is",
        "1 Move west to the Reactor",
        "1 Place the Hive to the north (doors S)",
        "1 Place the Hive to the south (doors N)",
        "1 Search Run Room 2",
        "1 Stab Green’s Trooper (hits on a 3 or 4 on the D4)",
        "1 Stab Green’s Android (hits on a 3 or 4 on the D4)",
        "1 Stab a gray parasite in Run Room 2 (hits on a 3 or 4 on the D4)",
        "Android in Team Room 1 (health 2)",
        "1 Move west to Run Room 2, where Green is",
        "1 Place the Hive to the north (doors S)",
        "1 Search Team Room 1",
        "1 Search Team Room 1 together with Blue",
        "1 Stab Blue’s Trooper (hits on a 3 or 4 on the D4)",
        "1 Fire at Blue’s Trooper",
        "Also",
        "0 Lay down a Keycard",
        "0 Use an Energy Boost (2 more AP)",
        "0 End your turn",
    ]


def test_what_either_character_can_do_in_one_room_is_listed_once() -> None:
    table = at(
        "map 0,0 reactor; 1,0 run-2; 2,0 team-1 180",
        "red T4@run-2 A2@run-2 hand own gas gas",
        "explore hive | rest",
    )
    assert options(table) == [
        "Trooper in Run Room 2 (health 4)",
        "1 Move east to Team Room 1",
        "1 Move west to the Reactor",
        "Android in Run Room 2 (health 2)",
        "1 Move east to Team Room 1",
        "1 Move west to the Reactor",
        "Trooper or Android, both in Run Room 2",
        "1 Place the Hive to the north (doors S)",
        "1 Place the Hive to the south (doors N)",
        "1 Search Run Room 2",
        "0 End your turn",
    ]


@pytest.mark.parametrize("key", ["twin-1", "twin-2", "twin-3"])
def test_what_is_listed_once_comes_to_the_same_whoever_does_it(key: str) -> None:
    state, dice, compared = STATION.begin(STATION.setup(seats=4), key), Dice(key), 0
    while state.outcome is None:
        player = STATION.owed(state)[0]
        options = STATION.options(state, player)
        groups = TELLER.groups(STATION.view(state, player), options)
        shown = {choice.option for group in groups for choice in group.choices}
        runs = {Move(run.who, run.direction) for run in options if isinstance(run, Run)}
        option: Any
        for option in set(options) - shown - runs:
            ends = []
            for who in ROLES:
                twin = state.copy()
                STATION.apply(twin, player, option._replace(who=who))
                ends.append(STATION.write(twin))
            assert ends[0] == ends[1]
            compared += 1
        STATION.apply(state, player, dice.pick("choice", options))
    assert compared > 10


def test_nobody_is_offered_to_pay_for_a_step_that_is_free_but_may() -> None:
    table = at("map 0,0 reactor; 1,0 run-2; 2,0 empty-1", "red T4@reactor", "explore -")
    table.do("red", "move T e")
    listed = options(table)
    assert "0 Run on east to Empty Room 1 (free)" in listed
    assert "1 Move east to Empty Room 1" not in listed
    table.do("red", "move T e")


def test_a_search_on_the_red_side_warns_of_its_parasite() -> None:
    map = "map 0,0 reactor; 1,0 run-2 red; 2,0 team-1 180"
    listed = options(at(map, "red T4@run-2 A4@team-1"))
    assert "1 Search Run Room 2 (a parasite appears, the D4 says where)" in listed
    assert "1 Search Team Room 1" in listed


def test_a_terminal_says_what_it_will_do_and_warns_of_its_parasite() -> None:
    map = "map 0,0 reactor; 1,0 terminal{red}"
    warning = " (a parasite appears, the D4 says where)"
    for red, warned in (("", ""), (" red", warning)):
        table = at(map.format(red=red), "red T4@terminal", "explore hive | rest")
        assert [line for line in options(table) if "terminal" in line] == [
            f"1 Use the terminal: {said}{warned}"
            for said in (
                "heat scan (everyone learns how many living players are infected)",
                "open all security doors (until the next Parasite Phase)",
                "place a room anywhere (the Hive fits in 3 places)",
            )
        ]


def test_a_grenade_names_those_whom_it_hits() -> None:
    table = at(
        "map 0,0 reactor; 1,0 run-2", "red T4@reactor hand own gas*3 grenade", "blue T4@run-2"
    )
    assert "1 Throw a Grenade east into Run Room 2, where Blue is" in options(table)


def test_who_cannot_end_the_first_turn_yet_is_told_why() -> None:
    lines = ("map 0,0 reactor; 1,0 run-2", "red T4@run-2")
    hint = "You must search once before you can end your first turn."
    assert owed(at(*lines, "turn red ap 4 first")) == f"Your turn: 4 AP left. {hint}"
    assert hint not in owed(at(*lines, "turn red ap 4"))
    assert hint not in owed(at("red T4@reactor", "explore -", "turn red ap 1 first"))


def test_how_a_card_is_turned_is_told_by_its_doors() -> None:
    listed = options(at("explore team-2 | rest"))
    assert "1 Place Team Room 2 to the west (doors N E, security W)" in listed
    assert "1 Place Team Room 2 to the north (doors S W, security E)" in listed


@pytest.mark.parametrize(
    ("lang", "doors"),
    [
        ("en", "(doors S W, security E)"),
        ("fr", "(ouvert S O, sécurité E)"),
        ("ru", "(двери: Ю З, защищённые: В)"),
        ("cs", "(dveře J Z, bezpečnostní V)"),
    ],
)
def test_doors_are_told_in_the_letters_of_the_language_and_typed_in_english(
    lang: str, doors: str
) -> None:
    words, table = Words(lang, "station"), at("explore team-2 | rest")
    option = STATION.parse("explore T n 180")
    said = words.tell(TELLER.option(table.view("red"), option))
    assert said.replace("\N{NO-BREAK SPACE}", " ").endswith(doors)
    fact = words.tell(TELLER.facts(table.view("red"))[0])
    assert doors[-2] in fact[fact.index("(") : fact.index(")")]
    assert STATION.spell(option) == "explore T n 180"


SHOT = ("red A4@run-2 hand own gas gas table ammo heavy-gun", "blue T4@run-2 hand own gas*3 armor")

DECISIONS = [
    (("red T4",), [], "red", "Your turn: 4 AP left.", ["0 End your turn"]),
    (("red T4@reactor", "blue T4@run-2", "green A3@run-2"), ["move T e"], "red",
     "Your Trooper has met Blue and Green in Run Room 2: trade.",
     ["0 Trade with Blue", "0 Trade with Green"]),
    (("red T4@reactor hand own gas gas table knife", "blue T4@run-2"), ["move T e"], "red",
     "Your Trooper has met Blue in Run Room 2: trade or attack.",
     ["0 Trade with Blue"]),
    (("red T4@reactor hand own gas armor", "blue T4@run-2"), ["move T e", "trade blue"], "red",
     "A trade with Blue in Run Room 2: choose the card you give. No one else will see it.",
     ["0 Give a Gas Can", "0 Give Armor"]),
    (("red T4@reactor", "blue A4@run-2 hand own gas knife"), ["move T e", "trade blue"], "blue",
     "A trade with Red in Run Room 2: choose the card you give. No one else will see it.",
     ["0 Give a Gas Can", "0 Give a Combat Knife"]),
    (SHOT, ["fire blue.T"], "blue",
     "You are hit by a shot (your Trooper takes 1 wound): play Armor or take the wounds.",
     ["0 Take the wounds", "0 Play Armor for your Trooper"]),
    (SHOT, ["fire blue.T", "blue: take-wounds"], "red",
     "The Heavy Gun has a second shot: fire again, or hold.",
     ["0 Fire at Blue’s Trooper", "0 Hold fire"]),
    (("red T2 A3 hand own gas*3 first-aid", "blue A3"), ["first-aid T", "heal red.T"], "red",
     "First Aid Kit: 1 point of health is left. Who gets one?",
     ["0 Heal your Trooper (health 3)", "0 Heal your Android (health 3)",
      "0 Heal Blue’s Android (health 3)", "0 Stop healing"]),
    (("map 0,0 reactor; 1,0 terminal", "red T4@terminal", "explore team-4 | rest"),
     ["terminal T reveal"], "red",
     "Team Room 4 must be placed: choose where.",
     ["0 Place Team Room 4 at 0,-1 (doors N, security S)"]),
    (("map 0,0 reactor; 1,0 run-2 red; 0,1 storage-2 180", "red T4@run-2", "dice a roll=0",
      "parasites reactor gray*5; storage-2 black*4; run-2 black"), ["search T -"], "red",
     "Searching this room on its red side attracts a parasite. "
     "The supply has no parasites left: choose the one that moves to",
     ["0 Move a black parasite from Storage 2"]),
    (("map 0,0 reactor; 1,0 run-2; 0,1 storage-2 180", "red T4@run-2", "dice a roll=0",
      "parasites reactor gray*5; storage-2 black*4; run-2 black", "search alert gas | rest"),
     ["search T -"], "red",
     "A Parasite Alert attracts a parasite. The supply has no parasites left: choose",
     ["0 Move a black parasite from Storage 2"]),
]  # fmt: skip


def reached(lines: tuple[str, ...], actions: list[str]) -> Table:
    station = () if lines[0].startswith("map") else ("map 0,0 reactor; 1,0 run-2",)
    table = at(*station, *lines)
    for action in actions:
        who, _, what = action.rpartition(": ")
        table.do(who or "red", what)
    return table


@pytest.mark.parametrize(("lines", "actions", "color", "sentence", "offered"), DECISIONS)
def test_a_decision_says_in_one_sentence_what_is_owed_and_why(
    lines: tuple[str, ...], actions: list[str], color: str, sentence: str, offered: list[str]
) -> None:
    table = reached(lines, actions)
    assert owed(table, color).startswith(sentence)
    assert set(offered) <= set(options(table, color))


def test_every_decision_has_been_shown_here() -> None:
    tables = [(reached(lines, actions), color) for lines, actions, color, _, _ in DECISIONS]
    shown = {TELLER.owed(table.view(color)).id for table, color in tables}
    assert shown == {id for id in messages("station") if id.startswith("decision-")}
