"""Healing, one point at a time: SICKBAY-1 for the sick bay, ITEM-3 for the First Aid Kit."""

from dataclasses import dataclass

from panicroom.kernel.audience import EVERYBODY, Event
from panicroom.kernel.errors import Refusal
from panicroom.station.actions import Heal, StopHealing
from panicroom.station.agenda import Remedy, ShareHealing
from panicroom.station.state import State
from panicroom.station.tokens import HEALTH, Character, Seat

RULE = {Remedy.SICK_BAY: "SICKBAY-1", Remedy.FIRST_AID: "ITEM-3"}


@dataclass(slots=True)
class CharacterHealed(Event):
    audience = EVERYBODY
    character: Character

    def write(self, state: State) -> None:
        state.health[self.character] += 1


def judge_heal(state: State, seat: Seat, action: Heal) -> Refusal | None:
    frame = state.top_frame()
    if not isinstance(frame, ShareHealing):
        return Refusal("ITEM-3", "nothing-to-heal-with")
    rule = RULE[frame.remedy]
    character = action.character
    if state.rooms[character] != state.rooms[frame.user]:
        return Refusal(rule, "patient-not-here", {"character": character})
    if state.health[character] >= HEALTH:
        return Refusal(rule, "not-wounded", {"character": character})
    is_own = character.seat == seat
    if frame.remedy is Remedy.SICK_BAY and not is_own:
        return Refusal("SICKBAY-1", "only-own-patients", {"character": character})
    if frame.remedy is Remedy.FIRST_AID and not may_share(state, frame, character):
        return Refusal("ITEM-3", "second-point-elsewhere", {"character": character})
    return None


def may_share(state: State, frame: ShareHealing, character: Character) -> bool:
    """The ruling first_aid: both points to one, or one of the two to an own character."""
    if frame.first is None or frame.first == character or state.rulings.first_aid == "any_two":
        return True
    return frame.seat in (frame.first.seat, character.seat)  # ITEM-3


def judge_stop_healing(state: State, seat: Seat, action: StopHealing) -> Refusal | None:
    """At least one point is healed; the other may be forgone."""
    frame = state.top_frame()
    if not isinstance(frame, ShareHealing):
        return Refusal("ITEM-3", "nothing-to-heal-with")
    if frame.first is None:
        return Refusal(RULE[frame.remedy], "heal-one-at-least")
    return None


def offer_healing(state: State, seat: Seat, frame: ShareHealing) -> list[Heal | StopHealing]:
    room = state.rooms[frame.user]
    heals = [Heal(character) for character in state.characters_in(room)]
    offered: list[Heal | StopHealing] = [h for h in heals if judge_heal(state, seat, h) is None]
    if frame.first is not None:
        offered.append(StopHealing())
    return offered


def do_heal(state: State, seat: Seat, action: Heal) -> None:
    """The second point is asked for as long as somebody could have it."""
    frame = state.agenda.pop()
    assert isinstance(frame, ShareHealing)
    state.emit(CharacterHealed(action.character))
    if frame.left > 1:  # ITEM-3, SICKBAY-1
        again = frame._replace(left=frame.left - 1, first=action.character)
        state.agenda.append(again)
        if len(offer_healing(state, seat, again)) == 1:
            state.agenda.pop()


def do_stop_healing(state: State, seat: Seat, action: StopHealing) -> None:
    state.agenda.pop()
