"""Random games to be interrupted: people with standing orders, a bot, clocks, talk and claims."""

import random
from collections.abc import Iterator

from panicroom.server.table.commands import Claim, GiveOrder, Say
from tests.server.table.logged_table import TIMED, LoggedTable, started
from tests.server.table.test_walks import play_somehow

SEATED = ("ann", "bob", "cat")
SEATS = {"station": (4, 5, 6), "panik": (4,)}
PAUSES = {"station": 60, "panik": 8}
"""How many steps lie between two moments at most."""
CLAIMS = {"station": "suspect yellow", "panik": "manor-is yellow.1 trap"}


def moments(game: str, seed: int, most: int) -> Iterator[LoggedTable]:
    """The same table again and again, as it stands at some moments of its game."""
    chooser = random.Random(f"{game}-{seed}")
    seats = SEATS[game][seed % len(SEATS[game])]
    logged = started(game, SEATED, f"wire-{seed}", TIMED, "random", seats=seats)
    for seat, order in enumerate(logged.fold.manners.orders):
        logged.do(SEATED[seat], GiveOrder(order))
    for _ in range(most):
        yield logged
        for _ in range(chooser.randrange(1, PAUSES[game])):
            if logged.is_over:
                return
            logged.now += chooser.randrange(2_000)
            if chooser.random() < 0.1:
                who = chooser.choice(SEATED)
                logged.do(who, chooser.choice([Say("Ahem."), Claim(CLAIMS[game])]))
            play_somehow(logged, chooser)
        if logged.is_over:
            return
