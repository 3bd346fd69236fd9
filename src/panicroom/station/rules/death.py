"""Death: DEATH-1, DEATH-2, and the proof of a servant (VARIANT-4)."""

from dataclasses import dataclass

from panicroom.kernel.audience import EVERYBODY, Event
from panicroom.station.agenda import PassMarker, Wounds
from panicroom.station.rooms import NOWHERE
from panicroom.station.rules.ending import check_deaths
from panicroom.station.rules.turn import end_turn, pass_marker_of_the_dead
from panicroom.station.state import State
from panicroom.station.tokens import NOBODY, Character, Seat


@dataclass(slots=True)
class CharacterDied(Event):
    audience = EVERYBODY
    character: Character

    def write(self, state: State) -> None:
        state.rooms[self.character] = NOWHERE


@dataclass(slots=True)
class PlayerEliminated(Event):
    """DEATH-2: hand and table cards leave the game, unseen: they stay where they are and
    nobody uses them again."""

    audience = EVERYBODY
    seat: Seat


def bury_the_dead(state: State, wounds: Wounds) -> None:
    """PHASE-3: the dead are removed together, and only then is the end asked for."""
    dead = [hit.character for hit in wounds.hits if is_newly_dead(state, hit.character)]
    for character in dead:  # DEATH-1
        state.emit(CharacterDied(character))
    eliminated = {c.seat for c in dead if not state.is_alive(c.seat)}
    for seat in sorted(eliminated):  # DEATH-2
        state.emit(PlayerEliminated(seat))
    if not dead:
        return
    human_died = any(not state.is_infected(seat) for seat in eliminated)
    if human_died and wounds.by != NOBODY and state.is_infected(wounds.by):  # VARIANT-4
        state.proven = state.proven | {wounds.by}
    check_deaths(state, human_died)
    if not state.over:
        go_on_without(state, eliminated)


def is_newly_dead(state: State, character: Character) -> bool:
    return state.health[character] == 0 and state.rooms[character] != NOWHERE


def go_on_without(state: State, eliminated: set[Seat]) -> None:
    """ROUND-2 for the marker; TURN-3: a turn ends with both characters of its player dead."""
    for seat in sorted(eliminated):
        pass_marker_of_the_dead(state, seat)
    in_phase = any(type(frame) is PassMarker for frame in state.agenda)
    if state.turn.seat in eliminated and not in_phase:  # TURN-3
        end_turn(state)
