"""`panicroom sim`: plays many games of bots and prints statistics."""

import json
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from importlib.util import find_spec
from itertools import groupby
from pathlib import Path
from typing import Any, Final, NamedTuple

from panicroom.bots.registry import LEVELS
from panicroom.cli.extras import missing
from panicroom.cli.faces import Face
from panicroom.cli.flags import (
    MUTE,
    TALK,
    add_game_flag,
    add_rules_flags,
    add_seats_flag,
    either,
    face_of,
)
from panicroom.cli.parser import Flags, Parser, number
from panicroom.cli.reports.conversations import compared_data, comparison_tables
from panicroom.cli.reports.level_matrix import matrix_rows
from panicroom.cli.reports.plans import plans_of
from panicroom.cli.reports.plots import check_plot, draw
from panicroom.cli.reports.text_tables import (
    figure_rows,
    head,
    players_message,
    seat_rows,
    side_rows,
)
from panicroom.cli.screen.progress import progress
from panicroom.cli.screen.terminal import Terminal
from panicroom.kernel.errors import Malformed
from panicroom.kernel.expected import one_of
from panicroom.research.conversation import compare
from panicroom.sim import (
    HERE,
    Finding,
    Plan,
    Result,
    Sides,
    as_data,
    check,
    checked_place,
    finding,
    play_many,
)
from panicroom.sim.level_gains import Gain, gains
from panicroom.words import Message, Words

DEFAULT_GAMES: Final = 100
BOTH: Final = "both"
TALKS: Final = (MUTE, TALK, BOTH)


class Played(NamedTuple):
    """The games of one plan. Results are kept one by one: games on the same key are compared."""

    plan: Plan
    results: list[Result]

    @property
    def finding(self) -> Finding:
        return finding(self.plan, self.results)


def add_flags(parser: Parser) -> None:
    games = number("--games")
    parser.flag("--games", metavar="N", type=games, default=DEFAULT_GAMES, help="flag-games")
    add_game_flag(parser, "flag-game")
    add_seats_flag(parser, "flag-sim-seats", numbers("--seats"))
    add_bots_flags(parser)
    add_rules_flags(parser)
    parser.flag("--talk", metavar="W", default=MUTE, help="flag-sim-talk")
    parser.flag("--key", metavar="KEY", help="flag-key")
    add_place_flags(parser)
    parser.flag("--json", action="store_true", help="flag-json")
    parser.flag("--plot", metavar="FILE", help="flag-plot")


def add_bots_flags(parser: Parser) -> None:
    parser.flag("--level", metavar="L", help="flag-sim-level", games=either(LEVELS))
    parser.flag("--humans", metavar="L", help="flag-humans")
    parser.flag("--infected", metavar="L", help="flag-infected")


def add_place_flags(parser: Parser) -> None:
    """Where games are played, and in how many processes."""
    parser.flag("--jobs", metavar="J", type=number("--jobs"), help="flag-jobs")
    parser.flag("--on", metavar="WHERE", default=HERE, help="flag-on")


def checked_place_of(flags: Flags) -> str:
    """What --on says; Ray is asked for before any game is played."""
    if checked_place(flags.on) != HERE and find_spec("ray") is None:
        raise missing("ray", "--on ray")
    return str(flags.on)


def numbers(flag: str) -> Callable[[str], list[int]]:
    read = number(flag)
    return lambda text: [read(part) for part in text.split(",")]


def run(flags: Flags, terminal: Terminal) -> None:
    face = face_of(flags)
    terminal = terminal.speaking_of(face.game.name)
    if flags.talk not in TALKS:
        raise Malformed("talk", flags.talk, one_of(TALKS))
    plans = plans_of(face, flags, flags.talk != MUTE)
    for plan in plans:
        check(plan)
    on = checked_place_of(flags)
    if flags.plot:
        check_plot(Path(flags.plot))
    if flags.talk == BOTH:
        compare_all(terminal, face, plans, flags, on)
        return
    played = play_all(plans, flags.jobs or os.cpu_count() or 1, terminal.words, on)
    if flags.plot:
        draw(terminal.words, face, [one.finding for one in played], Path(flags.plot))
    if flags.json:
        terminal.text(json.dumps(data_of(played), indent=2))
    else:
        show(terminal, face, played)


def play_all(plans: Sequence[Plan], jobs: int, words: Words, on: str = HERE) -> list[Played]:
    played: list[Played] = []
    with progress(words, sum(plan.games for plan in plans)) as tell:
        for plan in plans:
            results = play_many(plan, jobs, partial(tell, len(played) * plan.games), on)
            played.append(Played(plan, results))
    return played


def compare_all(
    terminal: Terminal, face: Face, plans: Sequence[Plan], flags: Flags, on: str
) -> None:
    """Each plan mute and with talk."""
    found = []
    with progress(terminal.words, 2 * sum(plan.games for plan in plans)) as tell:
        for number, plan in enumerate(plans):
            told = partial(tell, 2 * number * plan.games)
            found.append((plan, *compare(plan, flags.jobs or os.cpu_count() or 1, told, on)))
    if flags.json:
        terminal.text(json.dumps([compared_data(*each) for each in found], indent=2))
        return
    for plan, mute, talking in found:
        terminal.tell(*head(face, plan), players_message(plan))
        for rows in comparison_tables(terminal.words, mute, talking):
            terminal.table(list(rows))
            terminal.text()


def matrices(played: Sequence[Played]) -> Iterator[dict[Sides, Played]]:
    """Plans that differ only in their pair of levels, grouped by their other wishes."""
    for _, same in groupby(played, key=lambda one: one.plan.wishes):
        pairs = {one.plan.players[0]: one for one in same}
        if len(pairs) > 1:
            yield {sides: one for sides, one in pairs.items() if isinstance(sides, Sides)}


def gains_in(matrix: Mapping[Sides, Played]) -> list[Gain]:
    return gains({sides: one.results for sides, one in matrix.items()})


def data_of(played: Sequence[Played]) -> Any:
    """One table as it is; several as a list, with the gains of better levels if any were tried."""
    tables = [as_data(one.finding) for one in played]
    if len(tables) == 1:
        return tables[0]
    found = [gain for matrix in matrices(played) for gain in gains_in(matrix)]
    return {"tables": tables, "gains": as_data(found)}


def show(terminal: Terminal, face: Face, played: Sequence[Played]) -> None:
    tried = list(matrices(played))
    for matrix in tried:
        show_matrix(terminal, face, matrix)
    for one in [] if tried else played:
        show_table(terminal, face, one.finding)


def show_table(terminal: Terminal, face: Face, finding: Finding) -> None:
    terminal.tell(*head(face, finding.plan), players_message(finding.plan))
    for rows in (
        side_rows(terminal.words, finding),
        seat_rows(terminal.words, face, finding),
        figure_rows(terminal.words, finding),
    ):
        terminal.table(list(rows))
        terminal.text()


def show_matrix(terminal: Terminal, face: Face, matrix: Mapping[Sides, Played]) -> None:
    findings = {sides: one.finding for sides, one in matrix.items()}
    terminal.tell(*head(face, next(iter(matrix.values())).plan), Message("sim-common"))
    for side in Sides._fields:
        terminal.table(list(matrix_rows(terminal.words, side, findings, gains_in(matrix))))
        terminal.text()
