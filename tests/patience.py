"""The deadline of every wait in the tests.

A wait ends as soon as what it waits for has happened. The deadline only keeps a broken test from
hanging, so it is far beyond what the slowest machine needs under load.
"""

from typing import Final

PATIENCE: Final = 300.0
"""Seconds."""
