"""Prints notices: what happens at the table outside the game."""

from collections.abc import Iterable

from panicroom.cli.faces import Face
from panicroom.cli.playing.table.muted import Muted
from panicroom.cli.screen.terminal import Terminal
from panicroom.client.api import Json
from panicroom.kernel.audience import Viewer
from panicroom.telling.notices import notice_message


def show_notices(
    terminal: Terminal,
    face: Face,
    notices: Iterable[Json],
    viewer: Viewer,
    muted: Muted | None = None,
) -> None:
    """Without what the muted say."""
    for each in (muted or Muted()).audible(notices):
        told = (each["notice"], each["seat"], each["params"], each["words"])
        terminal.tell(notice_message(face, viewer, *told))
