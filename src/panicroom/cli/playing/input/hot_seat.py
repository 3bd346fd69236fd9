"""Several people at one keyboard: a screen between hands, so that nobody reads another's."""

import shutil
import sys
from contextlib import suppress
from typing import Final

from panicroom.cli.screen.terminal import Terminal
from panicroom.words import Message

WIPE: Final = "\x1b[H\x1b[2J\x1b[3J"
"""The screen, and what has scrolled off it."""


def hand_over(terminal: Terminal, seat: Message) -> None:
    """From whoever is looking, once all is read: nothing of it stays."""
    terminal.text()
    terminal.ask("hand-over", seat=seat)
    wipe()
    call_up(terminal, seat)


def call_up(terminal: Terminal, seat: Message) -> None:
    """Nothing secret is on the screen until the right person says so."""
    terminal.ask("hand-look", seat=seat)
    wipe()


def wipe() -> None:
    """Where there is no screen to wipe, at least out of sight. What was typed is forgotten."""
    forget_typing()
    if sys.stdout.isatty():
        print(WIPE, end="", flush=True)
    else:
        print("\n" * shutil.get_terminal_size().lines)


def edit_lines() -> None:
    """Arrow keys move in the line, and bring back the last ones, where Python can do that."""
    with suppress(ImportError):
        import readline  # noqa: F401


def forget_typing() -> None:
    if readline := sys.modules.get("readline"):
        readline.clear_history()
