"""What holds for every action: it costs 1 AP, and the character must be there to take it."""

from typing import Final

from panicroom.kernel.errors import Refusal
from panicroom.station.rooms import NOWHERE
from panicroom.station.state import State
from panicroom.station.tokens import Role, Seat
from panicroom.station.turn import NO_RUN

FREE_VERBS: Final = frozenset(
    [
        *("run", "trade", "give", "lay", "lay-down", "boost", "hold-fire", "heal"),
        *("stop-healing", "armor", "take-wounds", "move-parasite", "end-turn"),
    ]
)
"""All that costs no AP (TURN-5); a second shot comes with the first."""


def lacks_ap(state: State) -> Refusal | None:
    if state.turn.ap < 1:
        return Refusal("TURN-5", "no-ap")
    return None


def is_missing(state: State, seat: Seat, who: Role) -> Refusal | None:
    """A dead character takes no action; a living one is on the map in its player's turn."""
    if state.rooms[2 * seat + who] == NOWHERE:
        return Refusal("DEATH-1", "character-dead", {"who": who})
    return None


def pay(state: State) -> None:
    """One AP; any action for AP gives up the chance to run on (RUN-1)."""
    turn = state.turn
    turn.ap -= 1  # TURN-5
    turn.run = NO_RUN  # RUN-1
    turn.ran = []
