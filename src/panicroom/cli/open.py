"""`panicroom open`: starts a local server and shows its page in a browser."""

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
"""Without any of these, `webbrowser` would start a text browser in this terminal."""


def add_flags(parser: Parser) -> None:
    parser.flag("--data", metavar="FOLDER", type=Path, default=DATA, help="flag-play-data")
    parser.flag("--no-browser", action="store_true", help="flag-no-browser")


def run(flags: Flags, terminal: Terminal) -> None:
    from panicroom.cli.exposed_files import warn_of_exposed  # these import the whole server
    from panicroom.cli.playing.server.local_server import LocalServer
    from panicroom.server.process.permissions import private_umask

    with private_umask(), LocalServer(flags.data) as server:
        address = page_of(server.address(), flags.lang)
        warn_of_exposed(server.exposed, terminal)
        shown = not flags.no_browser and has_screen() and webbrowser.open(address)
        terminal.say("open-shown" if shown else "open-visit", address=address)
        is_own = server.serves
        if is_own:
            with suppress(KeyboardInterrupt):
                signal(SIGTERM, default_int_handler)  # ends it like Ctrl-C
                terminal.say("open-close")
                sys.stdout.flush()
                server.stay()
    if is_own:
        terminal.say("serve-closed")


def page_of(server: str, lang: str | None) -> str:
    """With the language of --lang; without it the page takes the browser's language."""
    return f"{server}/?lang={lang}" if lang else f"{server}/"


def has_screen() -> bool:
    return sys.platform in ("darwin", "win32") or any(map(os.environ.get, SCREENS))
