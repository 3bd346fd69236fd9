"""`panicroom open`: the page in a browser, on a server of one's own."""

import os
import sys
import webbrowser
from contextlib import suppress
from pathlib import Path
from signal import SIGTERM, default_int_handler, signal
from typing import Final

from panicroom.cli.parser import Flags, Parser
from panicroom.cli.play import DATA
from panicroom.cli.screen.terminal import Terminal

SCREENS: Final = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
"""Where none of these is set, a browser would be one of text, in this very terminal."""


def add_flags(parser: Parser) -> None:
    parser.flag("--data", metavar="FOLDER", type=Path, default=DATA, help="flag-play-data")
    parser.flag("--no-browser", action="store_true", help="flag-no-browser")


def run(flags: Flags, terminal: Terminal) -> None:
    from panicroom.cli.playing.server.local_server import (
        LocalServer,  # with it the whole server is loaded
    )

    with LocalServer(flags.data) as server:
        address = page_of(server.address(), flags.lang)
        shown = not flags.no_browser and has_screen() and webbrowser.open(address)
        terminal.say("open-shown" if shown else "open-visit", address=address)
        if server.serves:
            signal(SIGTERM, default_int_handler)  # as good an end as Ctrl-C
            terminal.say("open-close")
            sys.stdout.flush()
            with suppress(KeyboardInterrupt):
                server.stay()
            terminal.say("serve-closed")


def page_of(server: str, lang: str | None) -> str:
    """In a language that was asked for; else the browser knows better which one."""
    return f"{server}/?lang={lang}" if lang else f"{server}/"


def has_screen() -> bool:
    return sys.platform in ("darwin", "win32") or any(map(os.environ.get, SCREENS))
