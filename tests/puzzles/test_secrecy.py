"""A puzzle holds what its seat has heard, and nothing that is hidden from it."""

from collections.abc import Iterator
from copy import copy

import pytest

from panicroom.bots.registry import bot_named
from panicroom.bots.table import Table
from panicroom.games import GAMES
from panicroom.kernel.dice import Dice
from panicroom.kernel.match import AnyMatch, Match
from panicroom.kernel.record import Record
from panicroom.puzzles.finder import Listener
from panicroom.puzzles.puzzle import Puzzle
from panicroom.station.cards import GAS
from panicroom.station.deduction.possible import World
from panicroom.station.tokens import SEATS

GAME = GAMES["station"]
WORLDS = 3
EVERY = 20
"""Steps of the game between two looks at it where nothing is found."""
KEYS = range(12)


def test_a_puzzle_is_the_same_in_every_world_its_seat_cannot_tell_apart() -> None:
    assert sum(map(found_alike, KEYS)), "nothing was compared"


def test_a_puzzle_made_of_what_is_hidden_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """It asks no more than another's hand: whether it is empty of gas."""
    honest = Listener.listen

    def leaky(self: Listener) -> Iterator[Puzzle]:
        hands = self.match.state.hands
        return (each for each in honest(self) if GAS in hands[self.notes.case.seat - 1])

    monkeypatch.setattr(Listener, "listen", leaky)
    with pytest.raises(AssertionError, match="otherwise"):
        sum(map(found_alike, KEYS))


def found_alike(number: int) -> int:
    """How many puzzles one game has, in which each seat asks in other worlds, too."""
    match: AnyMatch = Match.begin(GAME, GAME.setup(seats=5), f"puzzle-{number}")
    table = Table(match, {seat: bot_named("station", "normal") for seat in range(5)}, "bots")
    listeners = [Listener(match, seat) for seat in SEATS[:5]]
    found = 0
    while table.step() and not match.over:
        for listener in listeners:
            before = twin_of(listener)
            ours = list(listener.listen())
            found += len(ours)
            if ours or len(match.record.actions) % EVERY == 0:
                for world in range(WORLDS):
                    theirs = list(Elsewhere(before, f"world-{world}").listen())
                    assert ours == theirs, "it could be otherwise"
    return found


def twin_of(listener: Listener) -> Listener:
    twin = copy(listener)
    twin.asked = set(listener.asked)
    return twin


class Elsewhere(Listener):
    """At a table that its seat cannot tell from `here`, with the same past. Such a table need not
    fit what others did before: the world that no proof may exclude is the one that does."""

    def __init__(self, here: Listener, key: str) -> None:
        self.__dict__ |= twin_of(here).__dict__
        self.here, seat = here, self.notes.case.seat
        state = GAME.world(here.match.state, seat, Dice(key))
        self.match = Match(GAME, state, Record(GAME.name, here.match.record.setup))
        self.match.events = here.match.events
        assert super().truth().has(seat) == here.truth().has(seat)

    def truth(self) -> World:
        return self.here.truth()
