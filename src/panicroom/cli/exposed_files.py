"""The warning about data that other users of the machine can read or change."""

import sys
from collections.abc import Sequence
from pathlib import Path

from panicroom.cli.screen.terminal import GAP, Terminal
from panicroom.server.process.permissions import mending_command
from panicroom.words import Message


def warn_of_exposed(paths: Sequence[Path], terminal: Terminal) -> None:
    """On standard error. The command has a line of its own, so that it can be copied."""
    if paths:
        warning = Message("serve-exposed", {"paths": [str(path) for path in paths]})
        print(terminal.folded([warning]), file=sys.stderr)
        print(GAP + mending_command(paths), file=sys.stderr)
