"""Engine speed: random games on one core, and where the time goes. Rates are by the processor's
time, so that other programs on the machine count for little."""

from random import Random
from time import perf_counter, process_time
from typing import NamedTuple

from panicroom.kernel.game import AnyGame


class Rate(NamedTuple):
    decisions: int
    seconds: float

    @property
    def per_second(self) -> float:
        return self.decisions / self.seconds


class Split(NamedTuple):
    """Mean microseconds per call, over every decision of some games."""

    options: float
    apply: float
    view: float
    copy: float


def engine_rate(game: AnyGame, seats: int, games: int) -> Rate:
    """One decision: options listed, one chosen, applied."""
    setup = game.setup(seats=seats)
    decisions = 0
    begun = process_time()
    for number in range(games):
        choose = Random(number).choice
        state = game.begin(setup, f"bench-{number}")
        while state.outcome is None:
            seat = game.owed(state)[0]
            game.apply(state, seat, choose(game.options(state, seat)))
            decisions += 1
    return Rate(decisions, process_time() - begun)


def engine_split(game: AnyGame, seats: int, games: int) -> Split:
    setup = game.setup(seats=seats)
    spent = [0.0, 0.0, 0.0, 0.0]
    decisions = 0
    for number in range(games):
        choose = Random(number).choice
        state = game.begin(setup, f"bench-{number}")
        while state.outcome is None:
            seat = game.owed(state)[0]
            start = perf_counter()
            options = game.options(state, seat)
            listed = perf_counter()
            game.view(state, seat)
            viewed = perf_counter()
            state.copy()
            copied = perf_counter()
            option = choose(options)
            chosen = perf_counter()
            game.apply(state, seat, option)
            applied = perf_counter()
            laps = (listed - start, applied - chosen, viewed - listed, copied - viewed)
            spent = [total + lap for total, lap in zip(spent, laps, strict=True)]
            decisions += 1
    return Split(*(1e6 * total / decisions for total in spent))


def catanatron_rate(games: int) -> Rate | None:
    """Four random players; None if it is not installed."""
    try:
        from catanatron import Color, Game, RandomPlayer
    except ImportError:
        return None
    colors = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)
    decisions = 0
    begun = process_time()
    for number in range(games):
        other = Game([RandomPlayer(color) for color in colors], seed=number)
        other.play()
        decisions += len(getattr(other.state, "action_records", None) or other.state.actions)
    return Rate(decisions, process_time() - begun)
