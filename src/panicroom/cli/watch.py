"""`panicroom watch`: plays one game of bots and tells it as a story."""

from collections.abc import Sequence

from panicroom.bots.bot import Said
from panicroom.bots.personas import personas_for
from panicroom.bots.registry import DEFAULT_LEVEL, bot_named
from panicroom.bots.table import Table
from panicroom.cli.faces import Face
from panicroom.cli.flags import (
    add_game_flags,
    add_talk_flag,
    add_viewer_flags,
    face_of,
    key_of,
    levels_of,
    seats_of,
    talks,
    viewer_of,
    wishes_of,
)
from panicroom.cli.parser import Flags, Parser
from panicroom.cli.playing.input.pace import Pace, pace_of
from panicroom.cli.playing.setup.seating import SeatedBot, bots_message
from panicroom.cli.screen.terminal import Terminal
from panicroom.cli.story.scenes import show_ending, show_table
from panicroom.cli.story.spectator_story import SpectatorStory
from panicroom.cli.story.suspicions import show_thoughts
from panicroom.cli.story.viewpoints import MatchViewpoint, OpenViewpoint, Viewpoint
from panicroom.kernel.audience import Viewer
from panicroom.kernel.dice import commitment
from panicroom.kernel.match import Match
from panicroom.telling.notices import notice_message
from panicroom.words import Message


def add_flags(parser: Parser) -> None:
    add_game_flags(parser)
    parser.flag("--level", metavar="L", default=DEFAULT_LEVEL, help="flag-play-level")
    add_viewer_flags(parser)
    parser.flag("--pace", metavar="S", type=pace_of, help="flag-play-pace")
    add_talk_flag(parser)
    parser.flag("--think", action="store_true", help="flag-think")


def run(flags: Flags, terminal: Terminal) -> None:
    face, key = face_of(flags), key_of(flags)
    terminal = terminal.speaking_of(face.game.name)
    setup = face.game.setup(seats=seats_of(face, flags), **wishes_of(face, flags))
    match = Match.begin(face.game, setup, key)
    viewer = viewer_of(face, flags, match.state.seats)
    viewpoint: Viewpoint = (
        OpenViewpoint(match, face) if flags.open else MatchViewpoint(match, viewer)
    )
    levels = levels_of(flags.level, match.state.seats)
    bots = [bot_named(face.game.name, level) for level in levels]
    table = Table(match, dict(enumerate(bots)), key, talks(flags))

    def think() -> None:
        if flags.think:
            show_thoughts(terminal, face, table.thoughts())

    story = SpectatorStory(terminal, face, viewpoint, Pace(flags.pace), think)
    terminal.tell(bots_message(face, seated_bots(levels, commitment(key))))
    terminal.say("play-sealed", hash=commitment(key))
    told = 0
    while table.step():
        story.go_on()
        story.interrupt([claimed_message(face, viewer, said) for said in table.said[told:]])
        told = len(table.said)
    story.end()
    show_table(terminal, face, viewpoint.view())
    think()
    show_ending(terminal, face, viewpoint.view())
    terminal.say("play-key", key=key, hash=commitment(key))


def claimed_message(face: Face, viewer: Viewer, said: Said) -> Message:
    """As at a table of people."""
    claim = face.game.manners.claims.spell(said.claim)
    return notice_message(face, viewer, "claimed", said.seat, {"claim": claim}, None)


def seated_bots(levels: Sequence[str], table: str) -> list[SeatedBot]:
    personas = personas_for(table, range(len(levels)))
    return [SeatedBot(seat, level, personas[seat]) for seat, level in enumerate(levels)]
