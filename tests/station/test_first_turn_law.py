"""TURN-4 agrees with playing it out, where no unseen card is left that would count as fitting."""

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from panicroom.kernel.dice import Dice
from panicroom.station import STATION
from panicroom.station.actions import Action, EndTurn, Explore, Move, Run, Search, TryNext
from panicroom.station.agenda import TakeTurn
from panicroom.station.rooms import CARD_OF, HIVE, ROOMS, SEARCHABLE
from panicroom.station.state import State
from panicroom.station.turn import Turn
from tests.table import begin, rule

STEPS = (Move, Run, Explore, TryNext)


def moment(key: int, actions: int) -> State:
    """Some turn of a random game."""
    state, dice = begin(str(key), seats=4).state, Dice(str(key))
    while not state.over and (actions > 0 or not isinstance(state.top_frame(), TakeTurn)):
        owing = dice.pick("choice", STATION.owed(state))
        STATION.apply(state, owing, dice.pick("choice", STATION.options(state, owing)))
        actions -= 1
    return state


def after(state: State, action: Action) -> State:
    """Played out on a copy; encounters are taken as trades."""
    state = state.copy()
    STATION.apply(state, state.turn.seat, action)
    while not isinstance(state.top_frame(), TakeTurn):
        owing = STATION.owed(state)[0]
        STATION.apply(state, owing, STATION.options(state, owing)[0])
    return state


def can_search(state: State) -> bool:
    """Some sequence of moves, free runs and explorations leads to a search."""
    offered = STATION.options(state, state.turn.seat)
    if any(isinstance(action, Search) for action in offered):
        return True
    return any(can_search(after(state, action)) for action in offered if type(action) in STEPS)


def keeps_search(state: State, action: Action) -> bool:
    if isinstance(action, Search | EndTurn):
        return isinstance(action, Search)
    return can_search(after(state, action))


@rule("TURN-4")
@settings(derandomize=True, deadline=None, max_examples=150)
@given(
    key=st.integers(0, 99),
    actions=st.integers(10, 60),
    places=st.tuples(st.integers(0, 5), st.integers(0, 5)),
    ap=st.integers(1, 4),
)
def test_what_a_first_turn_allows_is_what_playing_it_out_allows(
    key: int, actions: int, places: tuple[int, int], ap: int
) -> None:
    state = moment(key, actions)
    assume(not state.over and state.explore[-1:] != [HIVE])  # its scan might end the game
    seat = state.turn.seat
    bare = [room for room in ROOMS if state.map.has(CARD_OF[room]) and not SEARCHABLE[room]]
    for character, place in zip((2 * seat, 2 * seat + 1), places, strict=True):
        if state.health[character]:
            state.rooms[character] = bare[place % len(bare)]
    state.explore = state.explore[-1:]
    state.turn, state.offered = Turn(seat, ap), {}
    steps = [a for a in STATION.options(state, seat) if type(a) in (*STEPS, Search, EndTurn)]
    if can_search(state):
        steps = [action for action in steps if keeps_search(state, action)]
    state.turn.first, state.offered = True, {}
    offered = STATION.options(state, seat)
    assert [a for a in offered if type(a) in (*STEPS, Search, EndTurn)] == steps
