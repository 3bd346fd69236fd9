"""`panicroom watch`: a game of bots, told as a story."""

from panicroom.bots.random import RandomBot
from panicroom.bots.table import Table
from panicroom.cli.eyes import Eyes, OpenEyes, ViewerEyes
from panicroom.cli.flags import (
    add_eyes_flags,
    add_game_flags,
    face_of,
    key_of,
    seats_of,
    viewer_of,
    wishes_of,
)
from panicroom.cli.parser import Flags, Parser
from panicroom.cli.telling import show_ending, show_table, tell_news
from panicroom.cli.terminal import Terminal
from panicroom.kernel.dice import commitment
from panicroom.kernel.match import Match


def add_flags(parser: Parser) -> None:
    add_game_flags(parser)
    add_eyes_flags(parser)


def run(flags: Flags, terminal: Terminal) -> None:
    face, key = face_of(flags), key_of(flags)
    terminal = terminal.speaking_of(face.game.name)
    setup = face.game.setup(seats=seats_of(face, flags), **wishes_of(face, flags))
    match = Match.begin(face.game, setup, key)
    viewer = viewer_of(face, flags, match.state.seats)
    eyes: Eyes = OpenEyes(match, face) if flags.open else ViewerEyes(match, viewer)
    table = Table(match, {seat: RandomBot() for seat in range(match.state.seats)}, key)
    terminal.say("play-sealed", hash=commitment(key))
    table.play_on()
    tell_news(terminal, face, eyes)
    show_table(terminal, face, eyes.view())
    show_ending(terminal, face, eyes.view())
    terminal.say("play-key", key=key, hash=commitment(key))
