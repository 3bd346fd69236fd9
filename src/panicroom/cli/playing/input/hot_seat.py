"""Several people at one keyboard: the screen is cleared before it is handed over."""

import shutil
import sys
from contextlib import suppress
from typing import Final

from panicroom.cli.screen.terminal import Terminal
from panicroom.words import Message

WIPE: Final = "\x1b[H\x1b[2J\x1b[3J"
"""Clears the screen and its scrollback."""


def hand_over(terminal: Terminal, seat: Message) -> None:
    """Ask the current player to hand over, clear the screen, and call the next one."""
    terminal.text()
    terminal.ask("hand-over", seat=seat)
    wipe()
    call_up(terminal, seat)


def call_up(terminal: Terminal, seat: Message) -> None:
    """Show nothing until the right person has pressed Enter."""
    terminal.ask("hand-look", seat=seat)
    wipe()


def wipe() -> None:
    """Clear the screen and the input history; without a terminal scroll a screenful down."""
    forget_typing()
    if sys.stdout.isatty():
        print(WIPE, end="", flush=True)
    else:
        print("\n" * shutil.get_terminal_size().lines)


def edit_lines() -> None:
    """Line editing and history with the arrow keys, where Python has readline."""
    with suppress(ImportError):
        import readline  # noqa: F401


def forget_typing() -> None:
    if readline := sys.modules.get("readline"):
        readline.clear_history()
