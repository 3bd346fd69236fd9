"""Plots of simulation results. Only this package imports matplotlib, and only when it draws, so
the rest of the project does not need it."""

from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from panicroom.cli.command_lines import install_command
from panicroom.cli.faces import Face
from panicroom.cli.user_error import UserError
from panicroom.sim import SIDED, Finding
from panicroom.sim.calibration import Calibration
from panicroom.words import Words

KINDS: Final = (".png", ".svg", ".pdf")


def check_plot(file: Path) -> None:
    """Refuse what cannot be drawn before the games are played."""
    if file.suffix not in KINDS:
        raise UserError("plot-bad-file", file=str(file))
    if not file.absolute().parent.is_dir():
        raise UserError("error-no-folder", file=str(file.parent))
    if find_spec("matplotlib") is None:
        raise UserError("plot-no-matplotlib").mended_by(install_command("matplotlib"))


def draw(words: Words, face: Face, findings: Sequence[Finding], file: Path) -> None:
    from panicroom.cli.reports.plots.figure import save
    from panicroom.cli.reports.plots.seats import draw_seats
    from panicroom.cli.reports.plots.sides import draw_sides

    if face.game.name in SIDED:
        save(draw_sides(words, findings), file)
    else:
        save(draw_seats(words, face, findings), file)


def draw_calibration(words: Words, found: Mapping[str, Calibration], file: Path) -> None:
    from panicroom.cli.reports.plots.calibration import calibration_figure
    from panicroom.cli.reports.plots.figure import save

    save(calibration_figure(words, found), file)
