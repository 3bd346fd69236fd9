"""Somebody else's game on a server, told to one who only watches."""

from panicroom.cli.faces import Face
from panicroom.cli.playing.notices import show_notices
from panicroom.cli.playing.pace import Pace
from panicroom.cli.screen.terminal import Leave, Terminal
from panicroom.cli.telling.chronicle import Chronicle
from panicroom.cli.telling.eyes import RemoteEyes
from panicroom.cli.telling.scenes import show_ending, show_table
from panicroom.client import Seat


def watch(terminal: Terminal, face: Face, seat: Seat, pace: Pace) -> None:
    """From the beginning, up to the end or until one has seen enough."""
    eyes = RemoteEyes(face.game, seat)
    chronicle = Chronicle(terminal, face, eyes, pace)
    try:
        chronicle.go_on()
        eyes.notices()
        while not seat.is_over:
            seat.receive()
            chronicle.go_on()
            show_notices(terminal, face, eyes.notices(), None)
    except KeyboardInterrupt:
        raise Leave from None
    chronicle.end()
    view = eyes.view()
    show_table(terminal, face, view)
    if view.outcome is not None:
        show_ending(terminal, face, view)
