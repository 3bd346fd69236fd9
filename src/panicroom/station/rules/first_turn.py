"""The first turn's search: TURN-4.

Possible means: some sequence of moves, free runs, explorations and one search fits into the AP
left. The visible card is what it is; a card not yet seen counts as fitting and searchable, so
that the options betray nothing of the deck.
"""

from typing import Final

from panicroom.kernel.errors import Refusal
from panicroom.station.actions import (
    Action,
    EndTurn,
    Explore,
    LayCard,
    Move,
    Run,
    Search,
    ThrowGrenade,
    TryNext,
    UseBoost,
)
from panicroom.station.agenda import ChoosePlace, SettleEncounter, TakeTurn
from panicroom.station.map import Place, StationMap, beside
from panicroom.station.rooms import (
    CARD_OF,
    HIVE,
    NOWHERE,
    SEARCHABLE,
    UPPER_ROOM_ICONS,
    Icon,
    Room,
    RoomCard,
    Side,
)
from panicroom.station.rules.items import BOOST_AP
from panicroom.station.state import State
from panicroom.station.tokens import ROLES, Seat

NEVER: Final = 99
UNSEEN: Final = -2
LAY_GO_SEARCH: Final = 3


class Prospect:
    """The station as it is, or would be after an action: can a search still be reached?"""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.map: StationMap = state.map
        top = state.top_room()
        self.card: RoomCard = NOWHERE if top is None else top
        self.deck = len(state.explore)
        self.ap = state.turn.ap
        self.run: int = state.turn.run
        self.where = [state.rooms[2 * seat + role] for role in ROLES]

    def is_possible(self) -> bool:
        if not self.state.search and not self.state.discards:
            return False
        return any(
            room != NOWHERE and self.fewest_ap(room, self.run == role, self.ap) <= self.ap
            for role, room in zip(ROLES, self.where, strict=True)
        )

    def fewest_ap(self, start: Room, may_run: bool, ap: int) -> int:
        """The fewest AP in which a character that starts there has searched."""
        costs = self.walk(start, may_run, ap)
        fewest = min((c + 1 for room, c in costs.items() if SEARCHABLE[room]), default=NEVER)
        if not self.deck or self.state.turn.barred:
            return fewest
        for room, cost in costs.items():
            if cost + 2 < fewest and cost + 1 < ap:
                fewest = min(fewest, cost + self.explore_and_search(room, ap - cost))
        return fewest

    def walk(self, start: Room, may_run: bool, ap: int) -> dict[Room, int]:
        """What it costs to stand in each room; leaving a Run room just entered is free."""
        costs = {start: 0}
        fresh = [(start, may_run)]
        while fresh:
            room, free = fresh.pop(0)
            cost = costs[room] + (0 if free else 1)
            for beyond in self.ways(room):
                if beyond != NOWHERE and cost < min(costs.get(beyond, NEVER), ap):
                    costs[beyond] = cost
                    fresh.append((beyond, self.is_run(beyond)))
        return costs

    def ways(self, room: Room) -> tuple[Room, ...]:
        passes = self.state.passes_doors(self.seat)
        return self.map.ways[room] if passes else self.map.open_ways[room]

    def is_run(self, room: Room) -> bool:
        is_run_room = UPPER_ROOM_ICONS[room] is Icon.RUN
        return is_run_room and not self.state.others_in(self.seat, room)

    def explore_and_search(self, room: Room, ap: int) -> int:
        """AP from standing in the room: lay a card there, go and search, or lay two."""
        fits = self.map.fits(self.card) if self.card != UNSEEN else None
        if fits is None or not fits.places:
            return LAY_GO_SEARCH if self.next_may_be_laid(room) else NEVER
        fewest = NEVER
        for direction, quarter in fits.at.get(room, ()):
            after = self.after_laying(Place(beside(self.cell(room), direction), quarter))
            leads_there = after.ways(room)[direction] != NOWHERE
            if SEARCHABLE[self.card] and leads_there:
                return LAY_GO_SEARCH
            fewest = min(fewest, 1 + after.fewest_ap(room, False, ap - 1))
        return fewest

    def next_may_be_laid(self, room: Room) -> bool:
        """A card not yet seen, at a doorway of this room that one may pass."""
        if self.card != UNSEEN and (self.deck < 2 or self.relief_is_spent()):
            return False
        passes = self.state.passes_doors(self.seat)
        sides = self.map.sides_at(CARD_OF[room])
        return any(passes or sides[d] is Side.OPEN for d in self.map.free_doorways(room))

    def relief_is_spent(self) -> bool:
        return self.state.turn.relief and self.card != HIVE

    def cell(self, room: Room) -> tuple[int, int]:
        return self.map.place_of[CARD_OF[room]].cell

    def after_laying(self, place: Place) -> "Prospect":
        after = Prospect(self.state, self.seat)
        after.map = self.map.lay(self.card, place)
        after.card = UNSEEN
        after.deck = self.deck - 1
        after.where = self.where
        after.ap = self.ap
        after.run = self.run
        return after


def judge_first_turn(state: State, seat: Seat, action: Action) -> Refusal | None:
    """While a search is possible, no action may make it impossible, nor may the turn end."""
    if not state.turn.first or seat != state.turn.seat or isinstance(action, Search):
        return None
    if not isinstance(state.top_frame(), TakeTurn | SettleEncounter | ChoosePlace):
        return None
    if isinstance(action, EndTurn):
        if is_search_possible(state, seat):
            return Refusal("TURN-4", "search-first")
        return None
    if is_possible_after(state, seat, action) or not is_search_possible(state, seat):
        return None
    return Refusal("TURN-4", "leaves-no-search")


def is_search_possible(state: State, seat: Seat) -> bool:
    """Asked anew after every action; in the middle of one, whether some choice keeps it so."""
    frame = state.top_frame()
    if isinstance(frame, ChoosePlace):
        places = state.map.fits(frame.card).places
        lays = [LayCard(place.cell, place.quarter) for place in places]
        return any(is_possible_after(state, seat, lay) for lay in lays)
    return Prospect(state, seat).is_possible()


def is_possible_after(state: State, seat: Seat, action: Action) -> bool:
    prospect = Prospect(state, seat)
    if costs_ap(action):
        prospect.ap -= 1
        prospect.run = -1
    if isinstance(action, UseBoost):
        prospect.ap += BOOST_AP
    elif isinstance(action, Move | Run):
        move(prospect, action)
    elif isinstance(action, Explore):
        cell = beside(prospect.cell(prospect.where[action.who]), action.direction)
        prospect = prospect.after_laying(Place(cell, action.quarter))
    elif isinstance(action, LayCard):
        frame = state.top_frame()
        assert isinstance(frame, ChoosePlace)
        prospect.card = frame.card
        prospect = prospect.after_laying(Place(action.cell, action.quarter))
    elif isinstance(action, TryNext):
        return try_next_leads_on(prospect, prospect.where[action.who])
    elif isinstance(action, ThrowGrenade):
        forget_the_blasted(prospect, action)
    return prospect.is_possible()


def costs_ap(action: Action) -> bool:
    """TURN-5: all but free runs, trades, what is laid and what costs nothing to use."""
    return action.verb not in ("run", "trade", "lay", "lay-down", "boost", "end-turn")


def move(prospect: Prospect, action: Move | Run) -> None:
    room = prospect.map.ways[prospect.where[action.who]][action.direction]
    prospect.where = [room if role == action.who else prospect.where[role] for role in ROLES]
    prospect.run = action.who if prospect.is_run(room) else -1


def try_next_leads_on(prospect: Prospect, room: Room) -> bool:
    """The card to come counts as fitting: it is laid, entered and searched, or not needed."""
    if prospect.next_may_be_laid(room) and prospect.ap >= LAY_GO_SEARCH - 1:
        return True
    return prospect.is_possible()


def forget_the_blasted(prospect: Prospect, action: ThrowGrenade) -> None:
    """An own character that the grenade would kill cannot search any more."""
    state, seat = prospect.state, prospect.seat
    room = state.map.ways[prospect.where[action.who]][action.direction]
    prospect.where = [
        NOWHERE if where == room and state.health[2 * seat + role] == 1 else where
        for role, where in zip(ROLES, prospect.where, strict=True)
    ]
