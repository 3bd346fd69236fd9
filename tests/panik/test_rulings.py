"""Rulings: what a table sets by itself, and what there is not."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from panicroom.kernel.errors import Malformed
from panicroom.panik import PANIK
from panicroom.panik.pieces import EVERY_MANOR_KIND, GHOSTS, ManorKind
from panicroom.panik.rulings import Rulings, rulings_for
from tests.gametable import ruling
from tests.panik.table import begin


def test_the_defaults_are_single_tandems_and_the_values_of_the_box() -> None:
    assert rulings_for({}) == Rulings() == Rulings("single", (2, 3, 3, 3, 2))


def test_a_ruling_is_set_by_value_or_by_its_text() -> None:
    assert rulings_for({"ghosts": [1, 4, 3, 3, 2]}) == rulings_for({"ghosts": "1,4,3,3,2"})
    assert rulings_for({"shared_tandem": "double"}).shared_tandem == "double"


@ruling("ghosts")
def test_the_ghost_manors_are_as_many_of_each_value_as_the_table_says() -> None:
    for ghosts in ((2, 3, 3, 3, 2), (0, 0, 6, 0, 7)):
        state = begin("key", ghosts=ghosts).state
        box = Counter(state.manors + state.aside)
        assert tuple(box[ghost] for ghost in EVERY_MANOR_KIND[:GHOSTS]) == ghosts
        assert (box[ManorKind.SHARED], box[ManorKind.TRAP]) == (3, 3)


@pytest.mark.parametrize(
    ("wishes", "field", "text"),
    [
        ({"luck": "high"}, "ruling", "luck"),
        ({"shared_tandem": "triple"}, "shared_tandem", "triple"),
        ({"shared_tandem": None}, "shared_tandem", "None"),
        ({"ghosts": "2,3,3,3"}, "ghosts", "2,3,3,3"),
        ({"ghosts": "2,3,3,3,2,0"}, "ghosts", "2,3,3,3,2,0"),
        ({"ghosts": "2,3,3,3,3"}, "ghosts", "2,3,3,3,3"),
        ({"ghosts": "-1,6,3,3,2"}, "ghosts", "-1,6,3,3,2"),
        ({"ghosts": "all"}, "ghosts", "all"),
        ({"ghosts": [2, 3, 3, "x", 2]}, "ghosts", "[2, 3, 3, 'x', 2]"),
        ({"ghosts": 13}, "ghosts", "13"),
        ({"ghosts": None}, "ghosts", "None"),
    ],
)
def test_what_there_is_not_is_named(wishes: dict[str, object], field: str, text: str) -> None:
    with pytest.raises(Malformed) as caught:
        PANIK.setup(**wishes)
    assert (caught.value.field, caught.value.text) == (field, text)


def test_the_setup_of_a_record_names_every_ruling_and_gives_it_back() -> None:
    setup = PANIK.setup(seats=4, shared_tandem="double", ghosts="13,0,0,0,0")
    assert set(setup["rulings"]) == set(Rulings._fields)
    state = PANIK.begin(setup, "key")
    assert (state.seats, state.rulings) == (4, Rulings("double", (13, 0, 0, 0, 0)))


@pytest.mark.parametrize(
    ("setup", "field"),
    [
        ({}, "seats"),
        ({"seats": "three"}, "seats"),
        ({"seats": 1}, "seats"),
        ({"seats": 5}, "seats"),
        ({"seats": 3, "rulings": ["double"]}, "rulings"),
        ({"seats": 3, "rulings": {"luck": "high"}}, "ruling"),
        ({"seats": 3, "rulings": {"ghosts": {"1": 13}}}, "ghosts"),
        ({"seats": 3, "rulings": {"ghosts": [None] * 5}}, "ghosts"),
    ],
)
def test_a_setup_that_cannot_be_played_is_refused(setup: dict[str, object], field: str) -> None:
    with pytest.raises(Malformed) as caught:
        PANIK.begin(setup, "key")
    assert caught.value.field == field


VALUES = st.none() | st.integers() | st.text() | st.lists(st.integers() | st.text())


@settings(derandomize=True, deadline=None)
@given(st.dictionaries(st.sampled_from(Rulings._fields) | st.text(), VALUES))
def test_arbitrary_rulings_are_set_or_refused(wishes: dict[str, object]) -> None:
    try:
        rulings = rulings_for(wishes)
    except Malformed:
        return
    assert isinstance(rulings, Rulings)
