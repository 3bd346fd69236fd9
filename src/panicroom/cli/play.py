"""`panicroom play`: one person and bots."""

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from panicroom.bots.random import RandomBot
from panicroom.bots.table import Table
from panicroom.cli.eyes import SeatEyes
from panicroom.cli.faces import FACES, Face
from panicroom.cli.flags import (
    FIRST,
    add_game_flags,
    either,
    face_of,
    key_of,
    rulings_of,
    seat_of,
    seats_of,
    wishes_of,
)
from panicroom.cli.parser import Flags, Parser
from panicroom.cli.prompt import Prompt
from panicroom.cli.saving import save_record
from panicroom.cli.telling import show_ending, show_table, tell_news
from panicroom.cli.terminal import Terminal
from panicroom.kernel.dice import commitment
from panicroom.kernel.match import Match

SAVES: Final = "saves"


def add_flags(parser: Parser) -> None:
    add_game_flags(parser)
    parser.flag("--seat", metavar="COLOUR", help="flag-seat")
    parser.flag("--saves", metavar="FOLDER", type=Path, default=Path(SAVES), help="flag-saves")


def run(flags: Flags, terminal: Terminal) -> None:
    if flags.game is None:
        flags.game = ask_game(terminal)
    face = face_of(flags)
    terminal = terminal.speaking_of(face.game.name)
    ask_what_is_open(flags, terminal, face)
    key = key_of(flags)
    setup = face.game.setup(seats=seats_of(face, flags), **wishes_of(face, flags))
    match = Match.begin(face.game, setup, key)
    seat = seat_of(face, flags.seat or face.seat_words[0], match.state.seats)
    bots = {other: RandomBot() for other in range(match.state.seats) if other != seat}
    eyes = SeatEyes(match, seat)
    greet(terminal, face, flags, eyes, key)
    play(Table(match, bots, key), face, eyes, terminal)
    terminal.text()
    terminal.say("play-key", key=key, hash=commitment(key))
    saved = save_record(match.record, flags.saves)
    terminal.say("play-saved", file=str(saved))


def ask_game(terminal: Terminal) -> str:
    terminal.table([(name, terminal.words.of(name).say("about")) for name in FACES])
    return ask_one_of(terminal, "ask-game", FACES, FIRST)


def ask_what_is_open(flags: Flags, terminal: Terminal, face: Face) -> None:
    """Whatever no flag has said; Enter takes the default."""
    if flags.seats is None:
        counts = [str(count) for count in face.seat_counts]
        flags.seats = int(ask_one_of(terminal, "ask-seats", counts, str(face.default_seats)))
    if face.editions and flags.edition is None:
        flags.edition = ask_one_of(terminal, "ask-edition", face.editions, face.editions[0])


def ask_one_of(terminal: Terminal, id: str, allowed: Iterable[str], default: str) -> str:
    words = list(allowed)
    while True:
        answer = terminal.ask(id, allowed=either(words), default=default).lower() or default
        if answer in words:
            return answer
        terminal.say("ask-again", text=answer, allowed=either(words))


def greet(terminal: Terminal, face: Face, flags: Flags, eyes: SeatEyes, key: str) -> None:
    wishes = wishes_of(face, flags)
    terminal.text()
    terminal.tell(face.rules_played(wishes))
    for ruling in rulings_of(face, flags):
        terminal.tell(face.rulings(wishes)[ruling])
    for message in face.introduction(eyes.view()):
        terminal.tell(message)
    terminal.say("play-sealed", hash=commitment(key))
    terminal.say("play-how")


def play(table: Table, face: Face, eyes: SeatEyes, terminal: Terminal) -> None:
    """The person answers first where both are asked: answers are sealed."""
    prompt = Prompt(terminal, face, eyes)
    while not table.match.over and not face.is_out(eyes.view()):
        if eyes.options():
            table.act(eyes.seat, prompt.choose())
        else:
            table.step()
    terminal.text()
    tell_news(terminal, face, eyes)
    if not table.match.over:
        terminal.say("play-out")
        table.play_on()
    show_table(terminal, face, eyes.view())
    show_ending(terminal, face, eyes.view())
