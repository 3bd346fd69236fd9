"""The learning curve as a picture. Matplotlib comes with the extra `plots`."""

from collections.abc import Sequence
from pathlib import Path

from panicroom.research.learning.training import Mark


def draw_curve(file: Path, title: str, marks: Sequence[Mark], chance: float) -> None:
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure
    from matplotlib.ticker import PercentFormatter

    figure = Figure((7, 3.6), 110, layout="constrained")
    FigureCanvasAgg(figure)
    panel = figure.subplots()
    decisions = [mark.decisions / 1000 for mark in marks]
    panel.plot(decisions, [mark.wins for mark in marks], marker="o", color="#0072b2")
    panel.axhline(chance, color="#999999", linestyle="--")
    panel.annotate(
        "a player that chooses at random",
        (decisions[-1], chance),
        (0, 4),
        textcoords="offset points",
        ha="right",
        va="bottom",
        color="#666666",
    )
    panel.set(title=title, xlabel="thousand decisions learned from", ylabel="games won")
    panel.set_ylim(0, 1)
    panel.yaxis.set_major_formatter(PercentFormatter(1))
    panel.grid(alpha=0.3)
    figure.savefig(file, metadata={"Software": None} if file.suffix == ".png" else None)
