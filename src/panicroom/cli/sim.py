"""`panicroom sim`: many games of bots, and what they say together."""

import json
import os
from collections.abc import Iterator
from typing import Any

from panicroom.cli.faces import Face
from panicroom.cli.flags import add_game_flags, face_of, seats_of, wishes_of
from panicroom.cli.parser import Flags, Parser, number
from panicroom.cli.terminal import Terminal
from panicroom.sim import Plan, Spread, Summary, play_many, summarise
from panicroom.words import Message

SPREAD = ("mean", "lower", "median", "upper")


def add_flags(parser: Parser) -> None:
    parser.flag("--games", metavar="N", type=number("--games"), default=100, help="flag-games")
    add_game_flags(parser)
    parser.flag("--jobs", metavar="J", type=number("--jobs"), help="flag-jobs")
    parser.flag("--json", action="store_true", help="flag-json")


def run(flags: Flags, terminal: Terminal) -> None:
    face = face_of(flags)
    asked = {"seats": seats_of(face, flags), **wishes_of(face, flags)}
    base = "sim" if flags.key is None else flags.key
    plan = Plan(face.game.name, flags.games, face.game.setup(**asked), base, face.figures)
    results = play_many(plan, flags.jobs or os.cpu_count() or 1)
    summary = summarise(results, asked["seats"])
    if flags.json:
        head = {"game": plan.game, **asked, "key": base}
        terminal.text(json.dumps({**head, **as_data(face, summary)}, indent=2))
    else:
        show(terminal.speaking_of(plan.game), face, summary)


def as_data(face: Face, summary: Summary) -> dict[str, Any]:
    seats = zip(face.seat_words, summary.seats, strict=False)
    return {
        **{name: getattr(summary, name) for name in ("games", "sides", "reasons")},
        "seats_won": {seat: wins._asdict() for seat, wins in seats},
        **{name: spread._asdict() for name, spread in summary.spreads.items()},
    }


def show(terminal: Terminal, face: Face, summary: Summary) -> None:
    terminal.say("sim-games", games=summary.games)
    terminal.table(list(side_rows(terminal, summary)))
    terminal.text()
    terminal.table(list(seat_rows(terminal, face, summary)))
    terminal.text()
    terminal.table(list(figure_rows(terminal, summary)))


def side_rows(terminal: Terminal, summary: Summary) -> Iterator[list[str]]:
    say = terminal.words.say
    yield [say("sim-side"), say("sim-reason"), say("sim-wins"), "%"]
    for side, wins in summary.sides.items():
        yield [say(f"side-{side}"), "", *share(summary, wins)]
        for reason, count in summary.reasons[side].items():
            text = terminal.words.tell(Message(f"outcome-{reason}"), "short")
            yield ["", text, *share(summary, count)]


def seat_rows(terminal: Terminal, face: Face, summary: Summary) -> Iterator[list[str]]:
    say = terminal.words.say
    yield [say("sim-seat"), say("sim-won"), "%", say("sim-shared")]
    for seat, (wins, shared) in zip(face.seat_words, summary.seats, strict=False):
        yield [say(f"seat-{seat}"), *share(summary, wins), str(shared)]


def figure_rows(terminal: Terminal, summary: Summary) -> Iterator[list[str]]:
    say = terminal.words.say
    yield [say("sim-figure"), *(say(f"sim-{column}") for column in SPREAD)]
    for name, spread in summary.spreads.items():
        yield [say(f"figure-{name}"), *cells(spread)]


def share(summary: Summary, count: int) -> list[str]:
    return [str(count), f"{100 * count / summary.games:.1f}"]


def cells(spread: Spread) -> Iterator[str]:
    return (f"{number:.1f}" for number in spread)
