"""`python -m tests.imagining.bench`: what an imagined state costs, beside a decision of the
readable engine in the same games."""

import argparse
from random import Random
from time import process_time
from typing import Any

from panicroom.kernel.audience import heard_by
from panicroom.kernel.dice import Dice
from panicroom.kernel.match import AnyMatch, Match
from panicroom.panik import PANIK
from panicroom.panik.imagining import Imagination as PanikImagination
from panicroom.station import STATION
from panicroom.station.imagining import Imagination, heard, open_past

WORLDS = 20
"""Imagined at each decision that is looked at."""
EVERY = 20


class Spent:
    def __init__(self) -> None:
        self.seconds = 0.0
        self.count = 0

    def each(self) -> float:
        """Microseconds."""
        return 1e6 * self.seconds / self.count

    def add(self, since: float, count: int = 1) -> None:
        self.seconds += process_time() - since
        self.count += count


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.imagining.bench", description=__doc__)
    parser.add_argument("--games", type=int, default=10)
    wishes = parser.parse_args()
    print("game     seats  engine us  hearing us  preparing us  state us  states per decision")
    for game, seats in ((STATION, 4), (STATION, 5), (STATION, 6), (PANIK, 2), (PANIK, 4)):
        spent = [Spent() for _ in range(4)]
        for number in range(wishes.games):
            measure(Match.begin(game, game.setup(seats=seats), f"bench-{number}"), number, spent)
        engine, hearing, preparing, state = (each.each() if each.count else 0.0 for each in spent)
        numbers = f"{engine:9.0f}  {hearing:10.1f}  {preparing:12.0f}  {state:8.0f}"
        print(f"{game.name:8} {seats:5}  {numbers}  {state / engine:19.2f}")


def measure(match: AnyMatch, number: int, spent: list[Spent]) -> None:
    """A random game, with one seat that hears and imagines."""
    engine, hearing, preparing, state = spent
    game, chooser, past, told = match.game, Random(number), None, 0
    if game is STATION:
        past = open_past(match.state.turn.seat, match.state.seats, match.state.rulings)
    while not match.over:
        if past is not None:
            events = [heard_by(event, past.case.seat) for event in match.events[told:]]
            told = len(match.events)
            since = process_time()
            for event in events:
                past = past if event is None else heard(past, event)
            hearing.add(since, len(events))
        if match.state.decision % EVERY == 0:
            since = process_time()
            maker = imagination(match, past)
            preparing.add(since)
            dice = Dice("bench")
            since = process_time()
            for _ in range(WORLDS):
                maker.state(dice)
            state.add(since, WORLDS)
        since = process_time()
        seat = game.owed(match.state)[0]
        game.apply(match.state, seat, chooser.choice(game.options(match.state, seat)))
        engine.add(since)
        match.events += match.state.news


def imagination(match: AnyMatch, past: Any) -> Any:
    if past is None:
        return PanikImagination(match.view(0), {})
    return Imagination(match.view(past.case.seat), past, {})


if __name__ == "__main__":
    main()
