"""The map's laws, on any map that can be laid: the rules written out anew must agree."""

from hypothesis import given, settings
from hypothesis import strategies as st

from panicroom.station.map import START, Cell, Place, StationMap, beside
from panicroom.station.rooms import (
    DIRECTIONS,
    DIVIDED,
    DOOR_ROOM,
    EXPLORATION,
    HIVE,
    NOWHERE,
    REACTOR,
    ROOM_CARDS,
    ROOMS,
    Quarter,
    RoomCard,
    Side,
)
from tests.table import rule

STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))

law = settings(deadline=None, derandomize=True)


def sides(card: RoomCard, quarter: Quarter) -> tuple[Side, ...]:
    upright = EXPLORATION[card].sides
    return upright[4 - quarter :] + upright[: 4 - quarter]


def meetings(station: StationMap, card: RoomCard, place: Place) -> list[tuple[Side, Side]]:
    """Each side of the card that would meet a neighbour, with the side it meets."""
    found = []
    for direction, (east, north) in enumerate(STEPS):
        other = station.card_at.get((place.cell[0] + east, place.cell[1] + north))
        if other is not None:
            theirs = sides(other, station.place_of[other].quarter)[(direction + 2) % 4]
            found.append((sides(card, place.quarter)[direction], theirs))
    return found


def is_legal(station: StationMap, card: RoomCard, place: Place) -> bool:
    """MAP-2 and MAP-3, written out anew."""
    pairs = meetings(station, card, place)
    matches = all((a is Side.WALL) == (b is Side.WALL) for a, b in pairs)
    clashes = (Side.SECURITY, Side.SECURITY) in pairs
    joined = any(a is not Side.WALL for a, _ in pairs)
    return place.cell not in station.card_at and matches and not clashes and joined


def cells_around(station: StationMap) -> list[Cell]:
    """Every cell of the map, taken or free, with a margin of one."""
    easts, norths = zip(*station.card_at, strict=True)
    return [
        (east, north)
        for east in range(min(easts) - 1, max(easts) + 2)
        for north in range(min(norths) - 1, max(norths) + 2)
    ]


@st.composite
def stations(draw: st.DrawFn) -> StationMap:
    """A map made by laying cards wherever they are said to fit."""
    station = START
    others = [card for card in ROOM_CARDS if card != REACTOR]
    for card in draw(st.permutations(others))[: draw(st.integers(0, len(others)))]:
        places = station.fits(card).places
        if places:
            place = draw(st.sampled_from(places))
            assert is_legal(station, card, place)
            station = station.lay(card, place)
    return station


@rule("MAP-2", "MAP-3")
@law
@given(stations(), st.sampled_from(ROOM_CARDS))
def test_a_place_is_refused_exactly_if_sides_clash_or_nothing_joins(
    station: StationMap, card: RoomCard
) -> None:
    for cell in cells_around(station):
        for quarter in range(4):
            place = Place(cell, quarter)
            assert (station.clash(card, place) is None) == is_legal(station, card, place)


@rule("MAP-2")
@law
@given(stations(), st.sampled_from(ROOM_CARDS))
def test_the_sides_that_clash_are_named_and_no_others(station: StationMap, card: RoomCard) -> None:
    def matches(ours: Side, theirs: Side) -> bool:
        return (ours is Side.WALL) == (theirs is Side.WALL) and not ours is theirs is Side.SECURITY

    for cell in cells_around(station):
        place = Place(cell, 0)
        for direction in DIRECTIONS:
            beyond = station.card_at.get(beside(cell, direction))
            alone = StationMap({} if beyond is None else {beyond: station.place_of[beyond]})
            fits = all(matches(*pair) for pair in meetings(alone, card, place))
            assert (direction in station.clashing_sides(card, place)) == (not fits)


@rule("MAP-1", "MAP-2", "MAP-3", "HIVE-1")
@law
@given(stations(), st.sampled_from(ROOM_CARDS))
def test_a_card_fits_wherever_it_is_legal_and_nowhere_else(
    station: StationMap, card: RoomCard
) -> None:
    def legal(*quarters: Quarter) -> set[Place]:
        places = [Place(cell, quarter) for cell in cells_around(station) for quarter in quarters]
        return {place for place in places if is_legal(station, card, place)}

    looks_the_same = sides(card, 0) == sides(card, 2)
    expected = legal(0) if looks_the_same else legal(0, 2)
    if card == HIVE and not expected:
        expected = legal(1, 3)
    assert set(station.fits(card).places) == expected
    assert len(station.fits(card).places) == len(expected)


@rule("EXPLORE-1")
@law
@given(stations(), st.sampled_from(ROOM_CARDS))
def test_what_fits_on_the_map_fits_at_the_rooms_whose_doorways_join_it(
    station: StationMap, card: RoomCard
) -> None:
    places = station.fits(card).places
    joined = {
        (DOOR_ROOM[other], (direction + 2) % 4, place.quarter)
        for place in places
        for direction, (east, north) in enumerate(STEPS)
        for other in [station.card_at.get((place.cell[0] + east, place.cell[1] + north))]
        if other is not None and sides(card, place.quarter)[direction] is not Side.WALL
    }
    at = station.fits(card).at
    assert {(room, *found) for room, all_found in at.items() for found in all_found} == joined


@rule("MAP-4", "MOVE-1")
@law
@given(stations())
def test_passages_lead_both_ways_and_are_secured_both_ways(station: StationMap) -> None:
    for ways in (station.ways, station.open_ways):
        for room in ROOMS:
            for direction, beyond in enumerate(ways[room]):
                assert beyond == NOWHERE or ways[beyond][(direction + 2) % 4] == room


@rule("MAP-6")
@law
@given(stations())
def test_undivided_neighbours_are_next_to_each_other(station: StationMap) -> None:
    for room in (card for card in station.place_of if card not in DIVIDED):
        for direction, beyond in enumerate(station.neighbours[room]):
            if beyond in ROOM_CARDS and beyond not in DIVIDED:
                assert station.neighbours[beyond][(direction + 2) % 4] == room


@law
@given(stations())
def test_a_map_laid_card_by_card_is_the_map_laid_at_once(station: StationMap) -> None:
    at_once = StationMap(station.place_of)
    assert station.ways == at_once.ways
    assert station.open_ways == at_once.open_ways
    assert station.neighbours == at_once.neighbours
