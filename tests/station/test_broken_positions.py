"""Positions that cannot be: each is refused by the name of what is wrong."""

import pytest

from panicroom.station import STATION
from panicroom.station.cards import CARD_NAMES
from panicroom.station.tokens import COLORS
from tests.gametable import refused_position

HEAD = "station en seats=5"


@pytest.mark.parametrize(
    ("field", "lines"),
    [
        ("cards", ["red hand own gas*7", "blue hand own gas*6"]),
        ("cards", ["search scanner scanner | rest"]),
        ("cards", ["red hand own own gas"]),
        ("cards", [f"red hand own {' '.join(name for name in CARD_NAMES[:12] for _ in 'xx')}"]),
        ("explore", ["map 0,0 reactor; 1,0 run-2", "explore run-2 | rest"]),
        ("explore", ["explore run-2 run-2 | rest"]),
        ("map", ["map 0,0 reactor; 1,0 storage-1"]),
        ("map", ["map 0,0 reactor; 3,0 run-2"]),
        ("map", ["map 0,0 reactor; 3,0 run-2; 4,0 run-3"]),
        ("map", ["map 1,0 reactor"]),
        ("map", ["map 0,0 reactor; 1,0 run-2 90"]),
        ("red.T", ["red T0@reactor"]),
        ("red.T", ["red T4@run-2"]),
        ("turn", ["red T0 A0"]),
        ("turn", ["turn black"]),
        ("round", ["round 1 marker black"]),
        ("parasites", ["parasites reactor gray*6"]),
        ("parasites", ["parasites reactor black*3 flipped*3"]),
        ("parasites", ["parasites run-2 gray"]),
        ("red", ["red hand own gas"]),
        ("red", ["red hand own gas alert"]),
        ("red", ["red hand own gas host", "blue host"]),
        ("red", ["red hand gas*5"]),
        ("blue", ["red hand own gas infect:blue", "blue hand infect:blue*2 gas*3"]),
        ("infections", ["infections red/-/1 host=-"]),
        ("infections", ["blue infected"]),
        ("infections", ["red host", "blue infected by red", "blue infected by red"]),
        ("infections", ["infections red/-/1 black/red/1 host=red"]),
        ("infections", ["red host", "blue host"]),
        ("infections", ["infections red/-/1 host=blue"]),
        ("infections", ["green host hand own gas gas"]),
        ("parasites", ["parasites - gray"]),
        ("over", ["over burned WIN-1 humans black"]),
        ("away", ["away black"]),
        ("away", ["map 0,0 reactor; 1,0 run-2", "away blue", "blue T4@run-2"]),
        ("red", ["red hand own ?*43"]),
    ],
)
def test_a_position_that_cannot_be_is_named_by_what_is_wrong(field: str, lines: list[str]) -> None:
    assert refused_position(STATION, HEAD, *lines).field == field


BLUE_IN_RUN_2 = ("map 0,0 reactor; 1,0 run-2", "blue T4@run-2")


@pytest.mark.parametrize(
    "lines",
    [
        ["owed answer blue"],
        ["owed turn black"],
        ["owed trade red black reactor - -"],
        ["owed trade red red reactor - -"],
        ["owed wounds shot red black.T:1 -"],
        ["owed wounds shot black red.T:1 -"],
        ["owed wounds shot red blue.T:-1 -"],
        ["owed healing red black.T first-aid 2 -"],
        ["owed healing red red.T first-aid 2 -"],
        ["owed encounter red T run-1"],
        ["owed place red storage-1 vault.upper"],
        ["owed place red reactor -"],
        ["owed last-parasite red reactor"],
        ["owed team-draw red black reactor"],
        ["owed function red reactor reveal", "explore - | none"],
        ["owed place red run-2 reactor", "owed place red run-2 reactor", "explore run-2 | rest"],
        ["owed trade red blue reactor - -", "owed trade red blue reactor - -"],
        ["owed trade red blue reactor - -", "owed encounter red T reactor"],
        ["owed trade red blue reactor - -"],
        ["owed encounter red T reactor"],
        ["owed second-shot red", "red table ammo/3"],
        ["owed second-shot red", "red table heavy-gun"],
        ["owed second-shot blue", "blue table heavy-gun ammo/3"],
        ["owed encounter red T run-2", *BLUE_IN_RUN_2],
        ["owed encounter red A run-2", *BLUE_IN_RUN_2, "red T4@run-2"],
        ["owed encounter red T run-2", *BLUE_IN_RUN_2, "red T4@run-2", "turn blue"],
        ["owed encounter red T run-2", *BLUE_IN_RUN_2, "red T4@run-2", "turn red traded T@run-2"],
        ["owed encounter red T run-2", *BLUE_IN_RUN_2, "red T4@run-2", "blue T4@reactor"],
        ["owed trade red blue run-2 - -", *BLUE_IN_RUN_2],
        ["owed trade blue red run-2 - -", *BLUE_IN_RUN_2, "turn blue"],
        ["owed trade blue red run-2 - -", *BLUE_IN_RUN_2, "red T4@run-2"],
    ],
    ids=lambda lines: lines[0],
)
def test_nobody_owes_what_cannot_be_asked(lines: list[str]) -> None:
    error = refused_position(STATION, HEAD, *lines)
    assert error.line is not None
    assert [HEAD, *lines][error.line - 1] == f"owed {error.text}"


def test_a_sealed_card_is_one_of_the_hand() -> None:
    hands = ("red T4@run-2 hand own gas gas", "blue T4@run-2 hand own ammo armor")
    trade = "owed trade red blue run-2 armor -"
    assert (
        refused_position(STATION, HEAD, "map 0,0 reactor; 1,0 run-2", *hands, trade).field
        == "sealed"
    )


@pytest.mark.parametrize(
    ("lines", "line", "field", "text", "expected"),
    [
        (["", "red hand infect:red*2 gas*3"], 3, "red", "infect:red*2", "this-many count=3"),
        (
            ["red hand own gas infect:blue", "blue hand infect:blue*2 gas*3"],
            3,
            "blue",
            "infect:blue*2",
            "this-many count=3 (TRADE-3)",
        ),
        (["red hand own gas"], 2, "red", "hand", "cards-in-hand found=4 least=5 (ITEM-1)"),
        (
            ["red hand own gas*7", "blue hand own gas*6"],
            None,
            "cards",
            "gas*13",
            "only-in-the-box count=12",
        ),
        (
            ["parasites reactor gray*6"],
            2,
            "parasites",
            "gray*6",
            "only-in-the-box count=5",
        ),
        (["turn red ap 99"], 2, "turn", "ap 99", "at-most most=8 (TURN-2)"),
        (["map 0,0 reactor red"], 2, "map", "reactor red", "searchable (SEARCH-1)"),
        (
            ["map 0,1 storage-1 used"],
            2,
            "map",
            "storage-1 used",
            "with-a-terminal (TERMINAL-1)",
        ),
        (
            ["red host", "blue T0 A0", "round 2 marker blue due"],
            4,
            "round",
            "marker blue",
            "living (ROUND-2)",
        ),
        (
            ["red host", "blue infected by green"],
            3,
            "infections",
            "blue/green/1",
            "infected-by-infected (INFECT-1)",
        ),
        (
            ["infections blue/red/1 red/-/2 host=red"],
            2,
            "infections",
            "blue/red/1",
            "host-first (INFECT-3)",
        ),
        (
            ["infections red/-/0 blue/red/3 green/red/2 host=red"],
            2,
            "infections",
            "green/red/2",
            "in-order-of-rounds least=3",
        ),
        (
            ["red host", "blue infected by green round 2", "green infected by red round 3"],
            3,
            "infections",
            "blue/green/2",
            "in-order-of-rounds least=3",
        ),
        (
            [f"{color} T0" for color in COLORS[:5]],
            None,
            "position",
            "T0",
            "living-trooper (WIN-4)",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_the_line_is_named_and_what_was_found_there(
    lines: list[str], line: int | None, field: str, text: str, expected: str
) -> None:
    error = refused_position(STATION, HEAD, *lines)
    assert (error.line, error.field, error.text) == (line, field, text)
    assert str(error.expected) == expected
