"""What is measured, what it should be, and a table of both."""

from collections.abc import Mapping
from typing import Final, NamedTuple, TypeAlias

Figures: TypeAlias = dict[str, float]


class Aim(NamedTuple):
    """At most this, or with `at_least` at least."""

    limit: float
    unit: str
    at_least: bool = False

    def is_met(self, figure: float) -> bool:
        return figure >= self.limit if self.at_least else figure <= self.limit

    def __str__(self) -> str:
        return f"{'>=' if self.at_least else '<='} {self.limit:g} {self.unit}"


AIMS: Final[Mapping[str, Aim]] = {
    "home: script and style": Aim(120, "kB"),
    "home: fonts": Aim(90, "kB"),
    "table: script and style, with art": Aim(320, "kB"),
    "table: fonts": Aim(90, "kB"),
    "slowed phone: first paint of home": Aim(1200, "ms"),
    "slowed phone: shift of home (CLS)": Aim(0.05, ""),
    "slowed phone: answer to picture, median": Aim(80, "ms"),
    "slowed phone: answer to picture, 95 %": Aim(150, "ms"),
    "slowed phone: panning": Aim(50, "frames/s", at_least=True),
    "slowed phone: running story": Aim(50, "frames/s", at_least=True),
    "slowed desk: answer to picture, median": Aim(80, "ms"),
    "slowed desk: answer to picture, 95 %": Aim(150, "ms"),
    "slowed phone: replay opens": Aim(1000, "ms"),
    "slowed phone: step of a replay": Aim(50, "ms"),
    "slowed phone: other eyes": Aim(150, "ms"),
    "desk: panning": Aim(55, "frames/s", at_least=True),
    "desk: running story": Aim(55, "frames/s", at_least=True),
    "idle table: frames asked for": Aim(0, "in 3 s"),
    "hidden table: frames asked for": Aim(0, "in 3 s"),
}
"""By what is measured. "Slowed" is a processor slowed down four times."""


def table(now: Figures, base: Figures | None = None) -> str:
    """A line for each aim; with a base also its figure, and how many times as much it is now."""
    heads = ["", "aim", "now", *(["base", "now / base"] if base else []), ""]
    rows = [heads, *(row(name, aim, now, base) for name, aim in AIMS.items())]
    widths = [max(len(each[column]) for each in rows) for column in range(len(heads))]
    return "\n".join(
        "  ".join(
            [cells[0].ljust(widths[0])]
            + [cell.rjust(width) for cell, width in zip(cells[1:], widths[1:], strict=True)]
        ).rstrip()
        for cells in rows
    )


def row(name: str, aim: Aim, now: Figures, base: Figures | None) -> list[str]:
    figure = now[name]
    compared = [] if base is None else [shown(base[name]), ratio(figure, base[name])]
    return [name, str(aim), shown(figure), *compared, "" if aim.is_met(figure) else "missed"]


def shown(figure: float) -> str:
    return f"{figure:.0f}" if figure >= 10 or figure == int(figure) else f"{figure:.2g}"


def ratio(now: float, base: float) -> str:
    return f"{now / base:.2f}" if base else "-"
