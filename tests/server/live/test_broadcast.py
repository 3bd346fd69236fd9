"""Those who listen at a table."""

from panicroom.server.live.broadcast import MOST_ONLOOKERS, Subscribers
from panicroom.server.live.subscriber import Subscriber
from tests.server.table.logged_table import open_table


def test_of_a_crowd_that_looks_on_a_part_is_told() -> None:
    subscribers, fold = Subscribers(), open_table("panik").fold
    for _ in range(MOST_ONLOOKERS + 2):
        subscribers.join(fold, Subscriber(None), None, 0, ())
    assert subscribers.onlookers() == [None] * MOST_ONLOOKERS
