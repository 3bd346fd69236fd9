"""Laying an exploration card, however it came up: MAP, HIVE-3, HIVE-4, and the choice of its place
(EXPLORE-2)."""

from dataclasses import dataclass

from panicroom.kernel.audience import EVERYBODY, Event
from panicroom.kernel.errors import Refusal
from panicroom.station.actions import LayCard
from panicroom.station.agenda import ChoosePlace
from panicroom.station.map import UPRIGHT, Place, beside
from panicroom.station.rooms import CARD_OF, HIVE, NOWHERE, RoomCard
from panicroom.station.rules.ending import finish, hold_scan
from panicroom.station.state import State
from panicroom.station.tokens import Seat


@dataclass(slots=True)
class RoomLaid(Event):
    audience = EVERYBODY
    seat: Seat
    card: RoomCard
    place: Place

    def write(self, state: State) -> None:
        state.map = state.map.lay(self.card, self.place)
        state.explore.remove(self.card)


@dataclass(slots=True)
class NextRoomShown(Event):
    """The top card of the exploration deck is always visible to all (SETUP-6)."""

    audience = EVERYBODY
    card: RoomCard


def places_for(state: State, frame: ChoosePlace) -> list[Place]:
    fits = state.map.fits(frame.card)
    if frame.room == NOWHERE:
        return list(fits.places)
    cell = state.map.place_of[CARD_OF[frame.room]].cell
    return [Place(beside(cell, d), quarter) for d, quarter in fits.at.get(frame.room, ())]


def offer_places(state: State, seat: Seat, frame: ChoosePlace) -> list[LayCard]:
    return [LayCard(place.cell, place.quarter) for place in places_for(state, frame)]


def judge_lay(state: State, seat: Seat, action: LayCard) -> Refusal | None:
    frame = state.top_frame()
    if not isinstance(frame, ChoosePlace):
        return Refusal("EXPLORE-1", "no-card-to-lay")
    place = Place(action.cell, action.quarter)
    if place in places_for(state, frame):
        return None
    if place in state.map.fits(frame.card).places:
        return Refusal("EXPLORE-1", "not-at-this-room", {"room": frame.room})
    return why_not_at(state, frame.card, place)


def why_not_at(state: State, card: RoomCard, place: Place) -> Refusal:
    if place.quarter not in UPRIGHT and card == HIVE:
        upright = any(found.quarter in UPRIGHT for found in state.map.fits(card).places)
        if upright:
            return Refusal("HIVE-1", "hive-fits-upright")
    elif place.quarter not in UPRIGHT:
        return Refusal("MAP-1", "not-upright", {"room_card": card})
    clash = state.map.clash(card, place)
    if clash is None:
        return Refusal("MAP-1", "same-either-way", {"room_card": card})
    sides = state.map.clashing_sides(card, place)
    return Refusal(clash, "sides-clash", {"room_card": card, "sides": sides})


def do_lay(state: State, seat: Seat, action: LayCard) -> None:
    frame = state.agenda.pop()
    assert isinstance(frame, ChoosePlace)
    lay(state, seat, frame.card, Place(action.cell, action.quarter))


def lay(state: State, seat: Seat, card: RoomCard, place: Place) -> None:
    state.emit(RoomLaid(seat, card, place))
    if card == HIVE:  # HIVE-4
        hold_scan(state)
    if state.over:
        return
    if hive_is_blocked(state):  # HIVE-3
        finish(state, "hive_blocked", "HIVE-3", state.rulings.hive_blocked_winner)
    elif state.explore:
        state.emit(NextRoomShown(state.explore[-1]))


def hive_is_blocked(state: State) -> bool:
    """HIVE-3: the Hive is still to come, and no card left fits anywhere."""
    if HIVE not in state.explore:  # HIVE-3
        return False
    return not any(state.map.fits(card).places for card in reversed(state.explore))
