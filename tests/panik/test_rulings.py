"""Rulings: what a table sets by itself, and what there is not."""

from collections import Counter

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


def test_the_setup_of_a_record_names_every_ruling_and_gives_it_back() -> None:
    setup = PANIK.setup(seats=4, shared_tandem="double", ghosts="13,0,0,0,0")
    assert set(setup["rulings"]) == set(Rulings._fields)
    state = PANIK.begin(setup, "key")
    assert (state.seats, state.rulings) == (4, Rulings("double", (13, 0, 0, 0, 0)))
