"""Findings drawn. Only the modules beside this one know matplotlib, and they are asked for only
when something is to be drawn: the rest of the project does without it."""

from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from panicroom.cli.faces import Face
from panicroom.cli.user_error import UserError
from panicroom.sim import SIDED, Finding
from panicroom.words import Words

KINDS: Final = (".png", ".svg", ".pdf")


def check_plot(file: Path) -> None:
    """What would be in the way is said before the games are played."""
    if file.suffix not in KINDS:
        raise UserError("plot-bad-file", file=str(file))
    if not file.absolute().parent.is_dir():
        raise UserError("error-no-folder", file=str(file.parent))
    if find_spec("matplotlib") is None:
        raise UserError("plot-no-matplotlib")


def draw(words: Words, face: Face, findings: Sequence[Finding], file: Path) -> None:
    from panicroom.cli.reports.plots.figure import save
    from panicroom.cli.reports.plots.seats import draw_seats
    from panicroom.cli.reports.plots.sides import draw_sides

    if face.game.name in SIDED:
        save(draw_sides(words, findings), file)
    else:
        save(draw_seats(words, face, findings), file)
