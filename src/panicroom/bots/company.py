"""Who can be asked to the table: for each game its bots by level, the weakest first."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from panicroom.bots.bot import Bot
from panicroom.bots.random import RandomBot
from panicroom.kernel.errors import Malformed

RANDOM: Final = "random"
LEVELS: Final = (RANDOM, "easy", "normal", "hard")
DEFAULT_LEVEL: Final = "normal"

SCRIPTED: Final[Mapping[str, Callable[[str], Bot[Any]]]] = {}
"""By game: the bot that plays at a level above random."""


def bot_named(game: str, level: str) -> Bot[Any]:
    if level not in LEVELS:
        raise Malformed("level", level, " or ".join(LEVELS))
    if level == RANDOM or game not in SCRIPTED:
        return RandomBot()
    return SCRIPTED[game](level)
