"""The bots of each game by level, the weakest first."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from panicroom.bots.bot import Bot, Talker
from panicroom.bots.panik.scripted import ScriptedBot as PanikBot
from panicroom.bots.random import RandomBot
from panicroom.bots.station.scripted import ScriptedBot as StationBot
from panicroom.kernel.errors import Malformed
from panicroom.kernel.expected import one_of

RANDOM: Final = "random"
LEVELS: Final = (RANDOM, "easy", "normal", "hard")
DEFAULT_LEVEL: Final = "normal"
FIRST_LEVEL: Final = "easy"

SCRIPTED: Final[Mapping[str, Callable[[str], Bot[Any]]]] = {
    "station": StationBot,
    "panik": PanikBot,
}
"""By game: the bot that plays at a level above random. A game without one is played at random."""


def levels_for(game: str) -> tuple[str, ...]:
    """The levels that differ in this game; any other is taken as well, and plays at random."""
    return LEVELS if game in SCRIPTED else (RANDOM,)


def default_level(game: str) -> str:
    """The level of a bot for which nobody has chosen one."""
    return DEFAULT_LEVEL if game in SCRIPTED else RANDOM


def first_level(game: str) -> str:
    """The level for somebody's first game."""
    return FIRST_LEVEL if game in SCRIPTED else RANDOM


def bots_talk(game: str) -> bool:
    return isinstance(bot_named(game, default_level(game)), Talker)


def bot_named(game: str, level: str) -> Bot[Any]:
    if level not in LEVELS:
        raise Malformed("level", level, one_of(LEVELS))
    if level == RANDOM or game not in SCRIPTED:
        return RandomBot()
    return SCRIPTED[game](level)
