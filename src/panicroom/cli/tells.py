"""`panicroom tells`: what deeds of bots say about their loyalty, and what the bots believe."""

import json
import os
from collections import Counter
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

from panicroom.cli.faces import Face
from panicroom.cli.flags import add_game_flag, add_rules_flags, add_seats_flag, face_of
from panicroom.cli.parser import Flags, Parser, number
from panicroom.cli.reports.calibration import belief_rows
from panicroom.cli.reports.plans import plans_of
from panicroom.cli.reports.plots import check_plot, draw_calibration
from panicroom.cli.reports.tells import groups, tell_rows
from panicroom.cli.reports.text_tables import head, players_message
from panicroom.cli.screen.progress import progress
from panicroom.cli.screen.terminal import Terminal
from panicroom.cli.sim import add_bots_flags, add_place_flags, checked_place_of
from panicroom.cli.user_error import UserError
from panicroom.sim import Plan, as_data, check
from panicroom.sim.calibration import Calibration, calibration_of
from panicroom.sim.parallel import gathered, in_order
from panicroom.sim.tells import READINGS, Shown, Tell, Told, play_and_tell, tells

DEFAULT_GAMES: Final = 100
TIMES: Final = ("early", "later")
"""Before the first infection card is given, the Host being out; and at any other time."""


def add_flags(parser: Parser) -> None:
    games, seats = number("--games"), number("--seats")
    parser.flag("--games", metavar="N", type=games, default=DEFAULT_GAMES, help="flag-games")
    add_game_flag(parser, "flag-game")
    add_seats_flag(parser, "flag-seats", lambda text: [seats(text)])
    add_bots_flags(parser)
    add_rules_flags(parser)
    parser.flag("--key", metavar="KEY", help="flag-key")
    add_place_flags(parser)
    parser.flag("--json", action="store_true", help="flag-json")
    parser.flag("--plot", metavar="FILE", help="flag-tells-plot")


def run(flags: Flags, terminal: Terminal) -> None:
    face = face_of(flags)
    terminal = terminal.speaking_of(face.game.name)
    if face.game.name not in READINGS:
        raise UserError("tells-no-sides", game=face.game.name)
    plan, *others = plans_of(face, flags)
    if others:
        raise UserError("dataset-one-kind")
    check(plan)
    on, file = checked_place_of(flags), Path(flags.plot) if flags.plot else None
    if file:
        check_plot(file)
    with progress(terminal.words, plan.games) as tell:
        jobs = flags.jobs or os.cpu_count() or 1
        games = in_order(partial(play_and_tell, plan), range(plan.games), jobs, on)
        told = gathered(games, partial(tell, 0))
    beliefs = beliefs_of(told)
    if file:
        draw_calibration(terminal.words, beliefs, file)
    if flags.json:
        terminal.text(json.dumps(data_of(plan, shown_in(told), beliefs), indent=2))
    else:
        show(terminal, face, plan, shown_in(told), beliefs)


def shown_in(told: Sequence[Told]) -> Counter[Shown]:
    total: Counter[Shown] = Counter()
    for game in told:
        total.update(game.shown)
    return total


def beliefs_of(told: Sequence[Told]) -> dict[str, Calibration]:
    """Times at which nobody believed anything are left out: the Host may never come early."""
    found = {}
    for time in TIMES:
        is_early = time == TIMES[0]
        beliefs = [one for game in told for one in game.beliefs if one.early == is_early]
        if beliefs:
            found[time] = calibration_of(beliefs)
    return found


def tells_of(plan: Plan, shown: Counter[Shown]) -> list[Tell]:
    reading = READINGS[plan.game]
    return tells(shown, tuple(reading.Family), tuple(reading.Period))


def data_of(plan: Plan, shown: Counter[Shown], beliefs: dict[str, Calibration]) -> Any:
    return as_data({"plan": plan, "tells": tells_of(plan, shown), "beliefs": beliefs})


def show(
    terminal: Terminal,
    face: Face,
    plan: Plan,
    shown: Counter[Shown],
    beliefs: dict[str, Calibration],
) -> None:
    words = terminal.words
    terminal.tell(*head(face, plan), players_message(plan))
    terminal.say("tells-how")
    for same in groups(tells_of(plan, shown)):
        terminal.table(list(tell_rows(words, same)))
        terminal.text()
    for time, found in beliefs.items():
        terminal.say(f"tells-beliefs-{time}")
        terminal.table(list(belief_rows(words, found)))
        terminal.text()
