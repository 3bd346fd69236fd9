"""The command line: a module for each command, a `Face` for each game."""

from panicroom.cli.command import main

__all__ = ["main"]
