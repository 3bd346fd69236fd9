"""`python tools/rounds.py SEATS BASE [COUNT]`: what one seat hears of the others between two own
turns, in games of bots: a round a line, what one decision brought between bars.

`web/src/station/stage/rounds` holds some that the pace of the story was not tuned on."""

import sys
from collections.abc import Iterable, Iterator
from itertools import count, islice

from panicroom.bots.keys import derived_key
from panicroom.kernel.audience import Event, heard_by
from panicroom.sim.games import Plan, begin_game
from panicroom.telling import TELLERS

VIEWER = 0
GAME = "station"


def main(seats: int, base: str, wanted: int = 40) -> None:
    rounds = (found for game in count() for found in rounds_of(seats, derived_key(base, game)))
    for each in islice(rounds, wanted):
        print(" | ".join(" ".join(act) for act in each))


def rounds_of(seats: int, key: str) -> Iterator[list[list[str]]]:
    """Those in which the viewer was asked nothing: an answer jumps to the present."""
    table = begin_game(Plan(GAME, 1, {"seats": seats}, key, ("normal",) * seats), key)
    match, acts = table.match, list[list[str]]()
    is_after_own = has_passed = False
    while not match.over:
        is_asked, is_own = VIEWER in match.game.owed(match.state), match.state.turn.seat == VIEWER
        if is_asked and is_own and is_after_own and has_passed:
            yield acts
        if is_asked:
            acts, is_after_own, has_passed = [], is_own, False
        has_passed = has_passed or not is_own
        known = len(match.events)
        table.step()
        told = told_of(match.events[known:])
        if told and not is_asked:
            acts.append(told)


def told_of(events: Iterable[Event]) -> list[str]:
    heard = (heard_by(event, VIEWER) for event in events)
    return [type(e).__name__ for e in heard if e and TELLERS[GAME].is_worth_telling(e)]


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2], *map(int, sys.argv[3:]))
