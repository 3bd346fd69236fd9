"""Draws docs/balance/*.png and writes the tables of docs/balance.md from docs/balance/*.json.

`python -m panicroom.sim.balance docs/balance` and `panicroom tells` play the games and write those
files; `make balance` does all of it. What stands outside the marks `<!-- NAME -->` ... `<!-- / -->`
is written by hand and stays.
"""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from math import log
from pathlib import Path
from typing import Any, Final

from panicroom.cli.faces import FACES
from panicroom.cli.reports.level_matrix import matrix_rows, wins
from panicroom.cli.reports.plots import draw
from panicroom.cli.reports.text_tables import decimal, interval
from panicroom.sim import Finding, Sides
from panicroom.sim.balance import read_study
from panicroom.sim.studies import STUDIES
from panicroom.words import Words

PAGE: Final = Path(__file__).parents[1] / "docs" / "balance.md"
FOLDER: Final = PAGE.with_suffix("")
EACH: Final = "panicroom sim --games {games} --key balance"
STATION: Final = f"{EACH} --edition en"
COMMANDS: Final = {
    "station": [f"{EACH} --seats 4,5,6 --edition en,fr,ru,cs"],
    "station-levels": [
        f"{STATION} --humans random,easy,normal,hard --infected random,easy,normal,hard"
    ],
    "station-changes": [
        STATION,
        *(f"{STATION} --variant {number}" for number in (1, 2, 3, 4)),
        f"{STATION} --ruling gas_needed=2",
        f"{STATION} --ruling hive_depth=6",
    ],
    "panik": [f"{EACH} --game panik --seats 2,3,4"],
    "panik-levels": [
        f"{EACH} --game panik --seats 4 --level {one},{others},{others},{others}"
        for one, others in (
            ("easy", "random"),
            ("normal", "random"),
            ("normal", "easy"),
            ("hard", "normal"),
        )
    ],
}
"""What a reader types to have a study's games played again."""
UNDRAWN: Final = ("station-levels",)
"""Sixteen lines in one panel say less than the table."""
SIDES: Final = ("humans", "infected", "nobody")
TELLS: Final = "tells"
TELLING: Final = (
    "panicroom tells --games {games} --key balance --edition en --level hard --plot beliefs.png"
)
STRONGEST: Final = 12
SELDOM: Final = 100
"""A sign shown less often is left out of the table."""

Rows = Iterator[list[str]]


def main() -> None:
    found = {study: read_study(FOLDER / f"{study}.json") for study in COMMANDS}
    for study, findings in found.items():
        if study not in UNDRAWN:
            face = FACES[findings[0].plan.game]
            draw(words_for(findings), face, findings, FOLDER / f"{study}.png")
    PAGE.write_text(page_with(PAGE.read_text(encoding="utf-8"), found), encoding="utf-8")


def page_with(page: str, found: Mapping[str, Sequence[Finding]]) -> str:
    """The page with its tables rewritten."""
    games = [finding.plan.games for findings in found.values() for finding in findings]
    page = with_part(page, "sum", f"{sum(games):,} games in all, {min(games):,} at each table.")
    for study, findings in found.items():
        page = with_part(page, study, part(words_for(findings), study, findings))
    return with_part(page, TELLS, tells_part(Words("en").of("station")))


def tells_part(words: Words) -> str:
    """What hard bots betray, the strongest signs first, and how good their beliefs are."""
    data = json.loads((FOLDER / f"{TELLS}.json").read_text(encoding="utf-8"))
    command = TELLING.format(games=data["plan"]["games"])
    picture = (
        "![How often it was so, over how likely hard bots held it to be.](balance/beliefs.png)"
    )
    tables = (sign_rows(words, data["tells"]), brier_rows(data["beliefs"]))
    return "\n\n".join([f"```sh\n{command}\n```", picture, *(markdown(list(t)) for t in tables)])


def sign_rows(words: Words, tells: Sequence[Mapping[str, Any]]) -> Rows:
    yield ["what is done", "when", "humans", "infected", "likelihood ratio"]
    often = [t for t in tells if t["ratio"] and times(t, "humans") + times(t, "infected") >= SELDOM]
    for tell in sorted(often, key=lambda one: -abs(log(one["ratio"]["mean"])))[:STRONGEST]:
        when = words.say("tells-period", period=tell["period"])
        counts = (f"{times(tell, side)} of {tell[side]['of']}" for side in SIDES[:2])
        ratio, low, high = (f"{tell['ratio'][end]:.2f}" for end in ("mean", "low", "high"))
        yield [words.say(tell["kind"]), when, *counts, f"{ratio} [{low}, {high}]"]


def times(tell: Mapping[str, Any], side: str) -> int:
    return int(tell[side]["times"])


def brier_rows(beliefs: Mapping[str, Mapping[str, Any]]) -> Rows:
    yield ["beliefs of humans", "how many", "Brier score", "always the base rate"]
    names = {"early": "before the Host’s first infection card", "later": "at any other time"}
    for time, found in beliefs.items():
        yield [
            names[time],
            f"{found['beliefs']:,}",
            f"{found['brier']:.3f}",
            f"{found['base']:.3f}",
        ]


def words_for(findings: Sequence[Finding]) -> Words:
    return Words("en").of(findings[0].plan.game)


def with_part(page: str, study: str, text: str) -> str:
    begin, end = f"<!-- {study} -->", "<!-- / -->"
    marked = re.compile(f"{re.escape(begin)}.*?{re.escape(end)}", re.DOTALL)
    return marked.sub(lambda old: f"{begin}\n{text}\n{end}", page)


def part(words: Words, study: str, findings: Sequence[Finding]) -> str:
    """The commands, the picture and the tables of a study."""
    commands = [line.format(games=findings[0].plan.games) for line in COMMANDS[study]]
    picture = [] if study in UNDRAWN else [f"![{STUDIES[study].__doc__}](balance/{study}.png)"]
    tables = [markdown(list(rows)) for rows in tables_of(words, study, findings)]
    return "\n\n".join(["```sh\n" + "\n".join(commands) + "\n```", *picture, *tables])


def tables_of(words: Words, study: str, findings: Sequence[Finding]) -> Iterator[Rows]:
    if study == "station-levels":
        pairs = {f.plan.players[0]: f for f in findings}
        sided = {sides: f for sides, f in pairs.items() if isinstance(sides, Sides)}
        for side in Sides._fields:
            yield matrix_rows(words, side, sided)
    elif study == "panik":
        yield rival_rows(words, findings)
    elif study == "panik-levels":
        yield duel_rows(words, findings)
    else:
        yield side_rows(words, study, findings)


def side_rows(words: Words, study: str, findings: Sequence[Finding]) -> Rows:
    yield ["played", *(f"{words.say(f'side-{side}')}, %" for side in SIDES), "rounds", "infections"]
    for finding, command in zip(findings, row_names(study, findings), strict=True):
        means = [finding.summary.spreads[name] for name in ("rounds", "infections")]
        shares = [wins(words, side, finding) for side in SIDES]
        yield [command, *shares, *(mean_text(words, *mean[:3]) for mean in means)]


def row_names(study: str, findings: Sequence[Finding]) -> list[str]:
    """What is typed for this row."""
    if study == "station-changes":
        flags = [line.removeprefix(STATION).strip() for line in COMMANDS[study]]
        return [f"`{flag}`" if flag else "as it is" for flag in flags]
    wishes = [finding.plan.wishes for finding in findings]
    return [f"`--edition {wish['edition']} --seats {wish['seats']}`" for wish in wishes]


def rival_rows(words: Words, findings: Sequence[Finding]) -> Rows:
    yield ["players", "score of each seat, %", "level on points, %", "lead of the best"]
    for finding in findings:
        scores = [f"{100 * wins.score.mean:.1f}" for wins in finding.summary.seats]
        reach = max(wins.score.high - wins.score.mean for wins in finding.summary.seats)
        shared = finding.summary.reasons["players"].get("shared_victory")
        level = mean_text(words, shared.share, shared.low, shared.high, 100) if shared else "0"
        lead = finding.summary.spreads["lead"]
        reached = f"{', '.join(scores)} (each ± {100 * reach:.1f})"
        yield [str(len(scores)), reached, level, mean_text(words, *lead[:3])]


def duel_rows(words: Words, findings: Sequence[Finding]) -> Rows:
    yield ["one", "against three", "score of the one, % (chance: 25)"]
    for finding in findings:
        one, others, *_ = map(str, finding.plan.players)
        score = finding.summary.seats[0].score
        yield [one, others, mean_text(words, *score, 100)]


def mean_text(words: Words, mean: float, low: float, high: float, scale: float = 1) -> str:
    return f"{decimal(words, scale * mean)} {interval(words, low, high, scale)}"


def markdown(rows: Sequence[Sequence[str]]) -> str:
    head, *body = rows
    lines = [head, ["---"] * len(head), *body]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


if __name__ == "__main__":
    main()
