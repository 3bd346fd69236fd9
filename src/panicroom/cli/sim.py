"""`panicroom sim`: many games of bots, and what they say together."""

import json
import os
from collections.abc import Iterator

from panicroom.cli.complaint import Complaint
from panicroom.cli.flags import FACE, add_game_flags, setup_of
from panicroom.cli.parser import Flags, Parser, number
from panicroom.cli.terminal import Terminal
from panicroom.sim import Plan, Spread, Summary, play_many, summarise
from panicroom.words import Message

SPREADS = ("rounds", "decisions", "infections")


def add_flags(parser: Parser) -> None:
    parser.flag("--games", metavar="N", type=number("--games"), default=100, help="flag-games")
    add_game_flags(parser)
    parser.flag("--jobs", metavar="J", type=number("--jobs"), help="flag-jobs")
    parser.flag("--json", action="store_true", help="flag-json")


def run(flags: Flags, terminal: Terminal) -> None:
    for flag, count in (("--games", flags.games), ("--jobs", flags.jobs)):
        if count == 0:
            raise Complaint("error-number", flag=flag, text="0")
    setup = setup_of(FACE, flags)
    plan = Plan(flags.games, setup, "sim" if flags.key is None else flags.key)
    summary = summarise(play_many(plan, flags.jobs or os.cpu_count() or 1))
    if flags.json:
        terminal.text(json.dumps(as_data(plan, flags, summary), indent=2))
    else:
        show(terminal, summary)


def as_data(plan: Plan, flags: Flags, summary: Summary) -> dict[str, object]:
    asked = {
        "seats": plan.setup["seats"],
        "edition": flags.edition or FACE.editions[0],
        "variants": sorted(set(flags.variant)),
        "key": plan.base,
    }
    counted = {name: getattr(summary, name) for name in ("games", "sides", "reasons")}
    spreads = {name: getattr(summary, name)._asdict() for name in SPREADS}
    return {**asked, **counted, **spreads}


def show(terminal: Terminal, summary: Summary) -> None:
    say = terminal.words.say
    terminal.say("sim-games", games=summary.games)
    rows = [[say("sim-side"), say("sim-reason"), say("sim-wins"), "%"]]
    for side, wins in summary.sides.items():
        rows.append(row(summary, say(f"side-{side}"), "", wins))
        for reason, count in summary.reasons[side].items():
            text = terminal.words.tell(Message(f"outcome-{reason}"), "short")
            rows.append(row(summary, "", text, count))
    terminal.table(rows)
    terminal.text()
    head = [say(f"sim-{column}") for column in ("measure", "mean", "lower", "median", "upper")]
    spreads = [[say(f"sim-{name}"), *cells(getattr(summary, name))] for name in SPREADS]
    terminal.table([head, *spreads])


def row(summary: Summary, side: str, reason: str, count: int) -> list[str]:
    return [side, reason, str(count), f"{100 * count / summary.games:.1f}"]


def cells(spread: Spread) -> Iterator[str]:
    return (f"{number:.1f}" for number in spread)
