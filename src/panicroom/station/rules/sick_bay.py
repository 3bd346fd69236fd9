"""Sick bay: SICKBAY-1. How points are shared out stands in healing.py."""

from dataclasses import dataclass

from panicroom.kernel.audience import EVERYBODY, Event
from panicroom.kernel.errors import Refusal
from panicroom.station.actions import Action, UseSickBay
from panicroom.station.agenda import Remedy, ShareHealing, Spawn, TurnRed
from panicroom.station.rooms import CARD_OF, UPPER_ROOM_ICONS, Icon, Room
from panicroom.station.rules.turn_bounds import is_missing, lacks_ap, pay
from panicroom.station.state import State
from panicroom.station.tokens import HEALTH, Role, Seat, character_of


@dataclass(slots=True)
class SickBayUsed(Event):
    audience = EVERYBODY
    seat: Seat
    who: Role
    room: Room

    def write(self, state: State) -> None:
        state.turn.healed = True  # SICKBAY-1


def judge_sick_bay(state: State, seat: Seat, action: UseSickBay) -> Refusal | None:
    refusal = lacks_ap(state) or is_missing(state, seat, action.who)
    if refusal:
        return refusal
    room = state.rooms[2 * seat + action.who]
    if UPPER_ROOM_ICONS[room] is not Icon.SICK_BAY:
        return Refusal("SICKBAY-1", "no-sick-bay-here", {"room": room})
    if state.turn.healed:
        return Refusal("SICKBAY-1", "healed-already")
    own = (2 * seat, 2 * seat + 1)
    if not any(state.rooms[c] == room and state.health[c] < HEALTH for c in own):
        return Refusal("SICKBAY-1", "nobody-wounded")
    return None


def offer_sick_bay(state: State, seat: Seat, who: Role, room: Room, out: list[Action]) -> None:
    is_there = UPPER_ROOM_ICONS[room] is Icon.SICK_BAY
    if is_there and judge_sick_bay(state, seat, UseSickBay(who)) is None:
        out.append(UseSickBay(who))


def do_sick_bay(state: State, seat: Seat, action: UseSickBay) -> None:
    """On the red side a parasite appears first; a black side turns red afterwards."""
    pay(state)
    user = character_of(seat, action.who)
    room = state.rooms[user]
    card = CARD_OF[room]
    state.emit(SickBayUsed(seat, action.who, room))
    state.agenda.append(TurnRed(card))
    state.agenda.append(ShareHealing(seat, user, Remedy.SICK_BAY, 2, None))
    if card in state.red:  # SICKBAY-1
        state.agenda.append(Spawn(seat, room))
