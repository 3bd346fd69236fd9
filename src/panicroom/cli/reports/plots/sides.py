"""Plots of a game of sides: who wins and why, its length, and how the infection spreads."""

from collections.abc import Mapping, Sequence
from itertools import cycle, groupby
from typing import Any, Final, NamedTuple

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.patches import Patch

from panicroom.cli.reports.plots.figure import (
    BLUE,
    GREEN,
    GREY,
    ORANGE,
    SMALL,
    boxes,
    new_figure,
    title,
)
from panicroom.cli.reports.text_tables import player_cell
from panicroom.sim import Finding
from panicroom.words import Message, Words

COLORS: Final = {"humans": BLUE, "nobody": GREY, "infected": ORANGE}
HATCHES: Final = ("", "///", "...", "xxx", "\\\\\\", "ooo", "+++")
"""For the reasons of a side; the most frequent one has none."""
MARKS: Final = "os^Dv*"
LINES: Final = (BLUE, ORANGE, GREEN, "#cc79a7", "#56b4e9", "#d55e00")
KNOWN: Final = ("seats", "edition", "variants")
HEIGHTS: Final = (3.4, 1.9, 2.4)


class Part(NamedTuple):
    """One segment of the stacked bars."""

    side: str
    reason: str
    color: str
    hatch: str


def draw_sides(words: Words, findings: Sequence[Finding]) -> Figure:
    """A column of panels for each edition."""
    columns = [list(same) for _, same in groupby(findings, lambda one: edition(one))]
    figure, panels = new_figure(len(columns), HEIGHTS, bars=max(map(len, columns)))
    parts = parts_of(findings)
    longest = max(finding.summary.spreads["rounds"].most for finding in findings)
    for column, (top, middle, bottom) in zip(columns, panels.T, strict=True):
        top.set_title(words.say(f"edition-{edition(column[0])}"), fontsize=SMALL + 2)
        draw_wins(top, column, parts)
        boxes(middle, [finding.summary.spreads["rounds"] for finding in column])
        for panel in (top, middle):
            panel.set_xticks(range(len(column)), [label(words, one) for one in column])
            panel.set_xlabel(words.say("plot-players"), fontsize=SMALL)
        draw_infection(words, bottom, column, round(longest))
    for panel, id in zip(
        panels[:, 0], ("plot-wins", "figure-rounds", "plot-infected"), strict=True
    ):
        panel.set_ylabel(words.say(id), fontsize=SMALL + 1)
    figure.suptitle(title(words, findings), fontsize=SMALL + 3)
    legend(words, figure, parts)
    return figure


def edition(finding: Finding) -> str:
    return str(finding.plan.wishes["edition"])


def label(words: Words, finding: Finding) -> str:
    """Number of players, levels by side if they differ, and changed rulings."""
    wishes, player = finding.plan.wishes, finding.plan.players[0]
    levels = [] if isinstance(player, str) else [player_cell(words, level) for level in player]
    return "\n".join([str(wishes["seats"]), *levels, *changes(wishes)])


def changes(wishes: Mapping[str, Any]) -> list[str]:
    """Variants and rulings, as they are typed."""
    rulings = [f"{name}={value}" for name, value in wishes.items() if name not in KNOWN]
    return [*(f"--variant {number}" for number in wishes["variants"]), *rulings]


def parts_of(findings: Sequence[Finding]) -> list[Part]:
    """The same segments for all bars: by side, the most frequent reason first."""
    parts = []
    for side, color in COLORS.items():
        found: dict[str, int] = {}
        for finding in findings:
            for reason, share in finding.summary.reasons.get(side, {}).items():
                found[reason] = found.get(reason, 0) + share.times
        reasons = sorted(found, key=lambda reason: -found[reason])
        parts += [
            Part(side, reason, color, hatch)
            for reason, hatch in zip(reasons, HATCHES, strict=False)
        ]
    return parts


def draw_wins(panel: Axes, findings: Sequence[Finding], parts: Sequence[Part]) -> None:
    """Stacked bars in percent; the first side has an error bar."""
    bottoms = [0.0] * len(findings)
    for part in parts:
        shares = [part_of(finding, part) for finding in findings]
        panel.bar(
            range(len(findings)),
            shares,
            bottom=bottoms,
            color=part.color,
            hatch=part.hatch,
            edgecolor="white",
            linewidth=0.5,
        )
        bottoms = [bottom + share for bottom, share in zip(bottoms, shares, strict=True)]
    for place, finding in enumerate(findings):
        first = finding.won_by(next(iter(COLORS)))
        reach = [[100 * (first.share - first.low)], [100 * (first.high - first.share)]]
        panel.errorbar([place], [100 * first.share], reach, color="black", capsize=4)
    panel.set_ylim(0, 100)


def part_of(finding: Finding, part: Part) -> float:
    share = finding.summary.reasons.get(part.side, {}).get(part.reason)
    return 100 * share.share if share else 0.0


def draw_infection(words: Words, panel: Axes, findings: Sequence[Finding], longest: int) -> None:
    """The share of all players, dead or alive, that is infected at the end of each round. A game
    that is over keeps its last value."""
    rounds = range(1, max(longest, 2) + 1)
    for finding, mark, color in zip(findings, cycle(MARKS), cycle(LINES), strict=False):
        scale = 100 / len(finding.plan.players)
        course = [finding.summary.courses["infected"][:now][-1] for now in rounds]
        name = label(words, finding).replace("\n", " ")
        means = [scale * mean.mean for mean in course]
        panel.plot(rounds, means, color=color, marker=mark, markevery=3, markersize=4, label=name)
        low, high = ([scale * mean[end] for mean in course] for end in (1, 2))
        panel.fill_between(rounds, low, high, color=color, alpha=0.2, linewidth=0)
    panel.set_xlim(rounds[0], rounds[-1])
    panel.set_ylim(0, 100)
    panel.set_xlabel(words.say("plot-round"), fontsize=SMALL)
    panel.legend(
        title=words.say("plot-players"),
        loc="upper left",
        ncols=1 if len(findings) <= len(LINES) // 2 else 3,
        fontsize=SMALL,
        title_fontsize=SMALL,
    )


def legend(words: Words, figure: Figure, parts: Sequence[Part]) -> None:
    patches = [
        Patch(facecolor=part.color, hatch=part.hatch, edgecolor="white", label=named(words, part))
        for part in parts
    ]
    columns = int(figure.get_figwidth() // 3)
    figure.legend(handles=patches, loc="outside lower center", ncols=columns, fontsize=SMALL)


def named(words: Words, part: Part) -> str:
    reason = words.tell(Message(f"outcome-{part.reason}"), "short")
    return f"{words.say(f'side-{part.side}')}: {reason}"
