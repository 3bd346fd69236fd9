"""`panicroom rate`: rates the levels of bots by games of each against each, on the same deals."""

import json
import os
from collections.abc import Iterator
from functools import partial
from typing import Final

from panicroom.bots.registry import levels_for
from panicroom.cli.flags import (
    add_game_flag,
    add_rules_flags,
    add_seats_flag,
    face_of,
    level_name,
    levels_named,
    seats_of,
    wishes_of,
)
from panicroom.cli.parser import Flags, Parser, number
from panicroom.cli.reports.text_tables import decimal, interval
from panicroom.cli.screen.progress import progress
from panicroom.cli.screen.terminal import Terminal
from panicroom.cli.sim import add_place_flags, checked_place_of
from panicroom.cli.user_error import UserError
from panicroom.sim import Plan, as_data, check, play_many
from panicroom.sim.ratings import Contest, Rating, contest, pairs, ratings
from panicroom.words import Message, Words

DEFAULT_GAMES: Final = 100
FEWEST: Final = 2


def add_flags(parser: Parser) -> None:
    games, seats = number("--games"), number("--seats")
    parser.flag("--games", metavar="N", type=games, default=DEFAULT_GAMES, help="flag-rate-games")
    parser.flag("--level", metavar="L", help="flag-rate-level")
    add_game_flag(parser, "flag-game")
    add_seats_flag(parser, "flag-seats", seats)
    add_rules_flags(parser)
    parser.flag("--key", metavar="KEY", help="flag-key")
    add_place_flags(parser)
    parser.flag("--json", action="store_true", help="flag-json")


def run(flags: Flags, terminal: Terminal) -> None:
    face = face_of(flags)
    terminal = terminal.speaking_of(face.game.name)
    levels = levels_named(flags.level) if flags.level else list(levels_for(face.game.name))
    if len(set(levels)) < FEWEST:
        raise UserError("rate-one-level")
    seats, key = seats_of(face, flags), "rate" if flags.key is None else flags.key
    wishes = {"seats": seats, **wishes_of(face, flags)}
    meetings = list(pairs(face.game.name, levels, seats))
    plans = [Plan(face.game.name, flags.games, wishes, key, who) for _, _, who in meetings]
    for plan in plans:
        check(plan)
    on, jobs = checked_place_of(flags), flags.jobs or os.cpu_count() or 1
    contests: list[Contest] = []
    with progress(terminal.words, flags.games * len(plans)) as tell:
        for (one, other, _), plan in zip(meetings, plans, strict=True):
            told = partial(tell, len(contests) * flags.games)
            contests.append(contest(one, other, plan, play_many(plan, jobs, told, on)))
    found = ratings(contests, key)
    if flags.json:
        data = {"wishes": wishes, "games": flags.games, "key": key, "ratings": found}
        terminal.text(json.dumps(as_data(data), indent=2))
        return
    terminal.tell(face.rules_played(wishes), Message("sim-players", {"seats": seats}))
    terminal.say("rate-how", games=flags.games)
    terminal.table(list(rows(terminal.words, found)))


def rows(words: Words, found: list[Rating]) -> Iterator[list[str]]:
    sided = any(each.player.side for each in found)
    side = [words.say("rate-side")] if sided else []
    yield [words.say("sim-level"), *side, words.say("rate-rating"), words.say("sim-interval")]
    for (level, name), (middle, low, high) in found:
        on = [words.say(f"side-{name}")] if sided else []
        reach = interval(words, low, high, 1, "+")
        yield [words.tell(level_name(level)), *on, decimal(words, middle, "+"), reach]
