"""Rounds and turns that cannot be, and games that would be over."""

from typing import Final

from panicroom.kernel.errors import Malformed
from panicroom.kernel.expected import Expected, at_most
from panicroom.station.agenda import PassMarker
from panicroom.station.cards import BOOST, SEARCH_DECK
from panicroom.station.rules.ending import troopers_are_dead
from panicroom.station.rules.items import BOOST_AP
from panicroom.station.rules.turn import action_points
from panicroom.station.state import State
from panicroom.station.tokens import COLORS, HEALTH, SEATS, trooper_of

MOST_AP: Final = 2 * action_points(HEALTH) + BOOST_AP * SEARCH_DECK.count(BOOST)
"""Of two unhurt characters and every Energy Boost."""


def check_turn(state: State) -> None:
    if state.over:
        return
    check_marker(state)
    if not state.is_alive(state.turn.seat) and not state.agenda[1:]:
        raise Malformed("turn", COLORS[state.turn.seat], Expected("living"))
    # A deck remade from the discards could bring an Energy Boost twice in one turn.
    is_remade = bool(state.dice.counters.get("reshuffle"))
    if state.turn.ap > MOST_AP and not is_remade:
        raise Malformed("turn", f"ap {state.turn.ap}", at_most(MOST_AP, "TURN-2"))
    # A trade may bring about what the ruling troopers_dead asks for, and shows it to nobody.
    has_trooper = any(state.health[trooper_of(seat)] for seat in SEATS[: state.seats])
    if not has_trooper and troopers_are_dead(state):
        raise Malformed("position", "T0", Expected("living-trooper", "WIN-4"))


def check_marker(state: State) -> None:
    """Its phase would never come; if the holder dies in the phase, it passes at its end."""
    in_phase = any(isinstance(frame, PassMarker) for frame in state.agenda)
    if not state.is_alive(state.marker) and not in_phase:
        raise Malformed("round", f"marker {COLORS[state.marker]}", Expected("living", "ROUND-2"))
