"""`panicroom play`: one person and bots."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

from panicroom.bots.random import RandomBot
from panicroom.bots.table import Table
from panicroom.cli.eyes import SeatEyes
from panicroom.cli.faces import Face
from panicroom.cli.flags import (
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
from panicroom.cli.saving import check_folder, replay_command, save_record
from panicroom.cli.suiting import suiting_counts, suiting_faces
from panicroom.cli.telling import show_ending, show_table, tell_news
from panicroom.cli.terminal import GAP, Leave, Terminal
from panicroom.kernel.dice import commitment
from panicroom.kernel.match import Match

SAVES: Final = "saves"


def add_flags(parser: Parser) -> None:
    add_game_flags(parser)
    parser.flag("--seat", metavar="COLOUR", help="flag-seat")
    parser.flag("--saves", metavar="FOLDER", type=Path, default=Path(SAVES), help="flag-saves")


def run(flags: Flags, terminal: Terminal) -> None:
    faces = suiting_faces(flags)
    check_folder(flags.saves)
    if flags.game is None:
        flags.game = ask_game(terminal, faces)
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
    try:
        play(Table(match, bots, key), face, eyes, terminal)
    except (Leave, KeyboardInterrupt):
        if any(actor == seat for actor, _ in match.record.actions):
            keep(terminal, match, flags.saves)
        raise
    keep(terminal, match, flags.saves)


def keep(terminal: Terminal, match: Match[Any], folder: Path) -> None:
    """The game as far as it went, and the key that was sealed."""
    key, saved = match.record.key, save_record(match.record, folder)
    terminal.text()
    terminal.say("play-key", key=key, hash=commitment(key))
    terminal.say("play-saved", file=str(saved))
    terminal.text(GAP + replay_command(saved))


def ask_game(terminal: Terminal, faces: Sequence[Face]) -> str:
    """What the flags leave open; if that is one game, there is nothing to ask."""
    names = [face.game.name for face in faces]
    if len(names) == 1:
        return names[0]
    show_numbered(terminal, [(name, terminal.words.of(name).say("about")) for name in names])
    return ask_one_of(terminal, "ask-game", names, names[0])


def ask_what_is_open(flags: Flags, terminal: Terminal, face: Face) -> None:
    """Whatever no flag has said; Enter takes the default."""
    if flags.seats is None:
        counts = suiting_counts(face, flags)
        default = face.default_seats if face.default_seats in counts else counts[0]
        flags.seats = int(ask_one_of(terminal, "ask-seats", map(str, counts), str(default)))
    if face.editions and flags.edition is None:
        show_numbered(terminal, [(e, terminal.words.say(f"edition-{e}")) for e in face.editions])
        flags.edition = ask_one_of(terminal, "ask-edition", face.editions, face.editions[0])


def show_numbered(terminal: Terminal, rows: Sequence[tuple[str, str]]) -> None:
    terminal.table([(str(number), *row) for number, row in enumerate(rows, 1)])


def ask_one_of(terminal: Terminal, id: str, allowed: Iterable[str], default: str) -> str:
    """One of these words, or its number; a word that is a number itself means itself."""
    words = list(allowed)
    while True:
        answer = terminal.ask(id, allowed=either(words), default=default).lower() or default
        if answer in words:
            return answer
        if answer.isdecimal() and not words[0].isdecimal() and 0 < int(answer[:9]) <= len(words):
            return words[int(answer) - 1]
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
