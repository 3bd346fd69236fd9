"""What a search would cost a player (TURN-4): moves, explorations and the search.

The visible card is what it is; a card not yet seen counts as fitting and searchable, so that
the options betray nothing of the deck. Free runs need not be counted: a Run room has an icon,
so whoever could run on from one could as well search it.
"""

from typing import Final, NamedTuple

from panicroom.station.map import Place, StationMap, beside
from panicroom.station.rooms import (
    CARD_OF,
    HIVE,
    NOWHERE,
    SEARCHABLE,
    TURNED_SIDES,
    UNSEEN,
    Direction,
    Quarter,
    Room,
    RoomCard,
    Side,
)
from panicroom.station.state import State
from panicroom.station.tokens import ROLES, Seat

NEVER: Final = 99
LAY_GO_SEARCH: Final = 3


class Standing(NamedTuple):
    """Where a player's characters stand, and the AP left."""

    where: tuple[Room, ...]
    ap: int


class Prospect:
    """The station as it is, or would be after a card is laid: what does a search cost?"""

    def __init__(self, state: State, seat: Seat, station: StationMap, card: RoomCard, deck: int):
        self.state = state
        self.seat = seat
        self.map = station
        self.card = card
        self.deck = deck
        self.passes = state.passes_doors(seat)
        self._walks: dict[Room, dict[Room, int]] = {}
        self._on_foot: dict[Room, int] = {}
        self._fewest: dict[tuple[Room, Room], int] = {}
        self._allowed: dict[Standing, bool] = {}

    def allows_search(self, standing: Standing) -> bool:
        """Most actions leave the same standing, so what was found is kept."""
        if standing not in self._allowed:
            self._allowed[standing] = self._finds_search(standing)
        return self._allowed[standing]

    def _finds_search(self, standing: Standing) -> bool:
        if not self.state.search and not self.state.discards:
            return False
        if self.allows_search_on_foot(standing):  # cheaper to see than what exploring may bring
            return True
        where = standing.where
        return any(
            where[role] != NOWHERE and self.fewest_ap(where[role], where[1 - role]) <= standing.ap
            for role in ROLES
        )

    def allows_search_on_foot(self, standing: Standing) -> bool:
        """Without exploring; a card laid more never bars such a way."""
        if not self.state.search and not self.state.discards:
            return False
        rooms = [room for room in standing.where if room != NOWHERE]
        return any(self.fewest_on_foot(room) <= standing.ap for room in rooms)

    def fewest_on_foot(self, start: Room) -> int:
        """AP to a search in a room that is there."""
        known = self._on_foot.get(start)
        if known is None:
            costs = self.walk(start).items()
            known = next((cost + 1 for room, cost in costs if SEARCHABLE[room]), NEVER)
            self._on_foot[start] = known
        return known

    def fewest_ap(self, start: Room, other: Room) -> int:
        """The fewest AP to a search for a character that starts there, or for the other one
        after this one has explored."""
        key = (start, other)
        if key not in self._fewest:
            self._fewest[key] = self._find_fewest_ap(*key)
        return self._fewest[key]

    def _find_fewest_ap(self, start: Room, other: Room) -> int:
        costs = self.walk(start)
        fewest = self.fewest_on_foot(start)
        if self.deck and not self.state.turn.barred:
            for room, cost in costs.items():
                if cost + 2 >= fewest:
                    break
                fewest = min(fewest, cost + self.explore_and_search(room, other))
        return fewest

    def walk(self, start: Room) -> dict[Room, int]:
        """What it costs to stand in each room that can be reached, nearest first."""
        if start not in self._walks:
            self._walks[start] = self._find_walk(start)
        return self._walks[start]

    def _find_walk(self, start: Room) -> dict[Room, int]:
        costs = {start: 0}
        ways = self.map.ways if self.passes else self.map.open_ways
        edge = [start]
        for cost in range(1, self.state.turn.ap):
            edge = [room for near in edge for room in ways[near] if room not in costs]
            costs |= {room: cost for room in edge if room != NOWHERE}
            edge = [room for room in edge if room != NOWHERE]
        return costs

    def explore_and_search(self, room: Room, other: Room) -> int:
        """AP from standing in the room: lay a card there, go and search, or lay two."""
        fits = self.map.fits(self.card) if self.card != UNSEEN else None
        if fits is None or not fits.places:
            return LAY_GO_SEARCH if self.next_may_be_laid(room) else NEVER
        fewest = NEVER
        for direction, quarter in fits.at.get(room, ()):
            if self.would_be_searched(room, direction, quarter):
                return LAY_GO_SEARCH
            after = self.after_laying(self.place_at(room, direction, quarter))
            fewest = min(fewest, 1 + after.fewest_ap(room, NOWHERE))
            if other != NOWHERE:
                fewest = min(fewest, 1 + after.fewest_ap(other, NOWHERE))
        return fewest

    def would_be_searched(self, room: Room, direction: Direction, quarter: Quarter) -> bool:
        """The visible card, laid like this, can be entered and searched."""
        doors = (
            self.map.sides_at(CARD_OF[room])[direction],
            TURNED_SIDES[self.card][quarter][direction - 2],
        )
        return SEARCHABLE[self.card] and (self.passes or Side.SECURITY not in doors)

    def next_may_be_laid(self, room: Room) -> bool:
        """A card not yet seen, at a doorway of this room that one may pass."""
        if self.card != UNSEEN and (self.deck < 2 or self.relief_is_spent()):
            return False
        sides = self.map.sides_at(CARD_OF[room])
        return any(self.passes or sides[d] is Side.OPEN for d in self.map.free_doorways(room))

    def relief_is_spent(self) -> bool:
        return self.state.turn.relief and self.card != HIVE

    def place_at(self, room: Room, direction: Direction, quarter: Quarter) -> Place:
        return Place(beside(self.map.place_of[CARD_OF[room]].cell, direction), quarter)

    def after_laying(self, place: Place) -> "Prospect":
        """The next card is not yet seen, unless this one came from under the Hive (HIVE-2)."""
        after = self.map.lay(self.card, place)
        top = UNSEEN if self.card == self.state.top_room() else HIVE
        return Prospect(self.state, self.seat, after, top, self.deck - 1)
