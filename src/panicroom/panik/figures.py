"""What is counted of a finished game, read off any viewer's last view of it."""

from panicroom.kernel.game import Figures
from panicroom.panik.pieces import COLORS
from panicroom.panik.view import View


def figures(view: View) -> Figures:
    """Each seat's score, and by how much the best one leads."""
    scores = {f"score-{COLORS[seat]}": score for seat, score in enumerate(view.scores)}
    best, second = sorted(view.scores, reverse=True)[:2]
    return {**scores, "lead": best - second}
