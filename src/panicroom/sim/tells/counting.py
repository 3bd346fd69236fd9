"""Plays a game of bots and counts what each seat shows, by the side it is on at that time; and asks
the bots at every end of a turn whom they suspect."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

from panicroom.bots.keys import derived_key
from panicroom.bots.station import signs as station_signs
from panicroom.bots.table import Table
from panicroom.kernel.audience import Event
from panicroom.kernel.match import AnyMatch
from panicroom.sim.games import Plan, begin_game

READINGS: Final[Mapping[str, Any]] = {"station": station_signs}
"""By game: the module that reads signs of loyalty. Others have no sides."""


class Shown(NamedTuple):
    """One kind of deed at one time of the game, by one side."""

    family: str
    kind: str
    period: str
    round: int
    infected: bool


class Believed(NamedTuple):
    """How likely a human held another player to be infected."""

    early: bool
    """The Host is out and has given no infection card yet."""
    chance: float
    truth: bool


class Told(NamedTuple):
    """What one game told."""

    shown: Counter[Shown]
    beliefs: tuple[Believed, ...]


class Listener:
    """Watches a table from behind all screens."""

    def __init__(self, plan: Plan, table: Table) -> None:
        self.reading = READINGS[plan.game]
        self.table = table
        self.match: AnyMatch = table.match
        self.watch = self.reading.Watch()
        self.shown: Counter[Shown] = Counter()
        self.beliefs: list[Believed] = []
        self.has_struck = False

    def infected(self) -> frozenset[int]:
        state = self.match.state
        return frozenset(seat for seat in range(state.seats) if state.is_infected(seat))

    def hear(self, events: Iterable[Event], infected: frozenset[int]) -> None:
        """With who was infected before them: a card that infects is a human's last trade."""
        for event in events:
            for sign in self.reading.signs(self.watch, event):
                side, time = sign.seat in infected, self.watch
                self.shown[Shown(sign.family, sign.kind, time.period, time.round, side)] += 1
                self.has_struck |= sign.kind == self.reading.Kind.INFECTION
                if sign.kind == self.reading.Kind.END_TURN:
                    self.ask()
            self.watch = self.reading.watched(self.watch, event)

    def ask(self) -> None:
        """Every living human, about everybody else who lives."""
        infected, game = self.infected(), self.match.game
        out = game.manners.eliminated(self.match.view(None))
        for seat, thoughts in self.table.thoughts().items():
            if seat in infected or seat in out:
                continue
            for about, chance in thoughts.items():
                if about not in out:
                    early = bool(infected) and not self.has_struck
                    self.beliefs.append(Believed(early, chance, about in infected))


def play_and_tell(plan: Plan, index: int) -> Told:
    table = begin_game(plan, derived_key(plan.base, index))
    listener = Listener(plan, table)
    match = table.match
    heard = len(match.events)
    while not match.over:
        infected = listener.infected()
        table.step()
        listener.hear(match.events[heard:], infected)
        heard = len(match.events)
    return Told(listener.shown, tuple(listener.beliefs))
