"""Positions that cannot be read, and positions that cannot be: each is refused by name."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from panicroom.kernel.errors import MalformedPosition
from panicroom.station import STATION
from panicroom.station.actions import ACTION_TYPES
from panicroom.station.agenda import FRAME_TYPES
from panicroom.station.cards import CARD_NAMES
from panicroom.station.rooms import ROOM_NAMES
from panicroom.station.tokens import COLOURS

HEAD = "station en seats=5"


def refusal(*lines: str) -> MalformedPosition:
    with pytest.raises(MalformedPosition) as caught:
        STATION.read("\n".join(lines))
    return caught.value


@pytest.mark.parametrize(
    ("line", "field"),
    [
        ("purple T4", "line"),
        ("black T4", "line"),
        ("red T5", "health"),
        (f"red T{'9' * 5000}", "health"),
        ("red T4@cellar", "room"),
        ("red T4@9,9", "room"),
        ("red X4", "player"),
        ("red infected by pink", "colour"),
        ("red infected by blue round x", "round"),
        ("red hand own gas money", "card"),
        ("red hand own gas*x", "cards"),
        ("red hand own gas*999999999", "cards"),
        ("red table gas", "table"),
        ("red table ammo/5", "bullets"),
        ("red table ammo/0", "bullets"),
        ("map 0,0 cellar", "room card"),
        ("map here reactor", "cell"),
        ("map 0,0 reactor; 1,0 run-2 45", "map"),
        ("map 0,0 reactor; 1,0 run-2; 2,0 run-2", "map"),
        ("map 0,0 reactor; 0,0 run-2", "map"),
        ("map 0,0", "room card"),
        ("parasites cellar gray", "room"),
        ("parasites reactor pink", "parasite"),
        ("parasites reactor gray*x", "parasites"),
        ("search gas | more", "pile"),
        ("search money | rest", "card"),
        ("explore cellar | rest", "room card"),
        ("discards money", "card"),
        ("infections blue/red", "infections"),
        ("infections pink/-/1 host=pink", "colour"),
        ("infections blue/-/x host=blue", "round"),
        ("round x", "round"),
        ("round 1 holder red", "round"),
        ("turn red ap -1", "ap"),
        ("turn red tired", "turn"),
        ("turn red traded X@reactor", "character"),
        ("turn red run", "run"),
        ("owed dance red", "agenda frame"),
        ("owed answer", "agenda frame"),
        ("owed answer pink", "colour"),
        ("owed encounter red T cellar", "room"),
        ("owed wounds spoon red blue.T:1 -", "weapon"),
        ("owed wounds shot red blue:1 -", "character"),
        ("owed wounds shot red blue.T:x -", "number"),
        ("decision x", "decision"),
        ("decision 1 2", "line"),
        ("dice", "key"),
        ("dice key roll=x", "roll"),
        (f"dice {'k' * 65}", "key"),
        ("over burned WIN-1", "over"),
        ("over burned WIN-1 humans pink", "colour"),
    ],
)
def test_a_line_that_cannot_be_read_is_named_with_its_field(line: str, field: str) -> None:
    error = refusal(HEAD, "", line)
    assert (error.line, error.field) == (3, field)


@pytest.mark.parametrize(
    ("head", "field"),
    [
        ("", "position"),
        ("chess", "game"),
        ("station de", "edition"),
        ("station en seats=3", "seats"),
        ("station en seats=x", "seats"),
        ("station en variants=5", "variant"),
        ("station en luck=high", "ruling"),
        ("station en hive_depth=12", "hive_depth"),
        (f"station en hive_depth={'9' * 5000}", "hive_depth"),
        ("station en first_aid=all", "first_aid"),
        ("station en minimum_hand=5 infection_cards=2", "minimum_hand"),
    ],
)
def test_a_head_that_cannot_be_read_is_named_with_its_field(head: str, field: str) -> None:
    error = refusal(head)
    assert (error.line, error.field) == (1, field)


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
    assert refusal(HEAD, *lines).field == field


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
    error = refusal(HEAD, *lines)
    assert error.line is not None
    assert [HEAD, *lines][error.line - 1] == f"owed {error.text}"


def test_a_sealed_card_is_one_of_the_hand() -> None:
    hands = ("red T4@run-2 hand own gas gas", "blue T4@run-2 hand own ammo armor")
    trade = "owed trade red blue run-2 armor -"
    assert refusal(HEAD, "map 0,0 reactor; 1,0 run-2", *hands, trade).field == "sealed"


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
            [f"{colour} T0" for colour in COLOURS[:5]],
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
    error = refusal(HEAD, *lines)
    assert (error.line, error.field, error.text) == (line, field, text)
    assert str(error.expected) == expected


WORDS = st.sampled_from(
    [
        *COLOURS,
        *CARD_NAMES,
        *ROOM_NAMES,
        *("T0", "T1", "A4", "T4@run-2", "A0@reactor", "red.T", "black.A", "T", "A", "0", "2", "-1"),
        *("hand own", "table", "host", "infected", "by", "ap", "due", "marker", "|", "rest", ";"),
        *("gray*2", "black", "0,1", "180", "first", "traded T@run-2", "red.T:1", "black.T:2", "-"),
        *("shot", "first-aid", "sick-bay", "n", "yes", "no", "host=-", "red/-/1", "proven=black"),
        *(str(kind._field_defaults["verb"]) for kind in (*FRAME_TYPES, *ACTION_TYPES)),
    ]
)
LINE_NAMES = st.sampled_from(
    [
        *COLOURS,
        *("map", "parasites", "search", "discards", "explore", "infections", "round", "turn"),
        *("owed", "over", "dice", "decision"),
    ]
)
LINES = st.builds(lambda name, words: " ".join([name, *words]), LINE_NAMES, st.lists(WORDS))


def assert_read_or_refused(text: str) -> None:
    """What is read can be played: everyone who owes something has an answer."""
    try:
        state = STATION.read(text)
    except MalformedPosition:
        return
    assert all(STATION.options(state, seat) for seat in STATION.owed(state))
    assert STATION.write(STATION.read(STATION.write(state))) == STATION.write(state)


@settings(derandomize=True, deadline=None)
@given(st.text())
def test_arbitrary_text_is_read_or_refused(text: str) -> None:
    assert_read_or_refused(text)
    assert_read_or_refused(f"{HEAD}\n{text}")


@settings(derandomize=True, deadline=None, max_examples=300)
@given(st.lists(LINES, max_size=4))
def test_arbitrary_words_are_read_or_refused(lines: list[str]) -> None:
    assert_read_or_refused("\n".join([HEAD, *lines]))


@settings(derandomize=True, deadline=None, max_examples=300)
@given(st.integers(0, 200), WORDS)
def test_a_position_with_one_word_changed_is_read_or_refused(place: int, word: str) -> None:
    lines = ("red T3 A2", "green host", "parasites reactor gray black", "round 3 marker red")
    text = STATION.write(STATION.read("\n".join([HEAD, *lines])))
    words = text.replace("\n", " \n ").split(" ")
    words[place % len(words)] = word
    assert_read_or_refused(" ".join(words))
