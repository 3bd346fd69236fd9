"""The terminal: one file a verb, one face a game."""

from panicroom.cli.command import main

__all__ = ["main"]
