"""The page on positions: complete, and its example is one."""

import re
from pathlib import Path

import pytest

from panicroom.station import STATION
from panicroom.station.actions import ACTION_TYPES
from panicroom.station.agenda import FRAME_TYPES
from panicroom.station.cards import KIND_NAMES
from panicroom.station.notation.read import Reader
from panicroom.station.rooms import EXPLORATION, ROOM_NAMES
from panicroom.station.spelling import FIELDS
from panicroom.station.tokens import COLOURS
from panicroom.station.view import TurnView

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "positions.md").read_text(encoding="utf-8")
EXAMPLE = (DOCS / "encounter.txt").read_text(encoding="utf-8")
SHOWN = set(re.findall(r"`([^`\n]+)`", PAGE))


def test_the_example_can_be_read_and_written() -> None:
    assert f"```\n{EXAMPLE}```" in PAGE
    state = STATION.read(EXAMPLE)
    assert "fire blue.T" in [STATION.spell(option) for option in STATION.options(state, 0)]
    assert STATION.write(STATION.read(STATION.write(state))) == STATION.write(state)


@pytest.mark.parametrize("kind", [*ACTION_TYPES, *FRAME_TYPES], ids=lambda kind: kind.__name__)
def test_every_action_and_frame_is_listed_with_its_fields(kind: type) -> None:
    verb = kind._field_defaults["verb"]  # type: ignore[attr-defined]
    assert " ".join([verb, *FIELDS[kind]]) in SHOWN


def test_every_line_and_every_name_is_listed() -> None:
    names = {*COLOURS, *KIND_NAMES, *(card.name for card in EXPLORATION)}
    names |= {room for room in ROOM_NAMES if "." in room}
    assert names <= SHOWN, names - SHOWN
    lines = {shown.split()[0] for shown in SHOWN}
    assert {*Reader.HANDLERS, "station", "COLOUR"} <= lines


def test_every_fact_of_a_turn_is_listed() -> None:
    facts = {field.removesuffix("s") for field in TurnView._fields} - {"seat", "ap"}
    assert facts <= {shown.split()[0] for shown in SHOWN}
