"""`panicroom play`: one person and bots."""

from pathlib import Path
from typing import Any, Final

from panicroom.bots.random import RandomBot
from panicroom.bots.table import Table
from panicroom.cli.eyes import SeatEyes
from panicroom.cli.faces import Face
from panicroom.cli.flags import FACE, add_game_flags, either, key_of, seat_of, setup_of
from panicroom.cli.parser import Flags, Parser
from panicroom.cli.prompt import Prompt
from panicroom.cli.saving import save_record
from panicroom.cli.telling import show_ending, tell_news
from panicroom.cli.terminal import Terminal
from panicroom.kernel.dice import commitment
from panicroom.kernel.match import Match

SAVES: Final = "saves"


def add_flags(parser: Parser) -> None:
    add_game_flags(parser)
    parser.flag("--seat", metavar="COLOUR", default=FACE.seat_words[0], help="flag-seat")
    parser.flag("--saves", metavar="FOLDER", type=Path, default=Path(SAVES), help="flag-saves")


def run(flags: Flags, terminal: Terminal) -> None:
    ask_what_is_open(flags, terminal, FACE)
    key = key_of(flags)
    match = Match.begin(FACE.game, setup_of(FACE, flags), key)
    seat = seat_of(FACE, flags.seat, match.state.seats)
    bots = {other: RandomBot() for other in range(match.state.seats) if other != seat}
    eyes = SeatEyes(match, seat)
    greet(terminal, flags, eyes, key)
    play(Table(match, bots, key), eyes, terminal)
    terminal.text()
    terminal.say("play-key", key=key, hash=commitment(key))
    saved = save_record(match.record, flags.saves)
    terminal.say("play-saved", file=str(saved))


def ask_what_is_open(flags: Flags, terminal: Terminal, face: Face) -> None:
    """Whatever no flag has said; Enter takes the default."""
    if flags.seats is None:
        counts = [str(count) for count in face.seat_counts]
        flags.seats = int(ask_one_of(terminal, "ask-seats", counts, str(face.default_seats)))
    if flags.edition is None:
        flags.edition = ask_one_of(terminal, "ask-edition", face.editions, face.editions[0])


def ask_one_of(terminal: Terminal, id: str, allowed: Any, default: str) -> str:
    while True:
        answer = terminal.ask(id, allowed=either(allowed), default=default).lower() or default
        if answer in allowed:
            return answer
        terminal.say("ask-again", text=answer, allowed=either(allowed))


def greet(terminal: Terminal, flags: Flags, eyes: SeatEyes, key: str) -> None:
    terminal.text()
    terminal.tell(FACE.rules_played(flags.edition, flags.variant))
    for message in FACE.introduction(eyes.view()):
        terminal.tell(message)
    terminal.say("play-sealed", hash=commitment(key))
    terminal.say("play-how")


def play(table: Table, eyes: SeatEyes, terminal: Terminal) -> None:
    """The person answers first where both are asked: answers are sealed."""
    prompt = Prompt(terminal, FACE, eyes)
    while not table.match.over and not FACE.is_out(eyes.view()):
        if eyes.options():
            table.act(eyes.seat, prompt.choose())
        else:
            table.step()
    tell_news(terminal, FACE, eyes)
    if not table.match.over:
        terminal.say("play-out")
        table.play_on()
    show_ending(terminal, FACE, eyes.view())
