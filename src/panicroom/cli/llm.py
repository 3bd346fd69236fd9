"""`panicroom llm`: has another program play a seat, and measures wins, lies and beliefs."""

import json
import shlex
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Final

from panicroom.cli.faces import Face
from panicroom.cli.flags import (
    add_game_flag,
    add_rules_flags,
    add_seats_flag,
    face_of,
    seat_of,
)
from panicroom.cli.parser import Flags, Parser, number
from panicroom.cli.reports.plans import plans_of
from panicroom.cli.reports.programs import show_report
from panicroom.cli.screen.progress import progress
from panicroom.cli.screen.terminal import Terminal
from panicroom.cli.sim import add_bots_flags
from panicroom.cli.story.prompt_text import prompt_text
from panicroom.cli.user_error import UserError, naming
from panicroom.kernel.errors import Malformed
from panicroom.kernel.expected import NOT_EMPTY
from panicroom.research.program import Program, measure, play_deals
from panicroom.research.program.request import Asked, as_json, as_line
from panicroom.sim import as_data, check
from panicroom.words import Message

DEFAULT_GAMES: Final = 10
DEFAULT_SECONDS: Final = 60


def add_flags(parser: Parser) -> None:
    games, seats = number("--games"), number("--seats")
    seconds = number("--time-limit")
    parser.flag("--command", metavar="COMMAND", default="", help="flag-llm-command")
    parser.flag("--seat", metavar="COLOR", default="red", help="flag-llm-seat")
    parser.flag("--text", action="store_true", help="flag-llm-text")
    parser.flag(
        "--time-limit", metavar="S", type=seconds, default=DEFAULT_SECONDS, help="flag-llm-seconds"
    )
    parser.flag("--games", metavar="N", type=games, default=DEFAULT_GAMES, help="flag-llm-games")
    add_game_flag(parser, "flag-game")
    add_seats_flag(parser, "flag-seats", lambda text: [seats(text)])
    add_bots_flags(parser)
    add_rules_flags(parser)
    parser.flag("--key", metavar="KEY", help="flag-key")
    parser.flag("--json", action="store_true", help="flag-json")


def run(flags: Flags, terminal: Terminal) -> None:
    face = face_of(flags)
    terminal = terminal.speaking_of(face.game.name)
    plan, *others = plans_of(face, flags)
    if others:
        raise UserError("dataset-one-kind")
    check(plan)
    seats, counts = seats_played(face, flags, len(plan.players)), Counter[str]()

    def write(asked: Asked) -> str:
        text = prompt_text(terminal.words, face, asked)
        return as_line(text) if flags.text else as_json(asked, text)

    with (
        programs(flags, seats) as players,
        progress(terminal.words, plan.games) as tell,
    ):
        deals = play_deals(plan, players, counts, write, partial(tell, 0))
        counts["restarts"] = sum(player.starts - 1 for player in players.values())
    report = measure(deals, seats, counts)
    if flags.json:
        terminal.text(json.dumps({"plan": as_data(plan), **as_data(report)}, indent=2))
    else:
        show_report(terminal, face, plan, report)


def seats_played(face: Face, flags: Flags, seats: int) -> list[int]:
    with naming("--seat"):
        named = [seat_of(face, word.strip(), seats) for word in flags.seat.split(",")]
    return sorted(set(named))


@contextmanager
def programs(flags: Flags, seats: list[int]) -> Iterator[dict[int, Program]]:
    """One process for each seat."""
    command = words_of(flags.command)
    started: dict[int, Program] = {}
    try:
        for seat in seats:
            started[seat] = start(command, float(flags.time_limit))
        yield started
    finally:
        for program in started.values():
            program.close()


def words_of(command: str) -> list[str]:
    """As a shell would split it; no shell runs it."""
    try:
        words = shlex.split(command)
    except ValueError:
        raise UserError.of_flag("--command", Message("llm-quotes", {"text": command})) from None
    if not words:
        raise Malformed("command", command, NOT_EMPTY)
    return words


def start(command: list[str], seconds: float) -> Program:
    try:
        return Program(command, seconds)
    except OSError:
        unknown = Message("llm-no-program", {"text": command[0]})
        raise UserError.of_flag("--command", unknown) from None
