"""Records: JSON Lines there and back, replayed to any action, broken lines named."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from panicroom.kernel.errors import Malformed, MalformedPosition, MalformedRecord
from panicroom.kernel.match import Match
from panicroom.kernel.outcome import Outcome
from panicroom.kernel.record import Record, digest, parse_record
from tests.kernel.nim import NIM, Heap, Take, View

HEAD = '{"record":1,"game":"nim","setup":{"seats":2,"most":9},"key":"k"}'
ACTION = '{"seat":0,"action":"take 1"}'
END = (
    '{"outcome":{"reason":"last_match","rule":"NIM-3","side":"taker","winners":[1]},"digest":"0f"}'
)


def played(position: str | None = None) -> Match[Heap, Take, View]:
    """A finished game in which everybody takes one match at a time."""
    if position is None:
        match = Match.begin(NIM, NIM.setup(most=9), "k")
    else:
        match = Match.begin_at(NIM, position)
    while not match.over:
        match.act(NIM.owed(match.state)[0], Take(1))
    return match


def test_a_record_is_a_head_a_line_for_each_action_and_an_end() -> None:
    match = played()
    lines = str(match.record).splitlines()
    assert lines[0] == HEAD
    assert lines[1] == ACTION
    assert set(json.loads(lines[-1])) == {"outcome", "digest"}
    assert len(lines) == 2 + len(match.record.actions)


def test_an_unfinished_record_has_no_end() -> None:
    match = Match.begin(NIM, NIM.setup(most=9), "k")
    match.act(0, Take(1))
    assert str(match.record).splitlines() == [HEAD, ACTION]


@pytest.mark.parametrize("position", [None, "nim 4 1 2 0 0"])
def test_a_record_is_read_as_it_was_written(position: str | None) -> None:
    record = played(position).record
    assert parse_record(str(record).splitlines()) == record
    assert parse_record(str(record).splitlines(keepends=True)) == record


TEXTS = st.text()
OUTCOMES = st.builds(
    Outcome, TEXTS, TEXTS, TEXTS, st.lists(st.integers(0, 5)).map(lambda seats: tuple(seats))
)


@settings(derandomize=True, deadline=None)
@given(TEXTS, TEXTS, st.lists(st.tuples(st.integers(0, 5), TEXTS)), OUTCOMES)
def test_any_words_survive_a_record(
    name: str, key: str, actions: list[tuple[int, str]], outcome: Outcome
) -> None:
    record = Record(name, {"note": key}, key, None, actions, outcome, "00")
    assert parse_record(record.lines()) == record


def test_a_record_is_replayed_to_its_outcome_and_digest() -> None:
    match = played()
    again = Match.replay(NIM, parse_record(str(match.record).splitlines()))
    assert again.record == match.record
    assert again.record.digest == digest(NIM.write(match.state))


def test_a_record_is_replayed_to_any_action() -> None:
    match = Match.begin(NIM, NIM.setup(most=9), "k")
    positions = [NIM.write(match.state)]
    while not match.over:
        match.act(NIM.owed(match.state)[0], Take(1))
        positions.append(NIM.write(match.state))
    for actions, position in enumerate(positions):
        replayed = Match.replay(NIM, match.record, actions)
        assert NIM.write(replayed.state) == position
        assert len(replayed.record.actions) == actions


def test_a_record_may_begin_from_a_position() -> None:
    match = played("nim   4 1 2 1 7")
    assert match.record.position == "nim 4 1 2 1 7\n"
    assert match.record.actions[0] == (1, "take 1")
    assert Match.replay(NIM, match.record).record == match.record


def test_a_digest_is_over_the_position_text() -> None:
    assert digest("nim 4 1 2 0 0\n") == digest("nim 4 1 2 0 0\n")
    assert digest("nim 4 1 2 0 0\n") != digest("nim 4 1 2 0 0")
    assert digest("") == "cae66941d9efbd404e4d88758ea67670"


@pytest.mark.parametrize(
    ("lines", "number", "field"),
    [
        ([], 1, "record"),
        (["{"], 1, "line"),
        (["[1]"], 1, "line"),
        (["{}"], 1, "record"),
        (['{"record":2,"game":"nim","setup":{},"key":"k"}'], 1, "record"),
        (['{"record":1,"setup":{},"key":"k"}'], 1, "game"),
        (['{"record":1,"game":7,"setup":{},"key":"k"}'], 1, "game"),
        (['{"record":1,"game":"nim","key":"k"}'], 1, "setup"),
        (['{"record":1,"game":"nim","setup":[],"key":"k"}'], 1, "setup"),
        (['{"record":1,"game":"nim","setup":{}}'], 1, "key"),
        (['{"record":1,"game":"nim","position":7}'], 1, "position"),
        ([HEAD, "take 1"], 2, "line"),
        ([HEAD, ACTION, ""], 3, "line"),
        ([HEAD, '{"action":"take 1"}'], 2, "seat"),
        ([HEAD, '{"seat":"0","action":"take 1"}'], 2, "seat"),
        ([HEAD, ACTION, '{"seat":1,"action":1}'], 3, "action"),
        ([HEAD, ACTION, '{"seat":1}'], 3, "outcome"),
        ([HEAD, END.replace('"digest":"0f"', '"digest":15')], 2, "digest"),
        ([HEAD, END.replace(',"digest":"0f"', "")], 2, "digest"),
        ([HEAD, END.replace("[1]", "1")], 2, "winners"),
        ([HEAD, END.replace("[1]", '["red"]')], 2, "winners"),
        ([HEAD, END.replace('"reason":"last_match",', "")], 2, "reason"),
        ([HEAD, END, ACTION], 3, "line"),
        ([HEAD, END, END], 3, "line"),
    ],
)
def test_a_broken_line_is_named_with_its_field(lines: list[str], number: int, field: str) -> None:
    with pytest.raises(MalformedRecord) as caught:
        parse_record(lines)
    assert (caught.value.line, caught.value.field) == (number, field)


@settings(derandomize=True, deadline=None)
@given(st.lists(st.text() | st.sampled_from([HEAD, ACTION, END])))
def test_arbitrary_lines_are_a_record_or_refused(lines: list[str]) -> None:
    try:
        record = parse_record(lines)
    except MalformedRecord:
        return
    assert parse_record(record.lines()) == record


@pytest.mark.parametrize(
    "action",
    ['{"seat":0,"action":"take 1"}', '{"seat":1,"action":"take 4"}', '{"seat":1,"action":"eat"}'],
    ids=["not this seat", "not offered", "no action"],
)
def test_an_action_that_cannot_be_replayed_is_named_by_its_line(action: str) -> None:
    record = parse_record([HEAD, ACTION, action])
    with pytest.raises(MalformedRecord) as caught:
        Match.replay(NIM, record)
    assert (caught.value.line, caught.value.field) == (3, "action")
    assert Match.replay(NIM, record, 1).record.actions == [(0, "take 1")]


def test_an_action_after_the_end_cannot_be_replayed() -> None:
    record = played().record
    record.actions.append((0, "take 1"))
    with pytest.raises(MalformedRecord) as caught:
        Match.replay(NIM, record)
    assert caught.value.line == 1 + len(record.actions)


def test_a_head_that_cannot_be_played_is_refused() -> None:
    with pytest.raises(Malformed):
        Match.replay(NIM, Record("nim", NIM.setup(most=9), "no key"))
    with pytest.raises(MalformedPosition):
        Match.replay(NIM, Record("nim", position="chess"))
