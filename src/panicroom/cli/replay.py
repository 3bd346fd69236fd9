"""`panicroom replay`: steps through a record in a terminal, tells it as a story without one, or
shows the table at one step. It also writes the film that the page of any server opens."""

import gzip
import json
from pathlib import Path

from panicroom.cli.command_lines import install_command
from panicroom.cli.faces import Face
from panicroom.cli.flags import add_viewer_flags, face_for, viewer_of
from panicroom.cli.parser import Flags, Parser, number
from panicroom.cli.playing.input.pace import Pace, is_live
from panicroom.cli.screen.terminal import Terminal
from panicroom.cli.story.replayer import Replayer
from panicroom.cli.story.scenes import show_ending, show_own, show_table
from panicroom.cli.story.spectator_story import SpectatorStory
from panicroom.cli.story.viewpoints import MatchViewpoint, OpenViewpoint, Viewpoint
from panicroom.cli.user_error import UserError
from panicroom.kernel.match import AnyMatch, Match
from panicroom.kernel.record import Record, parse_record
from panicroom.words import Message


def add_flags(parser: Parser) -> None:
    parser.flag("file", metavar="FILE", type=Path, help="flag-record")
    parser.flag("--step", metavar="N", type=number("--step", least=0), help="flag-step")
    parser.flag("--film", metavar="FILE", type=Path, help="flag-film")
    add_viewer_flags(parser)


def run(flags: Flags, terminal: Terminal) -> None:
    record = parse_record(flags.file.read_text(encoding="utf-8").splitlines())
    face, last = face_for(record.game), len(record.actions)
    if flags.step is not None and flags.step > last:
        beyond = Message("error-step", {"step": flags.step, "last": last})
        raise UserError.of_flag("--step", beyond)
    terminal = terminal.speaking_of(record.game)
    match = Match.replay(face.game, record)
    check_digest(record, match)
    if flags.film is not None:
        write_film(terminal, record, flags.film)
        return
    viewer = viewer_of(face, flags, match.state.seats)
    if flags.step is None and is_live():
        Replayer(terminal, face, record, viewer, is_open=flags.open).run()
    match = Match.replay(face.game, record, flags.step or 0)
    viewpoint: Viewpoint = (
        OpenViewpoint(match, face) if flags.open else MatchViewpoint(match, viewer)
    )
    if flags.step is None:
        tell_all(terminal, face, match, viewpoint, record)
    else:
        terminal.say("replay-step", step=flags.step, last=last)
        show_table(terminal, face, viewpoint.view())
        show_own(terminal, face, viewpoint.view())
    if match.over:
        show_ending(terminal, face, viewpoint.view())


def write_film(terminal: Terminal, record: Record, path: Path) -> None:
    """For the page, which has no rules: all that anyone saw, compressed."""
    try:
        from panicroom.server.protocol.film_file import film_file
    except ModuleNotFoundError:  # pydantic, which comes with the server
        install = install_command("panicroom[server]")
        raise UserError("error-missing-extra", verb="replay --film").mended_by(install) from None
    path.write_bytes(gzip.compress(json.dumps(film_file(record)).encode(), mtime=0))
    terminal.say("replay-film", file=str(path))


def check_digest(record: Record, match: AnyMatch) -> None:
    """A record that was changed replays to another digest."""
    if match.over and record.digest is not None and match.record.digest != record.digest:
        raise UserError("error-digest")


def tell_all(
    terminal: Terminal, face: Face, match: AnyMatch, viewpoint: Viewpoint, record: Record
) -> None:
    """The whole game as spectators are told it."""
    story = SpectatorStory(terminal, face, viewpoint, Pace(0))
    for seat, text in record.actions:
        match.act(seat, face.game.parse(text))
        story.go_on()
    story.end()
    show_table(terminal, face, viewpoint.view())
