"""Wounds: answered by Armor (ARMOR-1, PHASE-4), then applied together (PHASE-3)."""

from dataclasses import dataclass

from panicroom.kernel.audience import EVERYBODY, Event
from panicroom.kernel.errors import Refusal
from panicroom.station.actions import PlayArmor, TakeWounds
from panicroom.station.agenda import AnswerWounds, Hit, Weapon, Wounds
from panicroom.station.cards import ARMOR
from panicroom.station.rules.death import bury_the_dead
from panicroom.station.rules.items import ItemSpent, cannot_play
from panicroom.station.state import State
from panicroom.station.tokens import SEATS, Character, Seat, characters_of


@dataclass(slots=True)
class CharacterWounded(Event):
    audience = EVERYBODY
    character: Character
    points: int
    weapon: Weapon

    def write(self, state: State) -> None:
        state.health[self.character] = max(0, state.health[self.character] - self.points)


@dataclass(slots=True)
class WoundsTaken(Event):
    """The player plays no (more) Armor; whether there was any to play is not told."""

    audience = EVERYBODY
    seat: Seat


def step_wounds(state: State, frame: Wounds) -> None:
    """Ask who has yet to answer, in turn order; then let all wounds fall together."""
    asked = next_to_ask(state, frame)
    if asked is not None:
        state.agenda.append(frame)
        state.agenda.append(AnswerWounds(asked))
        return
    for hit in frame.hits:
        if hit.points:
            state.emit(CharacterWounded(hit.character, hit.points, frame.weapon))
    bury_the_dead(state, frame)


def next_to_ask(state: State, frame: Wounds) -> Seat | None:
    """ARMOR-1: by public facts alone: hit, a wound left, and the hand above the minimum."""
    if frame.weapon is Weapon.GRENADE:  # GRENADE-1
        return None
    hit_seats = {hit.character.seat for hit in frame.hits if hit.points}
    for step in range(state.seats):  # PHASE-4
        seat = SEATS[(state.marker + step) % state.seats]
        is_waiting = seat in hit_seats and seat not in frame.answered
        if is_waiting and len(state.hands[seat]) > state.rulings.minimum_hand:  # ITEM-1
            return seat
    return None


def wounds_of(state: State) -> Wounds:
    """The wounds that the answer on top of the agenda is about."""
    frame = state.agenda[-2]
    assert isinstance(frame, Wounds)
    return frame


def is_hit(frame: Wounds, character: Character) -> bool:
    return any(hit.character == character and hit.points for hit in frame.hits)


def covered(state: State, frame: Wounds, character: Character) -> list[Character]:
    """One card covers both characters of the player if they stand together and are both hit."""
    own = characters_of(character.seat)
    room = state.rooms[character]
    return [c for c in own if state.rooms[c] == room and is_hit(frame, c)]


def hits_left(state: State, frame: Wounds, character: Character) -> tuple[Hit, ...]:
    """What is left of the hits after one Armor for the character."""
    together = covered(state, frame, character)
    return tuple(
        Hit(hit.character, hit.points - 1) if hit.character in together else hit
        for hit in frame.hits
    )


def judge_armor(state: State, seat: Seat, action: PlayArmor) -> Refusal | None:
    if not isinstance(state.top_frame(), AnswerWounds):
        return Refusal("ARMOR-1", "no-wounds-to-answer")
    refusal = cannot_play(state, seat, ARMOR)
    if refusal:
        return refusal
    frame = wounds_of(state)
    if action.character.seat != seat or not is_hit(frame, action.character):
        return Refusal("ARMOR-1", "not-hit", {"character": action.character})
    if covered(state, frame, action.character)[0] != action.character:
        return Refusal("ARMOR-1", "covered-together", {"character": action.character})
    return None


def judge_take_wounds(state: State, seat: Seat, action: TakeWounds) -> Refusal | None:
    if not isinstance(state.top_frame(), AnswerWounds):
        return Refusal("ARMOR-1", "no-wounds-to-answer")
    return None


def offer_armor(state: State, seat: Seat, frame: AnswerWounds) -> list[PlayArmor | TakeWounds]:
    """Everyone who is asked is asked in the same way; only the holder has more to choose."""
    plays = [PlayArmor(character) for character in characters_of(seat)]
    return [TakeWounds(), *(play for play in plays if judge_armor(state, seat, play) is None)]


def do_armor(state: State, seat: Seat, action: PlayArmor) -> None:
    state.agenda.pop()
    frame = state.agenda.pop()
    assert isinstance(frame, Wounds)
    hits = hits_left(state, frame, action.character)
    state.emit(ItemSpent(seat, ARMOR))  # ARMOR-1
    state.agenda.append(frame._replace(hits=hits))


def do_take_wounds(state: State, seat: Seat, action: TakeWounds) -> None:
    state.agenda.pop()
    frame = state.agenda.pop()
    assert isinstance(frame, Wounds)
    state.emit(WoundsTaken(seat))
    state.agenda.append(frame._replace(answered=(*frame.answered, seat)))
