"""The wire: type hints decide how a value looks in JSON, and what is no such value is named."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum, StrEnum
from typing import Annotated, Any, Literal, NamedTuple

import pytest

from panicroom.kernel.audience import EVERYBODY, HIDDEN, Event, HiddenType, heard_by
from panicroom.kernel.errors import Malformed, Refusal
from panicroom.kernel.match import Match
from panicroom.kernel.named import Seat
from panicroom.kernel.spelling import Codecs, from_list, or_none
from panicroom.kernel.wire.hints import Shapes
from tests.kernel.nim import NIM, Heap, MatchesTaken, NumberDrawn, Take, View

Color = Annotated[int, "color"]
CODECS: Codecs = {
    "color": from_list("color", ("red", "blue"), int),
    "color-or-none": or_none(from_list("color", ("red", "blue"), int), -1),
    "odd": from_list("odd", ("?", "!"), int),
}


class Size(IntEnum):
    SMALL = 0
    LARGE = 1


class Mood(StrEnum):
    GLAD = "very-glad"


class Wait(NamedTuple):
    color: Color
    verb: str = "wait"


class Go(NamedTuple):
    steps: int
    verb: str = "go"


def shape_of(hint: Any) -> Any:
    return Shapes(CODECS, {}).of(hint)


def match_of_nim() -> Match[Heap, Take, View]:
    return Match.begin(NIM, NIM.setup(), "wire")


@pytest.mark.parametrize(
    ("hint", "value", "data"),
    [
        (int, 3, 3),
        (bool, True, True),
        (Color, 1, "blue"),
        (Color | None, None, None),
        (Annotated[int, "color-or-none"], -1, None),
        (Size, Size.LARGE, "large"),
        (Mood, Mood.GLAD, "very-glad"),
        (Literal["one", "two"], "two", "two"),
        (tuple[Color, ...], (1, 0), ["blue", "red"]),
        (tuple[Color, int], (1, 0), ["blue", 0]),
        (frozenset[Color], frozenset({1, 0}), ["red", "blue"]),
        (bool | HiddenType, HIDDEN, "?"),
        (tuple[Color | HiddenType, ...] | HiddenType, (0, HIDDEN), ["red", "?"]),
        (Wait | Go, Go(2), {"verb": "go", "steps": 2}),
        (Annotated[tuple[Color, ...], "colors"], (0,), ["red"]),
    ],
)
def test_a_value_looks_as_its_annotation_says(hint: Any, value: Any, data: Any) -> None:
    shape = shape_of(hint)
    assert json.dumps(shape.write(value)) == json.dumps(data)
    assert shape.read(data, "here") == value


@pytest.mark.parametrize(
    ("hint", "data", "field"),
    [
        (int, True, "here"),
        (int, 1.0, "here"),
        (bool, 1, "here"),
        (str, None, "here"),
        (Color, "pink", "here"),
        (Color, 0, "here"),
        (Color, ["red"], "here"),
        (Color, None, "here"),
        (Color | None, "?", "here"),
        (Color | HiddenType, None, "here"),
        (Size, "LARGE", "here"),
        (tuple[Color, ...], "red", "here"),
        (tuple[Color, ...], ["red", "pink"], "here[1]"),
        (tuple[Color, int], ["red"], "here"),
        (tuple[Color, int], ["red", "red"], "here[1]"),
        (Wait, [], "here"),
        (Wait, {"verb": "wait"}, "here.color"),
        (Wait | Go, {"color": "red"}, "here.verb"),
        (Wait | Go, {"verb": "sleep"}, "here.verb"),
        (Wait | Go, {"verb": ["go"]}, "here.verb"),
        (tuple[Wait, ...], [{"verb": "wait", "color": 1}], "here[0].color"),
    ],
)
def test_what_is_no_such_value_is_named_by_its_path(hint: Any, data: Any, field: str) -> None:
    with pytest.raises(Malformed) as caught:
        shape_of(hint).read(data, "here")
    assert caught.value.field == field


def test_a_field_that_is_not_known_here_is_left_unread() -> None:
    """So that a client can be older than its server."""
    assert shape_of(Wait).read({"verb": "wait", "color": "red", "new": 1}, "here") == Wait(0)


def test_a_long_text_is_cut_short_in_the_complaint() -> None:
    with pytest.raises(Malformed) as caught:
        shape_of(Color).read("x" * 10_000, "here")
    assert len(caught.value.text) < 100


@pytest.mark.parametrize(
    "hint",
    [
        Annotated[int, "odd"],
        str | HiddenType,
        Annotated[int, "color-or-none"] | None,
        object,
    ],
    ids=str,
)
def test_a_type_that_could_be_misread_is_refused_at_once(hint: Any) -> None:
    with pytest.raises(TypeError):
        shape_of(hint)


def test_two_things_of_one_name_are_refused() -> None:
    def another() -> Any:
        @dataclass(slots=True)
        class Wait(Event):
            audience = EVERYBODY
            color: Color

        return Wait

    shapes = Shapes(CODECS, {})
    shapes.of(Wait)
    with pytest.raises(TypeError, match="called Wait"):
        shapes.of_event(another())


def test_what_cannot_be_is_not_written() -> None:
    """Nothing hidden, unknown or out of bounds goes out by accident."""
    out: list[Callable[[], Any]] = [
        lambda: shape_of(Color).write(-1),
        lambda: shape_of(Color).write(HIDDEN),
        lambda: shape_of(bool).write(HIDDEN),
        lambda: shape_of(int).write(HIDDEN),
    ]
    for write in out:
        with pytest.raises((LookupError, TypeError)):
            write()


def test_a_view_says_who_looks_and_hides_what_is_hidden() -> None:
    match = match_of_nim()
    data = NIM.wire.view(match.view(1))
    assert data["viewer"] == "right"
    assert data["lucky"] == ["?", match.state.lucky[1]]
    assert NIM.wire.view(match.view(None))["viewer"] is None
    assert NIM.wire.read_view(data) == match.view(1)


def test_an_event_carries_its_name_and_what_its_hearer_may_know() -> None:
    assert NIM.wire.event(MatchesTaken(Seat.RED, 2)) == {
        "event": "MatchesTaken",
        "seat": "left",
        "count": 2,
    }
    heard = heard_by(NumberDrawn(Seat.RED, 3), 1)
    assert heard is not None
    assert NIM.wire.event(heard) == {"event": "NumberDrawn", "seat": "left", "number": "?"}
    assert NIM.wire.read_event(NIM.wire.event(heard)) == heard


def test_an_option_is_its_text_and_what_is_drawn_of_it() -> None:
    view = match_of_nim().view(0)
    assert NIM.wire.option(view, Take(2)) == {"action": "take 2", "verb": "take", "matches": 2}


def test_a_refusal_keeps_its_rule_its_reason_and_its_parameters() -> None:
    refusal = Refusal("NIM-2", "one-to-three", {"matches": 7})
    data = {"rule": "NIM-2", "why": "one-to-three", "params": {"matches": 7}}
    assert NIM.wire.refusal(refusal) == data
    assert NIM.wire.read_refusal(data) == refusal
    with pytest.raises(Malformed) as caught:
        NIM.wire.read_refusal({**data, "params": {"hand": 7}})
    assert caught.value.field == "refusal.params.hand"


def test_the_schema_names_what_is_sent_and_lists_the_words() -> None:
    schema = NIM.wire.schema()
    assert schema["$schema"].endswith("2020-12/schema")
    definitions = schema["$defs"]
    assert {"View", "Event", "Option", "Refusal", "Seat"} <= definitions.keys()
    assert definitions["Seat"] == {"enum": ["left", "right"]}
    assert definitions["Option"]["properties"]["verb"] == {"enum": ["take"]}
    assert definitions["NumberDrawn"]["properties"]["event"] == {"const": "NumberDrawn"}
    assert {"$ref": "#/$defs/NumberDrawn"} in definitions["Event"]["oneOf"]
