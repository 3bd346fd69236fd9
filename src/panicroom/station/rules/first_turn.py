"""The first turn's search: TURN-4.

While a search is possible, ending the turn is refused, and so is every action that would make
it impossible. It is asked anew after every action.
"""

from collections.abc import Sequence

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
from panicroom.station.map import Place
from panicroom.station.rooms import NOWHERE, Room
from panicroom.station.rules.items import BOOST_AP
from panicroom.station.rules.laying import offer_places
from panicroom.station.rules.prospect import LAY_GO_SEARCH, Prospect, Standing
from panicroom.station.rules.turn_bounds import FREE_VERBS
from panicroom.station.state import State
from panicroom.station.tokens import ROLES, Role, Seat


def keep_search_possible(state: State, seat: Seat, offered: Sequence[Action]) -> list[Action]:
    """Of the actions offered, those that TURN-4 leaves."""
    now = prospect_of(state, seat)
    return [action for action in offered if forbids(now, action) is None]


def judge_first_turn(state: State, seat: Seat, action: Action) -> Refusal | None:
    """While a search is possible, no action may make it impossible, nor may the turn end."""
    return forbids(prospect_of(state, seat), action) if is_bound(state, seat) else None


def is_bound(state: State, seat: Seat) -> bool:
    """A first turn without a search so far; what is asked in its middle costs nothing more."""
    frame = state.top_frame()
    asks_for_actions = isinstance(frame, TakeTurn | SettleEncounter | ChoosePlace)
    return state.turn.first and seat == state.turn.seat and asks_for_actions


def prospect_of(state: State, seat: Seat) -> Prospect:
    frame = state.top_frame()
    top = frame.card if isinstance(frame, ChoosePlace) else state.top_room()
    return Prospect(state, seat, state.map, NOWHERE if top is None else top, len(state.explore))


def standing_of(now: Prospect) -> Standing:
    state, first = now.state, 2 * now.seat
    return Standing(tuple(state.rooms[first : first + 2]), state.turn.ap)


def forbids(now: Prospect, action: Action) -> Refusal | None:
    if isinstance(action, Search):
        return None
    if isinstance(action, EndTurn):
        if is_search_possible(now):
            return Refusal("TURN-4", "search-first")
        return None
    if not is_possible_after(now, action) and is_search_possible(now):
        return Refusal("TURN-4", "leaves-no-search")
    return None


def is_search_possible(now: Prospect) -> bool:
    """Asked anew after every action; where a card is to be laid, whether some place keeps it."""
    frame = now.state.top_frame()
    if isinstance(frame, ChoosePlace):
        lays = offer_places(now.state, now.seat, frame)
        return any(is_possible_after(now, lay) for lay in lays)
    return now.allows_search(standing_of(now))


def is_possible_after(now: Prospect, action: Action) -> bool:
    standing = standing_of(now)
    if action.verb not in FREE_VERBS:
        standing = Standing(standing.where, standing.ap - 1)
    if isinstance(action, UseBoost):
        standing = Standing(standing.where, standing.ap + BOOST_AP)
    elif isinstance(action, Move | Run):
        standing = moved(now, standing, action)
    elif isinstance(action, Explore):
        return leads_on(now, standing, action)
    elif isinstance(action, LayCard):
        now = now.after_laying(Place(action.cell, action.quarter))
    elif isinstance(action, TryNext):
        room = standing.where[action.who]
        if standing.ap >= LAY_GO_SEARCH - 1 and now.next_may_be_laid(room):
            return True
    elif isinstance(action, ThrowGrenade):
        standing = Standing(survivors(now, standing, action), standing.ap)
    return now.allows_search(standing)


def moved(now: Prospect, standing: Standing, action: Move | Run) -> Standing:
    room = now.map.ways[standing.where[action.who]][action.direction]
    where = tuple(room if role == action.who else standing.where[role] for role in ROLES)
    return Standing(where, standing.ap)


def leads_on(now: Prospect, standing: Standing, action: Explore) -> bool:
    """After exploring: the new card is entered and searched, or there is another way."""
    room = standing.where[action.who]
    if standing.ap >= 2 and now.would_be_searched(room, action.direction, action.quarter):
        return True
    if now.allows_search_on_foot(standing):
        return True
    place = now.place_at(room, action.direction, action.quarter)
    return now.after_laying(place).allows_search(standing)


def survivors(now: Prospect, standing: Standing, action: ThrowGrenade) -> tuple[Room, ...]:
    """An own character that the grenade would kill cannot search any more."""
    blast = now.map.ways[standing.where[action.who]][action.direction]
    health = now.state.health

    def is_killed(role: Role) -> bool:
        return standing.where[role] == blast and health[2 * now.seat + role] == 1

    return tuple(NOWHERE if is_killed(role) else standing.where[role] for role in ROLES)
