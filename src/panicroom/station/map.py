"""The map: which card lies where, and all that follows from it.

A map is never changed; laying a card gives a new one. So copies of a game share it, and what
is asked of it again and again (ways, neighbours, where a card fits) is worked out once.
"""

from typing import Annotated, Final, NamedTuple, TypeAlias

from panicroom.station.rooms import (
    CARD_OF,
    DIRECTIONS,
    DOOR_ROOM,
    HIVE,
    LOWER,
    NOWHERE,
    REACTOR,
    ROOMS,
    TURNED_SIDES,
    Direction,
    Quarter,
    Room,
    RoomCard,
    Side,
)

Cell: TypeAlias = Annotated[tuple[int, int], "cell"]
"""East and north of the Reactor."""

STEPS: Final = ((0, 1), (1, 0), (0, -1), (-1, 0))
UPRIGHT: Final = (0, 2)
ON_ITS_SIDE: Final = (1, 3)


class Place(NamedTuple):
    """Where a card lies or would lie, and how it is turned."""

    cell: Cell
    quarter: Quarter


class Fits(NamedTuple):
    """Everywhere a card may be laid: on the whole map, and joined to a doorway of each room."""

    places: tuple[Place, ...]
    at: dict[Room, tuple[tuple[Direction, Quarter], ...]]


def beside(cell: Cell, direction: int) -> Cell:
    step = STEPS[direction]
    return (cell[0] + step[0], cell[1] + step[1])


class StationMap:
    """Cards laid, and for each room four ways and four neighbours (N, E, S, W)."""

    __slots__ = ("_fits", "card_at", "neighbours", "open_ways", "place_of", "ways")

    def __init__(self, place_of: dict[RoomCard, Place]) -> None:
        self.place_of = place_of
        self.card_at = {place.cell: card for card, place in place_of.items()}
        self.ways: list[tuple[Room, ...]] = [(NOWHERE,) * 4 for _ in ROOMS]
        """The room behind each passage, including security passages."""
        self.open_ways = self.ways[:]
        """The same with security passages closed (MAP-4)."""
        self.neighbours = self.ways[:]
        """The room next to each, doors or not (MAP-6)."""
        self._fits: dict[RoomCard, Fits] = {}
        for card in place_of:
            self._connect(card)

    def __repr__(self) -> str:
        return f"StationMap({dict(sorted(self.place_of.items()))})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, StationMap) and self.place_of == other.place_of

    def __hash__(self) -> int:
        return hash(frozenset(self.place_of.items()))

    def lay(self, card: RoomCard, place: Place) -> "StationMap":
        """The map with one more card; only that card and its neighbors are connected again."""
        after = StationMap.__new__(StationMap)
        after.place_of = {**self.place_of, card: place}
        after.card_at = {**self.card_at, place.cell: card}
        after.ways, after.open_ways = self.ways[:], self.open_ways[:]
        after.neighbours = self.neighbours[:]
        after._fits = {}
        after._connect(card)
        for direction in DIRECTIONS:
            other = after.card_at.get(beside(place.cell, direction))
            if other is not None:
                after._connect(other)
        return after

    def copy(self) -> "StationMap":
        """For a view: it must not share what this map has worked out, which may be of cards that
        nobody has seen."""
        twin = StationMap.__new__(StationMap)
        twin.place_of, twin.card_at = self.place_of.copy(), self.card_at.copy()
        twin.ways, twin.open_ways = self.ways[:], self.open_ways[:]
        twin.neighbours = self.neighbours[:]
        twin._fits = {}
        return twin

    def has(self, card: RoomCard) -> bool:
        return card in self.place_of

    def sides_at(self, card: RoomCard) -> tuple[Side, ...]:
        return TURNED_SIDES[card][self.place_of[card].quarter]

    def fits(self, card: RoomCard) -> Fits:
        """Where the card may be laid. The Hive lies on its side only if it fits upright
        nowhere (HIVE-1)."""
        found = self._fits.get(card)
        if found is None:
            found = self._search_fits(card, UPRIGHT)
            if card == HIVE and not found.places:  # HIVE-1
                found = self._search_fits(card, ON_ITS_SIDE)
            self._fits[card] = found
        return found

    def clash(self, card: RoomCard, place: Place) -> str | None:
        """The rule of MAP that forbids the card there, looking at its sides alone."""
        if place.cell in self.card_at:
            return "MAP-3"
        if self.clashing_sides(card, place):
            return "MAP-2"
        sides = TURNED_SIDES[card][place.quarter]
        joined = any(sides[d] and beside(place.cell, d) in self.card_at for d in DIRECTIONS)
        return None if joined else "MAP-3"

    def clashing_sides(self, card: RoomCard, place: Place) -> tuple[Direction, ...]:
        """Where the card would meet a side that does not match its own (MAP-2)."""
        found = []
        for direction, ours in zip(DIRECTIONS, TURNED_SIDES[card][place.quarter], strict=True):
            other = self.card_at.get(beside(place.cell, direction))
            if other is None:
                continue
            theirs = self.sides_at(other)[direction - 2]
            if bool(ours) != bool(theirs) or ours == theirs == Side.SECURITY:
                found.append(direction)
        return tuple(found)

    def free_doorways(self, room: Room) -> tuple[Direction, ...]:
        """Doorways of the room behind which no card lies."""
        card = CARD_OF[room]
        if DOOR_ROOM[card] != room:
            return ()
        cell = self.place_of[card].cell
        sides = self.sides_at(card)
        return tuple(d for d in DIRECTIONS if sides[d] and beside(cell, d) not in self.card_at)

    def _search_fits(self, card: RoomCard, quarters: tuple[Quarter, ...]) -> Fits:
        turns = [(q, TURNED_SIDES[card][q]) for q in quarters]
        if turns[0][1] == turns[1][1]:
            turns.pop()  # turned or not it is the same card: one choice
        places: list[Place] = []
        at: dict[Room, list[tuple[Direction, Quarter]]] = {}
        for cell, around in self._frontier().items():
            for quarter, sides in turns:
                if not all(
                    theirs is None or (bool(ours) == bool(theirs) and ours + theirs < 4)
                    for ours, theirs in zip(sides, around, strict=True)
                ):  # MAP-2
                    continue
                places.append(Place(cell, quarter))
                for direction in DIRECTIONS:
                    if around[direction]:
                        room = DOOR_ROOM[self.card_at[beside(cell, direction)]]
                        at.setdefault(room, []).append((DIRECTIONS[direction - 2], quarter))
        joined = {room: tuple(sorted(found)) for room, found in at.items()}
        return Fits(tuple(sorted(places)), joined)

    def _frontier(self) -> dict[Cell, list[Side | None]]:
        """The free cells that a doorway leads to, with the sides that surround each."""
        frontier: dict[Cell, list[Side | None]] = {}
        for card, place in self.place_of.items():
            for direction, side in enumerate(self.sides_at(card)):
                cell = beside(place.cell, direction)
                if side and cell not in self.card_at:  # MAP-3
                    frontier.setdefault(cell, [None] * 4)
        for cell, around in frontier.items():
            for direction in DIRECTIONS:
                other = self.card_at.get(beside(cell, direction))
                if other is not None:
                    around[direction] = self.sides_at(other)[direction - 2]
        return frontier

    def _connect(self, card: RoomCard) -> None:
        for room in (card, LOWER[card]) if card in LOWER else (card,):
            found = [self._way(card, room, direction) for direction in DIRECTIONS]
            self.ways[room] = tuple([way for way, _ in found])
            self.open_ways[room] = tuple([NOWHERE if shut else way for way, shut in found])  # MAP-4
            self.neighbours[room] = tuple([self._neighbour(card, room, d) for d in DIRECTIONS])

    def _other_half(self, card: RoomCard, room: Room, direction: Direction) -> Room:
        """The other room of the same card, if it lies that way."""
        if card not in LOWER:
            return NOWHERE
        to_lower = Direction.S if self.place_of[card].quarter == 0 else Direction.N
        if room == card:
            return LOWER[card] if direction == to_lower else NOWHERE
        return card if direction == (to_lower + 2) % 4 else NOWHERE

    def _way(self, card: RoomCard, room: Room, direction: Direction) -> tuple[Room, bool]:
        """The room a passage leads to, and whether it is a security passage (MAP-4)."""
        half = self._other_half(card, room, direction)
        if half != NOWHERE:
            return half, True
        side = self.sides_at(card)[direction]
        other = self.card_at.get(beside(self.place_of[card].cell, direction))
        if other is None or not side or room != DOOR_ROOM[card]:
            return NOWHERE, False
        theirs = self.sides_at(other)[direction - 2]
        return DOOR_ROOM[other], Side.SECURITY in (side, theirs)

    def _neighbour(self, card: RoomCard, room: Room, direction: Direction) -> Room:
        """MAP-6: the room next to this one, doors or not."""
        half = self._other_half(card, room, direction)
        if half != NOWHERE:
            return half
        other = self.card_at.get(beside(self.place_of[card].cell, direction))
        if other is None or other not in LOWER:
            return NOWHERE if other is None else other
        if direction in (Direction.N, Direction.S):  # MAP-6
            return self._half_towards(other, DIRECTIONS[direction - 2])
        if card not in LOWER:
            return LOWER[other]
        north = self._half_towards(card, Direction.N) == room  # MAP-6
        return self._half_towards(other, Direction.N if north else Direction.S)

    def _half_towards(self, card: RoomCard, direction: Direction) -> Room:
        """The half of a two-room card that lies to the north or to the south."""
        upper_is_north = self.place_of[card].quarter == 0
        return card if upper_is_north == (direction == Direction.N) else LOWER[card]


START: Final = StationMap({REACTOR: Place((0, 0), 0)})
