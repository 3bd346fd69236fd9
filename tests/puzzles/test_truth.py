"""In games of bots the truth is never ruled out for anybody; a wrong rule of deduction is found
out by that."""

from collections.abc import Callable, Iterable
from typing import Any

import pytest

from panicroom.bots.registry import bot_named
from panicroom.bots.table import Table
from panicroom.kernel.audience import heard_by
from panicroom.kernel.match import AnyMatch, Match
from panicroom.station.deduction import possible
from panicroom.station.deduction.facts import Case, Death, Fact, Hand, Scan, Span
from panicroom.station.deduction.notes import open_notes, taken
from panicroom.station.deduction.possible import BEGINNING, World, Worlds, with_fact
from panicroom.station.game import STATION
from panicroom.station.state import State
from panicroom.station.tokens import NOBODY, SEATS, Seat

GAMES = 12


class Reckoner:
    """One seat that goes on reckoning fact by fact."""

    def __init__(self, seat: Seat, seats: int) -> None:
        self.notes = open_notes(seat, seats)
        self.worlds = BEGINNING
        self.living = (1 << seats) - 1

    def hear(self, events: Iterable[Any]) -> None:
        known = len(self.notes.case.facts)
        for event in events:
            told = heard_by(event, self.notes.case.seat)
            if told is not None:
                self.notes = taken(self.notes, told)
        case = self.notes.case
        for fact in case.facts[known:]:
            self.worlds = frozenset(possible.with_fact(case, fact, self.worlds, self.living))
            if isinstance(fact, Death):
                self.living &= ~(1 << fact.seat)


def truth(state: State) -> World:
    return World(state.host, sum(1 << infection.seat for infection in state.infections))


def check_game(number: int) -> int:
    seats, key = 4 + number % 3, f"truth-{number}"
    match: AnyMatch = Match.begin(STATION, STATION.setup(seats=seats), key)
    table = Table(match, {seat: bot_named("station", "normal") for seat in range(seats)}, key)
    reckoners = [Reckoner(seat, seats) for seat in SEATS[:seats]]
    heard = checked = 0
    while not match.over:
        for reckoner in reckoners:
            reckoner.hear(match.events[heard:])
            assert truth(match.state) in reckoner.worlds, (key, reckoner.notes.case)
            checked += 1
        heard = len(match.events)
        table.step()
    return checked


def check_games(count: int) -> None:
    for number in range(count):
        check_game(number)


@pytest.mark.parametrize("number", range(GAMES))
def test_the_truth_is_never_ruled_out(number: int) -> None:
    assert check_game(number)


def no_infection(case: Case, fact: Fact, worlds: Worlds, living: int) -> Iterable[World]:
    fact = fact._replace(trades=()) if isinstance(fact, Span) else fact
    return with_fact(case, fact, worlds, living)


def green_is_never_host(case: Case, fact: Fact, worlds: Worlds, living: int) -> Iterable[World]:
    if isinstance(fact, Span):
        fact = fact._replace(drew=tuple(seat for seat in fact.drew if seat != Seat.GREEN))
    return with_fact(case, fact, worlds, living)


def always_infected(case: Case, fact: Fact, worlds: Worlds, living: int) -> Iterable[World]:
    after = frozenset(with_fact(case, fact, worlds, living))
    return after - worlds if isinstance(fact, Span) and fact.trades and after != worlds else after


def dead_are_counted(case: Case, fact: Fact, worlds: Worlds, living: int) -> Iterable[World]:
    return with_fact(case, fact, worlds, -1 if isinstance(fact, Scan) else living)


def host_at_once(case: Case, fact: Fact, worlds: Worlds, living: int) -> Iterable[World]:
    after = frozenset(with_fact(case, fact, worlds, living))
    return {world for world in after if world.host != NOBODY} or after


def a_hand_proves_its_owner_human(
    case: Case, fact: Fact, worlds: Worlds, living: int
) -> Iterable[World]:
    after = with_fact(case, fact, worlds, living)
    return [w for w in after if not (isinstance(fact, Hand) and w.has(fact.seat))]


@pytest.mark.parametrize(
    "wrong",
    [
        no_infection,
        green_is_never_host,
        always_infected,
        dead_are_counted,
        host_at_once,
        a_hand_proves_its_owner_human,
    ],
)
def test_a_wrong_rule_is_found_out(
    wrong: Callable[..., Iterable[World]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(possible, "with_fact", wrong)
    with pytest.raises(AssertionError):
        check_games(10 * GAMES)
