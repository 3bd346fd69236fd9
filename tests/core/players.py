"""Who plays the games in lockstep: chance, or scripted bots, which go where chance hardly does."""

from collections.abc import Iterable
from random import Random
from typing import Any

from panicroom.bots.registry import LEVELS, bot_named
from panicroom.bots.table import Seated
from panicroom.kernel.audience import Event
from panicroom.kernel.game import AnyGame
from tests.core.beginning import Answer

BOTS_IN: float = 0.4
"""Of all games: in the others chance plays for everybody."""


class Players:
    """Answers for whoever owes one. The same for the same seed."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        self.game = game
        self.random = Random(seed)
        self.seated: list[Seated[Any]] | None = None

    def begin(self, state: Any) -> None:
        """Each seat is of a level of its own; one of a position has heard nothing before it."""
        if self.random.random() < BOTS_IN:
            setup = {"seats": state.seats, "rulings": state.rulings._asdict()}
            self.seated = [
                Seated(bot_named(self.game.name, self.random.choice(LEVELS)), seat, setup, "bots")
                for seat in range(state.seats)
            ]
            self.hear(state.news)

    def hear(self, events: Iterable[Event]) -> None:
        told = list(events)
        for seated in self.seated or ():
            seated.hear(told)

    def answer(self, state: Any) -> Answer:
        seat = self.random.choice(self.game.owed(state))
        options = self.game.options(state, seat)
        if self.seated is None:
            return Answer(seat, self.random.choice(options))
        return Answer(seat, self.seated[seat].choose(self.game.view(state, seat), options))
