"""Positions that cannot be read, and positions that cannot be: each is refused by name."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from panicroom.kernel.errors import MalformedPosition
from panicroom.panik import PANIK
from panicroom.panik.actions import ACTION_TYPES
from panicroom.panik.agenda import FRAME_TYPES
from panicroom.panik.pieces import COLOURS, HUNTER_KINDS, MANOR_KINDS

HEAD = "panik seats=3"
FULL = "basic*3 over-equipped*2 tandem*2 detector call"


def refusal(*lines: str) -> MalformedPosition:
    with pytest.raises(MalformedPosition) as caught:
        PANIK.read("\n".join(lines))
    return caught.value


@pytest.mark.parametrize(
    ("line", "field"),
    [
        ("purple trap", "line"),
        ("yellow trap", "line"),
        ("yellow-hand basic", "line"),
        ("red-foot basic", "line"),
        ("red cellar", "manor kind"),
        ("red trap; shared; trap; shared; trap", "manors"),
        ("red trap; ?*4", "manors"),
        ("red trap with red:basic*x", "count"),
        ("red trap down", "line"),
        ("red up", "manor kind"),
        ("red trap with blue", "hunter"),
        ("red trap with pink:basic", "colour"),
        ("red trap with blue:dog", "hunter kind"),
        ("red-hand dog", "hunter kind"),
        ("red-hand basic*x", "count"),
        (f"red-hand basic*{'9' * 5000}", "count"),
        ("red-hand basic*999999999", "count"),
        ("aside cellar", "manor kind"),
        ("first pink", "colour"),
        ("first", "first"),
        ("turn pink", "colour"),
        ("turn red blue", "line"),
        ("owed dance red", "agenda frame"),
        ("owed turn", "agenda frame"),
        ("owed turn pink", "colour"),
        ("owed new-manor red dog red.1", "hunter kind"),
        ("owed new-manor red basic red.5", "manor"),
        ("owed manors red.1+pink.1+-", "manor"),
        ("owed go-on red red.1 red:basic maybe no - - -", "answer"),
        ("scores 1 2 x", "scores"),
        ("decision x", "decision"),
        ("decision 1 2", "line"),
        ("dice", "key"),
        ("dice key deal=x", "deal"),
        (f"dice {'k' * 65}", "key"),
        ("over most_points PEND-2", "over"),
        ("over most_points PEND-2 players pink", "colour"),
    ],
)
def test_a_line_that_cannot_be_read_is_named_with_its_field(line: str, field: str) -> None:
    error = refusal(HEAD, "", line)
    assert (error.line, error.field) == (3, field)


@pytest.mark.parametrize(
    ("head", "field"),
    [
        ("", "position"),
        ("station", "game"),
        ("panik seats=1", "seats"),
        ("panik seats=5", "seats"),
        ("panik seats=x", "seats"),
        ("panik luck=high", "ruling"),
        ("panik shared_tandem=triple", "shared_tandem"),
        ("panik ghosts=2,3,3,3", "ghosts"),
        ("panik ghosts=2,3,3,3,3", "ghosts"),
        ("panik ghosts=2,3,3,3,x", "ghosts"),
        (f"panik ghosts={'9' * 5000},3,3,3,2", "ghosts"),
    ],
)
def test_a_head_that_cannot_be_read_is_named_with_its_field(head: str, field: str) -> None:
    error = refusal(head)
    assert (error.line, error.field) == (1, field)


@pytest.mark.parametrize(
    ("field", "lines"),
    [
        ("manors", ["red trap; trap; trap; trap"]),
        ("manors", ["red trap", "aside trap*3"]),
        ("aside", ["aside trap"]),
        ("aside", ["aside ghost-1*2 ghost-2*3 ghost-3*3"]),
        ("red.1", ["red ? with red:basic red:basic red:basic red:call blue:basic"]),
        ("red", ["red ? with red:call red:call"]),
        ("red", ["red-hand basic"]),
        ("red", [f"red-hand {FULL} basic"]),
        ("blue", ["red ? with blue:basic", f"blue-hand {FULL}"]),
        ("hunter", ["red ? with yellow:basic"]),
        ("first", ["first yellow", "turn red"]),
        ("scores", ["scores 1 2"]),
        ("over", ["over most_points PEND-2 players yellow"]),
        ("sealed", ["owed manors blue.1+-+-"]),
        ("sealed", ["red ? up", "blue ? up", "green ? up", "owed posts red.1+-+-"]),
    ],
)
def test_a_position_that_cannot_be_is_named_by_what_is_wrong(field: str, lines: list[str]) -> None:
    assert refusal(HEAD, *lines).field == field


TEAM_AT_HOME = (
    "red ? with red:basic red:basic red:basic red:call; ? with red:over-equipped"
    " red:over-equipped red:tandem red:tandem; ? with red:detector"
)


@pytest.mark.parametrize(
    "lines",
    [
        ["owed turn yellow"],
        ["turn red", "turn blue"],
        [TEAM_AT_HOME, "turn red"],
        ["red ? with red:detector", "owed detector red"],
        ["owed manors -+-"],
        ["owed manors red.1+blue.1+green.1"],
        ["red ? up", "owed manors -+-+-"],
        ["red ? with blue:basic", "owed manors -+-+-"],
        ["owed posts -+-+-"],
        ["red ? up; ? up", "blue ? up", "green ? up", "owed posts -+-+-"],
        ["owed send-or-call red red.1 red:basic yes no - - -"],
        ["red ? with red:basic", "owed send-or-call red red.1 red:basic yes no - - -"],
        ["owed next-turn red", "owed send-or-call red red.1 red:basic yes no - - -"],
        ["owed next-turn red", "owed go-on red red.1 red:basic yes no - - -"],
        ["owed next-turn red", "owed send-or-call red yellow.1 red:basic yes no - - -"],
        [
            "red ? with red:call",
            "owed next-turn red",
            "owed send-or-call red red.1 red:call yes no yellow:basic - -",
        ],
        ["owed new-manor green basic red.1"],
        [
            "red ? with red:basic",
            "owed next-turn red",
            "owed go-on red red.1 red:basic no no - green:basic -",
            "owed new-manor green basic yellow.1",
        ],
    ],
    ids=" / ".join,
)
def test_nobody_owes_what_cannot_be_asked(lines: list[str]) -> None:
    assert refusal(HEAD, *lines).field == "owed"


WORDS = st.sampled_from(
    [
        *(*COLOURS, *HUNTER_KINDS, *MANOR_KINDS),
        *(f"{colour}.{place}" for colour in COLOURS for place in (1, 4)),
        *(f"{colour}:{kind}" for colour in COLOURS for kind in HUNTER_KINDS),
        *("up", "with", ";", "?", "-", "yes", "no", "0", "2", "-1", "basic*3", "tandem*2"),
        *("-+-+-", "red.1+-+-", "-+blue.1+green.2", "red.1+blue.1+green.1", "red+blue"),
        *(str(kind._field_defaults["verb"]) for kind in (*FRAME_TYPES, *ACTION_TYPES)),
    ]
)
LINE_NAMES = st.sampled_from(
    [
        *(*COLOURS, "red-hand", "yellow-hand", "aside", "first", "turn", "owed", "scores"),
        *("decision", "over", "dice"),
    ]
)
LINES = st.builds(lambda name, words: " ".join([name, *words]), LINE_NAMES, st.lists(WORDS))


def assert_read_or_refused(text: str) -> None:
    """What is read can be played: everyone who owes something has an answer."""
    try:
        state = PANIK.read(text)
    except MalformedPosition:
        return
    assert state.outcome or PANIK.owed(state)
    assert all(PANIK.options(state, seat) for seat in PANIK.owed(state))
    assert PANIK.write(PANIK.read(PANIK.write(state))) == PANIK.write(state)


@settings(derandomize=True, deadline=None)
@given(st.text())
def test_arbitrary_text_is_read_or_refused(text: str) -> None:
    assert_read_or_refused(text)
    assert_read_or_refused(f"{HEAD}\n{text}")


@settings(derandomize=True, deadline=None, max_examples=300)
@given(st.lists(LINES, max_size=4))
def test_arbitrary_words_are_read_or_refused(lines: list[str]) -> None:
    assert_read_or_refused("\n".join([HEAD, *lines]))


@settings(derandomize=True, deadline=None, max_examples=500)
@given(st.integers(0, 200), WORDS)
def test_a_position_with_one_word_changed_is_read_or_refused(place: int, word: str) -> None:
    lines = ("blue ? with red:call blue:basic; ? up", "green ? with green:tandem green:basic")
    turn = ("owed next-turn red", "owed go-on red blue.1 red:call no yes - green:basic -")
    asked = "owed new-manor green basic blue.1"
    text = PANIK.write(PANIK.read("\n".join([HEAD, *lines, *turn, asked])))
    words = text.replace("\n", " \n ").split(" ")
    words[place % len(words)] = word
    assert_read_or_refused(" ".join(words))
