"""How often it was so, over how likely bots held it to be."""

from collections.abc import Mapping
from typing import Final

from matplotlib.figure import Figure

from panicroom.cli.reports.plots.figure import BLUE, GREY, ORANGE, SMALL, new_figure
from panicroom.sim.calibration import Calibration
from panicroom.words import Words

HEIGHT: Final = 4.0
STYLES: Final = ((BLUE, "o"), (ORANGE, "s"))
LARGEST: Final = 300
"""The area of a mark that stands for all beliefs."""


def calibration_figure(words: Words, found: Mapping[str, Calibration]) -> Figure:
    """On the line who says what is so; a mark is the larger, the more beliefs it stands for."""
    figure, panels = new_figure(1, (HEIGHT,))
    panel = panels[0, 0]
    panel.plot([0, 100], [0, 100], color=GREY, linestyle="--")
    for (time, one), (color, mark) in zip(found.items(), STYLES, strict=False):
        said = [100 * part.chance for part in one.bins]
        true = [100 * part.true for part in one.bins]
        sizes = [20 + LARGEST * part.beliefs / one.beliefs for part in one.bins]
        label = words.say(f"tells-beliefs-{time}").rstrip(":\N{NO-BREAK SPACE} ")
        panel.plot(said, true, color=color, linewidth=1)
        panel.scatter(said, true, sizes, color=color, marker=mark, alpha=0.7, label=label)
    panel.set_xlabel(words.say("llm-said-chance"), fontsize=SMALL + 1)
    panel.set_ylabel(words.say("llm-was-so"), fontsize=SMALL + 1)
    panel.legend(loc="upper left", fontsize=SMALL)
    return figure
