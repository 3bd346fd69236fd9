"""Plots of a game without sides: points and wins of each seat."""

from collections.abc import Sequence
from typing import Final

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from panicroom.cli.faces import Face
from panicroom.cli.reports.plots.figure import BLUE, ORANGE, SMALL, boxes, new_figure, title
from panicroom.cli.reports.text_tables import player_cell
from panicroom.sim import Finding
from panicroom.words import Words

HEIGHTS: Final = (3.0, 2.6)


def draw_seats(words: Words, face: Face, findings: Sequence[Finding]) -> Figure:
    """A column of panels for each table."""
    figure, panels = new_figure(len(findings), HEIGHTS)
    for finding, (top, bottom) in zip(findings, panels.T, strict=True):
        seats = face.seat_words[: len(finding.plan.players)]
        top.set_title(words.say("sim-players", seats=len(seats)).rstrip("."), fontsize=SMALL + 2)
        boxes(top, [finding.summary.spreads[f"score-{seat}"] for seat in seats])
        draw_scores(words, bottom, finding)
        for panel in (top, bottom):
            panel.set_xticks(range(len(seats)), labels(words, face, finding))
    for panel, id in zip(panels[:, 0], ("plot-points", "plot-score"), strict=True):
        panel.set_ylabel(words.say(id), fontsize=SMALL + 1)
    panels[1, 0].legend(loc="best", fontsize=SMALL)
    figure.suptitle(title(words, findings), fontsize=SMALL + 3)
    return figure


def labels(words: Words, face: Face, finding: Finding) -> list[str]:
    """Color of each seat, with its level if levels differ."""
    players = finding.plan.players
    same = len(set(players)) == 1
    return [
        words.say(f"seat-{seat}") + ("" if same else f"\n{player_cell(words, player)}")
        for seat, player in zip(face.seat_words, players, strict=False)
    ]


def draw_scores(words: Words, panel: Axes, finding: Finding) -> None:
    """A won game is one point, split among those who win together."""
    scores = [wins.score for wins in finding.summary.seats]
    reach = [
        [100 * (score.mean - score.low) for score in scores],
        [100 * (score.high - score.mean) for score in scores],
    ]
    means = [100 * score.mean for score in scores]
    panel.errorbar(range(len(scores)), means, reach, fmt="o", color=BLUE, capsize=4)
    chance = 100 / len(scores)
    panel.axhline(chance, color=ORANGE, linestyle="--", label=words.say("plot-chance"))
    panel.set_xlim(-0.6, len(scores) - 0.4)
    panel.set_ylim(bottom=0)
