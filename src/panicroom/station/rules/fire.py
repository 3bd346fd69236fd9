"""Fire: FIRE-1 to FIRE-4."""

from dataclasses import dataclass

from panicroom.kernel.audience import EVERYBODY, Event
from panicroom.kernel.errors import Refusal
from panicroom.station.actions import Action, Fire, HoldFire, Target
from panicroom.station.agenda import ChooseSecondShot, SecondShot, Weapon
from panicroom.station.cards import AMMO, HEAVY_GUN, SCOPE
from panicroom.station.rooms import NOWHERE
from panicroom.station.rules.attack import (
    has_traded_there,
    is_no_target,
    room_of,
    strike,
    targets_in,
)
from panicroom.station.rules.entering import settle_by_attack
from panicroom.station.rules.turn_bounds import is_missing, lacks_ap, pay
from panicroom.station.state import State
from panicroom.station.tokens import ANDROID, Seat


@dataclass(slots=True)
class ShotFired(Event):
    """FIRE-1: the bullet is gone; the Ammo card with the fewest left gives it."""

    audience = EVERYBODY
    seat: Seat
    target: Target

    def write(self, state: State) -> None:
        bullets = state.bullets[self.seat]
        bullets[0] -= 1  # FIRE-1
        if not bullets[0]:
            bullets.pop(0)
            state.discards.append(AMMO)


def judge_fire(state: State, seat: Seat, action: Fire) -> Refusal | None:
    is_second = isinstance(state.top_frame(), ChooseSecondShot)
    refusal = (None if is_second else lacks_ap(state)) or is_missing(state, seat, ANDROID)
    if refusal:
        return refusal
    if not state.bullets[seat]:
        return Refusal("FIRE-1", "no-bullets")
    return (
        is_no_target(state, seat, action.target)
        or is_out_of_range(state, seat, action.target)
        or has_traded_there(state, ANDROID, action.target)
    )


def is_out_of_range(state: State, seat: Seat, target: Target) -> Refusal | None:
    """FIRE-2: the same room, or with a Target Scope an adjoining one."""
    here, there = state.rooms[2 * seat + ANDROID], room_of(state, target)
    if there == here:
        return None
    if there not in state.map.ways[here]:
        return Refusal("FIRE-2", "too-far")
    if SCOPE not in state.tables[seat]:
        return Refusal("FIRE-2", "no-scope")
    if there not in state.ways(seat, here):
        return Refusal("DOOR-1", "door-closed-to-shots")
    return None


def judge_hold_fire(state: State, seat: Seat, action: HoldFire) -> Refusal | None:
    if not isinstance(state.top_frame(), ChooseSecondShot):
        return Refusal("FIRE-4", "no-second-shot")
    return None


def offer_fire(state: State, seat: Seat, out: list[Action]) -> None:
    here = state.rooms[2 * seat + ANDROID]
    if here == NOWHERE or not state.bullets[seat]:
        return
    reach = {here}
    if SCOPE in state.tables[seat]:
        reach |= {room for room in state.ways(seat, here) if room != NOWHERE}
    for room in sorted(reach):
        shots = [Fire(target) for target in targets_in(state, seat, room)]
        out += [shot for shot in shots if judge_fire(state, seat, shot) is None]


def offer_second_shot(state: State, seat: Seat, frame: ChooseSecondShot) -> list[Action]:
    offered: list[Action] = []
    offer_fire(state, seat, offered)
    return [*offered, HoldFire()]


def do_fire(state: State, seat: Seat, action: Fire) -> None:
    """FIRE-4: with a Heavy Gun and a second bullet there is a second shot to choose."""
    if isinstance(state.top_frame(), ChooseSecondShot):
        state.agenda.pop()
    else:
        pay(state)
        settle_by_attack(state)
        if HEAVY_GUN in state.tables[seat] and sum(state.bullets[seat]) > 1:  # FIRE-4
            state.agenda.append(SecondShot(seat))
    state.emit(ShotFired(seat, action.target))
    strike(state, seat, Weapon.SHOT, action.target)  # FIRE-3


def do_hold_fire(state: State, seat: Seat, action: HoldFire) -> None:
    state.agenda.pop()


def step_second_shot(state: State, frame: SecondShot) -> None:
    """Whether there is anything left to shoot at is public, so nobody is asked if not."""
    shots: list[Action] = []
    state.agenda.append(ChooseSecondShot(frame.seat))
    offer_fire(state, frame.seat, shots)
    if not shots:
        state.agenda.pop()
