"""Watching a game on a server."""

from panicroom.cli.faces import Face
from panicroom.cli.playing.dice_check import dice_messages
from panicroom.cli.playing.input.pace import Pace
from panicroom.cli.playing.table.notices import show_notices
from panicroom.cli.screen.terminal import Leave, Terminal
from panicroom.cli.story.remote_viewpoint import RemoteViewpoint
from panicroom.cli.story.scenes import show_ending, show_table
from panicroom.cli.story.spectator_story import SpectatorStory
from panicroom.client import Seat
from panicroom.kernel.record import parse_record


def watch(terminal: Terminal, face: Face, seat: Seat, pace: Pace) -> None:
    """From the beginning to the end, or until Ctrl-C."""
    viewpoint = RemoteViewpoint(face.game, seat)
    story = SpectatorStory(terminal, face, viewpoint, pace)
    try:
        story.go_on()
        viewpoint.notices()
        while not seat.is_over:
            seat.receive()
            story.go_on()
            show_notices(terminal, face, viewpoint.notices(), None)
    except KeyboardInterrupt:
        raise Leave from None
    story.end()
    view = viewpoint.view()
    show_table(terminal, face, view)
    if view.outcome is not None:
        show_ending(terminal, face, view)
    record = parse_record(seat.api.record(seat.table, seat.guest).splitlines())
    for message in dice_messages(face.game, record, [seat]):
        terminal.tell(message)
