"""Entering a room: ENTER-1 to ENTER-3, and the chance to run on (RUN-1)."""

from panicroom.kernel.errors import Refusal
from panicroom.station.actions import Action, Fire, LayDown, Stab, Trade, UseBoost
from panicroom.station.agenda import Meet, SettleEncounter, Spawn
from panicroom.station.rooms import REACTOR, UPPER_ROOM_ICONS, Icon, Room
from panicroom.station.state import State
from panicroom.station.tokens import ANDROID, Role, Seat


def enter(state: State, seat: Seat, who: Role, room: Room) -> None:
    """ENTER-1: the parasite comes before anything else."""
    state.agenda.append(Meet(seat, who, room))
    if UPPER_ROOM_ICONS[room] is Icon.PARASITE:  # ENTER-1
        state.agenda.append(Spawn(seat, room))


def step_meet(state: State, frame: Meet) -> None:
    others = state.others_in(frame.seat, frame.room)
    if others and must_meet(state, frame.who, frame.room):  # ENTER-2
        state.agenda.append(SettleEncounter(frame.seat, frame.who, frame.room))
    if not others and UPPER_ROOM_ICONS[frame.room] is Icon.RUN:  # RUN-1
        state.turn.run = frame.who


def must_meet(state: State, who: Role, room: Room) -> bool:
    """ENTER-2: not in the Reactor, not after a trade here, not after a grenade."""
    if room == REACTOR:  # TRADE-1
        return False
    if (who, room) in state.turn.traded:  # TRADE-1
        return False
    return not is_spared_by_grenade(state, who, room)


def is_spared_by_grenade(state: State, who: Role, room: Room) -> bool:
    """The ruling grenade_spares: the character that threw it, or both of its player's."""
    if state.rulings.grenade_spares == "player":  # ENTER-2
        return any(thrown == room for _, thrown in state.turn.grenades)
    return (who, room) in state.turn.grenades  # ENTER-2


def judge_in_encounter(
    state: State, seat: Seat, frame: SettleEncounter, action: Action
) -> Refusal | None:
    """ENTER-2: a trade, an attack on those met, or zero-AP items first; nothing else."""
    refusal = Refusal("ENTER-2", "encounter-first", {"who": frame.who, "room": frame.room})
    if isinstance(action, Trade | LayDown | UseBoost):
        return None
    if isinstance(action, Fire):
        attacker: Role = ANDROID
    elif isinstance(action, Stab):
        attacker = action.who
    else:
        return refusal
    if attacker != frame.who or not isinstance(action.target, int):
        return refusal
    if state.rooms[action.target] != frame.room:
        return refusal
    if state.turn.ap < 1:
        return Refusal("ENTER-3", "no-ap-to-attack")
    return None


def settle_by_attack(state: State) -> None:
    """ENTER-2: an attack settles this entry, for everyone in the room."""
    if isinstance(state.top_frame(), SettleEncounter):  # ENTER-2
        state.agenda.pop()
