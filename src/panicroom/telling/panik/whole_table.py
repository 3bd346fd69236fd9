"""The table as a whole: how far the game has come, and how it looks to one who sees every manor."""

from collections.abc import Sequence

from panicroom.panik.pieces import MANORS, TEAM, TRAP
from panicroom.panik.view import View


def rounds_begun(view: View) -> int:
    """How often everybody has placed a hunter; the first tandem does not count."""
    return max(0, len(TEAM) - 1 - max(map(len, view.hands)))


def open_view(views: Sequence[View]) -> View:
    manors = tuple(views[manor.owner].manors[place] for place, manor in enumerate(views[0].manors))
    return views[0]._replace(viewer=None, manors=manors)


def guilty(view: View) -> list[int]:
    """Traps, by the numbers of their manors."""
    kinds = zip(MANORS, view.manors, strict=False)
    return [number for number, manor in kinds if manor.kind == TRAP]
