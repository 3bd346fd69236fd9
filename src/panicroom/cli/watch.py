"""`panicroom watch`: a game of bots, told as a story."""

from panicroom.bots.random import RandomBot
from panicroom.bots.table import Table
from panicroom.cli.eyes import Eyes, OpenEyes, ViewerEyes
from panicroom.cli.flags import (
    FACE,
    add_eyes_flags,
    add_game_flags,
    key_of,
    setup_of,
    viewer_of,
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
    key = key_of(flags)
    match = Match.begin(FACE.game, setup_of(FACE, flags), key)
    viewer = viewer_of(FACE, flags, match.state.seats)
    eyes: Eyes = OpenEyes(match, FACE) if flags.open else ViewerEyes(match, viewer)
    table = Table(match, {seat: RandomBot() for seat in range(match.state.seats)}, key)
    terminal.say("play-sealed", hash=commitment(key))
    table.play_on()
    tell_news(terminal, FACE, eyes)
    show_table(terminal, FACE, eyes.view())
    show_ending(terminal, FACE, eyes.view())
    terminal.say("play-key", key=key, hash=commitment(key))
