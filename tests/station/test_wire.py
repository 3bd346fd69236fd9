"""The map over the wire: the cards that lie there and nothing else."""

import json
from typing import Any

import pytest

from panicroom.kernel.errors import Malformed
from panicroom.station import STATION
from panicroom.station.wire import laid_cards, map_of
from tests.table import at

TURNED = "map 0,0 reactor; 1,0 storage-2; 0,-1 terminal 180"


def sent(table: Any) -> Any:
    return json.loads(json.dumps(STATION.wire.view(table.view("red"))))


def test_a_map_is_the_cards_that_lie_there() -> None:
    assert sent(at(TURNED))["map"] == [
        {"card": "reactor", "cell": "0,0", "quarter": "0"},
        {"card": "terminal", "cell": "0,-1", "quarter": "180"},
        {"card": "storage-2", "cell": "1,0", "quarter": "0"},
    ]


def test_a_map_that_was_sent_has_all_its_ways() -> None:
    station = at(TURNED).view("red").map
    again = map_of(tuple(laid_cards(station)), "map")
    assert again == station
    assert (again.ways, again.open_ways) == (station.ways, station.open_ways)
    assert (again.neighbours, again.card_at) == (station.neighbours, station.card_at)


def test_what_a_map_has_worked_out_is_not_sent() -> None:
    view = at(TURNED).view("red")
    before = json.dumps(STATION.wire.view(view))
    assert view.next_room is not None
    view.map.fits(view.next_room)
    assert json.dumps(STATION.wire.view(view)) == before


@pytest.mark.parametrize(
    ("second", "field"),
    [
        ({"card": "reactor", "cell": "1,0", "quarter": "0"}, "view.map[1].card"),
        ({"card": "hive", "cell": "0,0", "quarter": "0"}, "view.map[1].cell"),
        ({"card": "hive", "cell": "0;1", "quarter": "0"}, "view.map[1].cell"),
        ({"card": "hive", "cell": "0,1", "quarter": "45"}, "view.map[1].quarter"),
    ],
)
def test_a_map_that_cannot_be_is_malformed(second: Any, field: str) -> None:
    data = sent(at(TURNED))
    data["map"][1] = second
    with pytest.raises(Malformed) as caught:
        STATION.wire.read_view(data)
    assert caught.value.field == field


def test_who_is_nowhere_is_null() -> None:
    data = sent(at(TURNED, "red T0 A4@reactor"))
    assert data["players"][0]["rooms"] == [None, "reactor"]
    assert data["turn"]["run"] is None
