"""Those who listen at a table."""

from panicroom.server.circle import MOST_ONLOOKERS, Circle
from panicroom.server.listener import Listener
from tests.server.table.sitting import open_table


def test_of_a_crowd_that_looks_on_a_part_is_told() -> None:
    circle, fold = Circle(), open_table("panik").fold
    for _ in range(MOST_ONLOOKERS + 2):
        circle.join(fold, Listener(None), None, 0, ())
    assert circle.onlookers() == [None] * MOST_ONLOOKERS
