"""`panicroom position`: a position read, drawn, and written in its canonical form."""

import sys
from pathlib import Path

from panicroom.cli.eyes import OpenEyes
from panicroom.cli.flags import FACE
from panicroom.cli.parser import Flags, Parser
from panicroom.cli.telling import show_own, show_table
from panicroom.cli.terminal import Terminal
from panicroom.kernel.match import Match


def add_flags(parser: Parser) -> None:
    parser.flag("file", metavar="FILE", help="flag-position")


def run(flags: Flags, terminal: Terminal) -> None:
    text = sys.stdin.read() if flags.file == "-" else Path(flags.file).read_text(encoding="utf-8")
    match = Match.begin_at(FACE.game, text)
    view = OpenEyes(match, FACE).view()
    show_table(terminal, FACE, view)
    show_own(terminal, FACE, view)
    terminal.text()
    terminal.text(FACE.game.write(match.state).rstrip())
