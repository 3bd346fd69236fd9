"""Prints notices: what happens at the table outside the game."""

from collections.abc import Iterable

from panicroom.cli.faces import Face
from panicroom.cli.screen.terminal import Terminal
from panicroom.client.api import Json
from panicroom.kernel.audience import Viewer
from panicroom.telling.notices import notice_message


def show_notices(terminal: Terminal, face: Face, notices: Iterable[Json], viewer: Viewer) -> None:
    for each in notices:
        told = (each["notice"], each["seat"], each["params"], each["words"])
        terminal.tell(notice_message(face, viewer, *told))
