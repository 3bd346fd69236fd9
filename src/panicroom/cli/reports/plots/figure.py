"""Shared by all plots: the figure, its title, box plots, and saving."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from matplotlib.axes import Axes
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure

from panicroom.cli.reports.text_tables import players_message
from panicroom.sim import Finding, Spread
from panicroom.words import Message, Words

BLUE: Final = "#0072b2"
ORANGE: Final = "#e69f00"
GREEN: Final = "#009e73"
GREY: Final = "#999999"
"""Okabe and Ito's palette for color-blind readers; shapes repeat what colors say."""

NARROWEST: Final = 6.0
WIDEST: Final = 10.0
DOTS: Final = 100
SMALL: Final = 8


def new_figure(columns: int, heights: Sequence[float], bars: int = 4) -> tuple[Figure, Any]:
    """Rows of panels with a shared scale, at most as wide as a page of the docs."""
    width = min(WIDEST, max(NARROWEST, 2.4 + 2.2 * columns, 1.0 + 1.2 * bars))
    figure = Figure((width, sum(heights)), DOTS, layout="constrained")
    FigureCanvasAgg(figure)
    panels = figure.subplots(
        len(heights), columns, sharey="row", squeeze=False, height_ratios=heights
    )
    for panel in panels.flat:
        panel.tick_params(labelsize=SMALL)
        panel.grid(axis="y", alpha=0.3)
        panel.set_axisbelow(True)
    return figure, panels


def title(words: Words, findings: Sequence[Finding]) -> str:
    """Game, number of games, and the levels if they are the same in all plans."""
    said = [Message("plot-each", {"games": findings[0].plan.games})]
    if len({frozenset(finding.plan.players) for finding in findings}) == 1:
        said.append(players_message(findings[0].plan))
    return f"{words.say('title')}\n{' '.join(map(words.tell, said))}"


def boxes(panel: Axes, spreads: Sequence[Spread]) -> None:
    """Boxes hold half of the games, whiskers nine in ten; the marker is the mean."""
    panel.bxp(
        [
            {
                "med": spread.median,
                "q1": spread.lower,
                "q3": spread.upper,
                "whislo": spread.least,
                "whishi": spread.most,
                "mean": spread.mean,
            }
            for spread in spreads
        ],
        positions=range(len(spreads)),
        widths=0.6,
        showfliers=False,
        showmeans=True,
        meanprops={
            "marker": "D",
            "markersize": 4,
            "markerfacecolor": BLUE,
            "markeredgecolor": BLUE,
        },
        medianprops={"color": "black"},
    )


def save(figure: Figure, file: Path) -> None:
    """Without program and date in the metadata, so that the same results give the same file."""
    named = {".png": {"Software": None}, ".svg": {"Date": None}, ".pdf": {"CreationDate": None}}
    figure.savefig(file, metadata=named[file.suffix])
