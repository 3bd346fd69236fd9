"""The law of imagining: what a seat imagines contradicts nothing that it sees, hears or knows, and
comes from nothing else."""

import random
from collections.abc import Callable
from typing import Any, NamedTuple

from panicroom.kernel.audience import heard_by
from panicroom.kernel.dice import Dice
from panicroom.kernel.game import AnyGame
from panicroom.kernel.match import AnyMatch, Match
from panicroom.kernel.record import Record
from panicroom.panik import PANIK
from panicroom.panik.imagining import Imagination as PanikImagination
from panicroom.station import STATION
from panicroom.station.imagining import Imagination
from tests.imagining.knowing import Knowing
from tests.laws.play import play, turn_of
from tests.laws.subject import Start, Subject


class Asked(NamedTuple):
    turns: int
    """Of a game."""
    worlds: int
    """Of every seat each time."""


class Watcher:
    """Imagines at some turns of one game, from every seat."""

    def __init__(self, subject: Subject, turns: set[int], worlds: int) -> None:
        self.subject = subject
        self.turns = turns
        self.worlds = worlds
        self.knowing: list[Knowing] = []
        self.told = 0
        self.imagined = 0

    def __call__(self, match: AnyMatch) -> None:
        if self.subject.game is STATION:
            self.tell(match)
        if turn_of(match) in self.turns and not match.over:
            for seat in range(match.state.seats):
                self.imagine(match, seat)

    def tell(self, match: AnyMatch) -> None:
        state = match.state
        if not self.knowing:
            self.knowing = [Knowing(s, state.seats, state.rulings) for s in range(state.seats)]
        for event in match.events[self.told :]:
            for seat, knowing in enumerate(self.knowing):
                heard = heard_by(event, seat)
                if heard is not None:
                    knowing.hear(heard)
        self.told = len(match.events)

    def imagine(self, match: AnyMatch, seat: int) -> None:
        game, view = self.subject.game, match.view(seat)
        mine = game.options(match.state, seat)
        maker = self.maker(view, seat)
        twin = self.subject.game.world(match.state, seat, Dice(f"twin-{turn_of(match)}"))
        same = self.maker(game.view(twin, seat), seat)
        for number in range(self.worlds):
            key = f"imagined-{turn_of(match)}-{number}"
            imagined = maker(Dice(key))
            self.imagined += 1
            assert game.view(imagined, seat) == view, "the view is another"
            assert game.options(imagined, seat) == mine, "the options are others"
            check_laws(self.subject, imagined)
            if self.knowing:
                wrong = self.knowing[seat].contradictions(imagined)
                assert not wrong, f"{seat} imagines what cannot be: {wrong}\n{game.write(imagined)}"
            if number == 0:
                text = game.write(imagined)
                assert game.write(same(Dice(key))) == text, "another truth, another imagination"
                check_possible(game, imagined, text)

    def maker(self, view: Any, seat: int) -> Callable[[Dice], Any]:
        if self.subject.game is PANIK:
            return PanikImagination(view, {}).state
        return Imagination(view, self.knowing[seat].past, {}).state


def check_laws(subject: Subject, imagined: Any) -> None:
    if subject.game is STATION:  # a law of Panik asks what happened before
        for law in subject.laws:
            law(Match(subject.game, imagined, Record(subject.game.name)))


def check_possible(game: AnyGame, imagined: Any, text: str) -> None:
    """It can be written down, read and played on."""
    assert game.write(game.read(text)) == text, "it is read as another position"
    play_on(game, imagined)


def play_on(game: AnyGame, state: Any) -> None:
    state = state.copy()
    chooser = random.Random(state.decision)
    for _ in range(4):
        if state.outcome is not None:
            return
        seat = chooser.choice(game.owed(state))
        game.apply(state, seat, chooser.choice(game.options(state, seat)))


def check_game(subject: Subject, start: Start, seed: int, asked: Asked) -> int:
    """How many states were imagined."""
    length = len(play(subject, start, seed, lambda match: None).record.actions)
    turns = set(random.Random(seed).sample(range(length), min(asked.turns, length)))
    watcher = Watcher(subject, turns, asked.worlds)
    play(subject, start, seed, watcher)
    return watcher.imagined
