"""What is counted of a finished game, read off any viewer's last view of it."""

from panicroom.kernel.audience import HIDDEN
from panicroom.kernel.game import Figures
from panicroom.station.tokens import NOBODY
from panicroom.station.view import View


def figures(view: View) -> Figures:
    """How long it took; how many were infected in trades, the Host not among them; and how many
    players were infected at the end of each round, alive or dead, the Host among them."""
    assert view.infections is not HIDDEN
    traded = sum(infection.by != NOBODY for infection in view.infections)
    rounds = [infection.round for infection in view.infections]
    course = tuple(sum(had <= now for had in rounds) for now in range(1, view.round + 1))
    return {"rounds": view.round, "infections": traded, "infected": course}
