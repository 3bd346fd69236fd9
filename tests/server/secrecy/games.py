"""Random games to be interrupted: people with standing orders, a bot, clocks, talk and claims."""

import random
from collections.abc import Iterator, Sequence

from panicroom.server.table.commands import Claim, GiveOrder, Say
from panicroom.server.table.fold import TableFold
from panicroom.telling import TELLERS
from tests.server.table.logged_table import TIMED, LoggedTable, sharing_dice, started
from tests.server.table.test_walks import play_somehow
from tests.words.sayings import first_claim

SEATED = ("ann", "bob", "cat")
NONCES = ("a" * 64, "b" * 32, "c" * 64)
PAUSE = 8
"""How many steps lie between two moments at most."""
PAUSES = {"station": 60}
"""In games with more steps."""


def seat_counts(game: str) -> Sequence[int]:
    """Those with room for a bot; else the most."""
    counts = TELLERS[game].seat_counts
    return [count for count in counts if count > len(SEATED)] or counts[-1:]


def claims_of(fold: TableFold, seat: int) -> list[str]:
    """One, or none in a game without claims."""
    claim = first_claim(TELLERS[fold.lobby.game], len(fold.lobby.chairs), seat)
    return [] if claim is None else [claim]


def moments(game: str, seed: int, most: int) -> Iterator[LoggedTable]:
    """The same table again and again, as it stands at some moments of its game."""
    chooser = random.Random(f"{game}-{seed}")
    counts = seat_counts(game)
    seats = counts[seed % len(counts)]
    people = SEATED[:seats]
    begun = started(game, people, f"wire-{seed}", TIMED, "random", seats=seats)
    logged = sharing_dice(begun, NONCES[: seed % 4])
    for seat, order in enumerate(logged.fold.manners.orders):
        logged.do(SEATED[seat], GiveOrder(order))
    for _ in range(most):
        yield logged
        for _ in range(chooser.randrange(1, PAUSES.get(game, PAUSE))):
            if logged.is_over:
                return
            logged.now += chooser.randrange(2_000)
            if chooser.random() < 0.1:
                who = chooser.choice(people)
                claims = map(Claim, claims_of(logged.fold, people.index(who)))
                logged.do(who, chooser.choice([Say("Ahem."), *claims]))
            play_somehow(logged, chooser)
        if logged.is_over:
            return
