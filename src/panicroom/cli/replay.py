"""`panicroom replay`: a recorded game step by step; as a story where nobody can answer, or the
table as it stood at a step."""

from pathlib import Path
from typing import Any

from panicroom.cli.complaint import Complaint
from panicroom.cli.faces import FACES, Face
from panicroom.cli.flags import add_eyes_flags, viewer_of
from panicroom.cli.parser import Flags, Parser, number
from panicroom.cli.playing.pace import Pace, is_live
from panicroom.cli.screen.terminal import Terminal
from panicroom.cli.telling.chronicle import Chronicle
from panicroom.cli.telling.eyes import Eyes, OpenEyes, ViewerEyes
from panicroom.cli.telling.scenes import show_ending, show_own, show_table
from panicroom.cli.telling.stepping import Projector
from panicroom.kernel.match import Match
from panicroom.kernel.record import Record, parse_record


def add_flags(parser: Parser) -> None:
    parser.flag("file", metavar="FILE", type=Path, help="flag-record")
    parser.flag("--step", metavar="N", type=number("--step", least=0), help="flag-step")
    add_eyes_flags(parser)


def run(flags: Flags, terminal: Terminal) -> None:
    record = parse_record(flags.file.read_text(encoding="utf-8").splitlines())
    if record.game not in FACES:
        raise Complaint("error-game", game=record.game)
    face, last = FACES[record.game], len(record.actions)
    if flags.step is not None and flags.step > last:
        raise Complaint("error-step", step=flags.step, last=last)
    terminal = terminal.speaking_of(record.game)
    match = Match.replay(face.game, record)
    check_digest(record, match)
    viewer = viewer_of(face, flags, match.state.seats)
    if flags.step is None and is_live():
        Projector(terminal, face, record, viewer, is_open=flags.open).run()
    match = Match.replay(face.game, record, flags.step or 0)
    eyes: Eyes = OpenEyes(match, face) if flags.open else ViewerEyes(match, viewer)
    if flags.step is None:
        tell_all(terminal, face, match, eyes, record)
    else:
        terminal.say("replay-step", step=flags.step, last=last)
        show_table(terminal, face, eyes.view())
        show_own(terminal, face, eyes.view())
    if match.over:
        show_ending(terminal, face, eyes.view())


def check_digest(record: Record, match: Match[Any]) -> None:
    """A record that has been tampered with ends somewhere else."""
    if match.over and record.digest is not None and match.record.digest != record.digest:
        raise Complaint("error-digest")


def tell_all(terminal: Terminal, face: Face, match: Match[Any], eyes: Eyes, record: Record) -> None:
    """The story as onlookers were told it."""
    chronicle = Chronicle(terminal, face, eyes, Pace(0))
    for seat, text in record.actions:
        match.act(seat, face.game.parse(text))
        chronicle.go_on()
    chronicle.end()
    show_table(terminal, face, eyes.view())
