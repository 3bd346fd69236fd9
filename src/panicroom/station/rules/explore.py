"""Explore: EXPLORE-1 to EXPLORE-5, and the cards that fit nowhere (HIVE-2)."""

from dataclasses import dataclass

from panicroom.kernel.audience import EVERYBODY, Event
from panicroom.kernel.errors import Refusal
from panicroom.station.actions import Action, Explore, TryNext
from panicroom.station.agenda import ChoosePlace
from panicroom.station.map import Place, beside
from panicroom.station.rooms import CARD_OF, HIVE, NOWHERE, Room, RoomCard
from panicroom.station.rules.laying import NextRoomShown, lay, why_not_at
from panicroom.station.rules.turn_bounds import is_missing, lacks_ap, pay
from panicroom.station.state import State
from panicroom.station.tokens import Role, Seat


@dataclass(slots=True)
class RoomBuried(Event):
    """The card went under the exploration deck."""

    audience = EVERYBODY
    card: RoomCard

    def write(self, state: State) -> None:
        state.explore.remove(self.card)
        state.explore.insert(0, self.card)


@dataclass(slots=True)
class RoomUnderHiveShown(Event):
    """HIVE-2: the Hive fits nowhere, and the card under it is shown."""

    audience = EVERYBODY
    card: RoomCard


def cannot_explore(state: State) -> Refusal | None:
    """What forbids exploring and Reveal alike, wherever one stands."""
    card = state.top_room()
    if card is None:
        return Refusal("EXPLORE-5", "no-rooms-left")
    if state.turn.barred:
        return Refusal("EXPLORE-4", "exploring-barred")
    fits_nowhere = not state.map.fits(card).places
    if fits_nowhere and card != HIVE and state.turn.relief:
        return Refusal("EXPLORE-4", "relief-spent", {"room_card": card})
    return None


def judge_explore(state: State, seat: Seat, action: Explore) -> Refusal | None:
    refusal = lacks_ap(state) or is_missing(state, seat, action.who) or cannot_explore(state)
    if refusal:
        return refusal
    card = state.explore[-1]
    fits = state.map.fits(card)
    if not fits.places:
        rule = "HIVE-2" if card == HIVE else "EXPLORE-4"
        return Refusal(rule, "fits-nowhere", {"room_card": card})
    room = state.rooms[2 * seat + action.who]
    if room not in fits.at:
        return Refusal(
            "EXPLORE-3", "fits-elsewhere", {"room_card": card, "rooms": tuple(sorted(fits.at))}
        )
    if (action.direction, action.quarter) in fits.at[room]:
        return None
    return why_not_there(state, room, card, action)


def why_not_there(state: State, room: Room, card: RoomCard, action: Explore) -> Refusal:
    """The rule against one side or turn of a card that fits here otherwise."""
    if action.direction not in state.map.free_doorways(room):
        return Refusal("EXPLORE-1", "no-free-doorway", {"direction": action.direction})
    cell = beside(state.map.place_of[CARD_OF[room]].cell, action.direction)
    return why_not_at(state, card, Place(cell, action.quarter))


def judge_try_next(state: State, seat: Seat, action: TryNext) -> Refusal | None:
    refusal = lacks_ap(state) or is_missing(state, seat, action.who) or cannot_explore(state)
    if refusal:
        return refusal
    if state.map.fits(state.explore[-1]).places:
        return Refusal("EXPLORE-4", "fits-somewhere", {"room_card": state.explore[-1]})
    return None


def offer_explore(state: State, seat: Seat, who: Role, room: Room, out: list[Action]) -> None:
    """Asked once `cannot_explore` has found nothing against it, the same for both roles."""
    fits = state.map.fits(state.explore[-1])
    if not fits.places:
        out.append(TryNext(who))
        return
    for direction, quarter in fits.at.get(room, ()):
        out.append(Explore(who, direction, quarter))


def do_explore(state: State, seat: Seat, action: Explore) -> None:
    pay(state)
    room = state.rooms[2 * seat + action.who]
    cell = beside(state.map.place_of[CARD_OF[room]].cell, action.direction)
    lay(state, seat, state.explore[-1], Place(cell, action.quarter))


def do_try_next(state: State, seat: Seat, action: TryNext) -> None:
    pay(state)
    try_next(state, seat, state.rooms[2 * seat + action.who])


def try_next(state: State, seat: Seat, room: Room) -> None:
    """The visible card fits nowhere: the one after it, at the room or (NOWHERE) anywhere."""
    if state.explore[-1] == HIVE:
        look_under_hive(state, seat, room)
        return
    state.turn.relief = True  # EXPLORE-4
    state.emit(RoomBuried(state.explore[-1]))  # EXPLORE-4
    state.emit(NextRoomShown(state.explore[-1]))
    if fits_at(state, state.explore[-1], room):  # EXPLORE-4
        state.agenda.append(ChoosePlace(seat, state.explore[-1], room))
    elif state.rulings.failed_explore == "bars_turn":  # EXPLORE-4
        state.turn.barred = True


def look_under_hive(state: State, seat: Seat, room: Room) -> None:
    """HIVE-2: the card under the Hive is laid here, stays, or goes under the deck."""
    if len(state.explore) < 2:
        return
    card = state.explore[-2]
    state.emit(RoomUnderHiveShown(card))
    if fits_at(state, card, room):  # HIVE-2
        state.agenda.append(ChoosePlace(seat, card, room))
    elif not state.map.fits(card).places:  # HIVE-2
        state.emit(RoomBuried(card))


def fits_at(state: State, card: RoomCard, room: Room) -> bool:
    fits = state.map.fits(card)
    return bool(fits.places) if room == NOWHERE else room in fits.at
