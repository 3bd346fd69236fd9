"""Random games: uniformly among the seats that owe and their options, the same for a seed."""

import json
import random
from collections.abc import Callable

from panicroom.kernel.match import AnyMatch
from tests.laws.subject import Start, Subject

Watch = Callable[[AnyMatch], None]


class Broken(AssertionError):
    """A law that does not hold, with the record that shows it."""


def play(subject: Subject, start: Start, seed: int, watch: Watch) -> AnyMatch:
    """Play to the end and watch every decision, the last position too."""
    game = subject.game
    chooser = random.Random(seed)
    match = start.begin(game, f"{start.name}-{seed}")
    tried = ""
    try:
        while not match.over:
            assert len(match.record.actions) < subject.longest, "the game does not end"
            watch(match)
            seat = chooser.choice(game.owed(match.state))
            action = chooser.choice(game.options(match.state, seat))
            tried = json.dumps({"seat": seat, "action": game.spell(action)}) + "\n"
            match.act(seat, action)
            tried = ""
        watch(match)
    except Exception as error:
        raise Broken(f"{error!r}\nThe record up to here:\n{match.record}{tried}") from error
    return match


def sampled(subject: Subject, start: Start, seed: int, count: int, watch: Watch) -> None:
    """Watch so many decisions of a game, or all if it has fewer."""
    length = len(play(subject, start, seed, lambda match: None).record.actions)
    chosen = set(random.Random(seed).sample(range(length), min(count, length)))
    play(subject, start, seed, lambda match: watch(match) if turn_of(match) in chosen else None)


def turn_of(match: AnyMatch) -> int:
    """How many actions came before; also a seed of its own for each decision."""
    return len(match.record.actions)
