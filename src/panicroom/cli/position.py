"""`panicroom position`: reads a position, draws it and writes its canonical form."""

import sys
from pathlib import Path

from panicroom.cli.faces import FACES, Face
from panicroom.cli.flags import face_named
from panicroom.cli.parser import Flags, Parser
from panicroom.cli.screen.terminal import Terminal
from panicroom.cli.story.scenes import show_own, show_table
from panicroom.cli.story.viewpoints import OpenViewpoint
from panicroom.kernel.errors import MalformedPosition
from panicroom.kernel.expected import beginning_with
from panicroom.kernel.match import Match


def add_flags(parser: Parser) -> None:
    parser.flag("file", metavar="FILE", help="flag-position")


def run(flags: Flags, terminal: Terminal) -> None:
    text = sys.stdin.read() if flags.file == "-" else Path(flags.file).read_text(encoding="utf-8")
    face = face_of_position(text)
    terminal = terminal.speaking_of(face.game.name)
    match = Match.begin_at(face.game, text)
    view = OpenViewpoint(match, face).view()
    show_table(terminal, face, view)
    show_own(terminal, face, view)
    terminal.text()
    terminal.text(face.game.write(match.state).rstrip())


def face_of_position(text: str) -> Face:
    """The first word outside comments names the game."""
    words = [word for line in text.splitlines() for word in line.partition("#")[0].split()]
    if not words:
        raise MalformedPosition("position", text, beginning_with(FACES))
    return face_named(words[0])
