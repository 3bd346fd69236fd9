"""What it takes to put a game on stage: how its values are written, and what is shown when."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from panicroom.kernel.game import AnyGame
from panicroom.kernel.spelling import Codecs


class Stage(NamedTuple):
    """One game, and all that printing it asks for beyond the kernel's verbs."""

    game: AnyGame
    colors: tuple[str, ...]
    codecs: Codecs
    """How a value is written, by what its annotation says."""
    spell: Callable[[Any], str]
    """Of an action or a frame of the agenda."""
    writers: Mapping[type, Callable[[Any], str]]
    """Values that no annotation tells how to write."""
    nobody: object
    """Stands for nobody or nowhere, beside None."""
    listed: Mapping[str, Callable[[int], str]]
    """Fields of a view whose elements have a line each, and what an element is called."""
    is_milestone: Callable[[Any], bool]
    """Whether a whole game shows all views now."""
    pictures: Callable[[Any], list[str]]
    """Drawn in a scenario when they have changed."""
    table: Callable[[Any], list[str]]
    """Drawn in a scenario after every action."""
    weights: Mapping[str, int]
    """How much more often than others the chooser of whole games takes an action."""
