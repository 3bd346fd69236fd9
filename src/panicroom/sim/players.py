"""Players of a plan as plain data that can be pickled and written as JSON."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from panicroom.bots.bot import Bot
from panicroom.bots.registry import bot_named
from panicroom.bots.station.sided import sided
from panicroom.kernel.errors import Malformed
from panicroom.kernel.expected import Expected

SIDED: Final[Mapping[str, Callable[[str, str], Bot[Any]]]] = {"station": sided}
"""For games with sides: makes the bot that plays one level as a human, another once infected."""


class Sides(NamedTuple):
    """A player with one level as a human and another once infected."""

    humans: str
    infected: str


Player: TypeAlias = str | Sides
"""One level, or one for each side."""


def seated(players: Sequence[Player], seats: int) -> tuple[Player, ...]:
    """A tuple with one player for each seat; a single one is repeated."""
    if len(players) not in (1, seats):
        raise Malformed(
            "level", ",".join(map(str, players)), Expected("one-or-each", params={"seats": seats})
        )
    return tuple(players) * (seats // len(players))


def bot_of(game: str, player: Player) -> Bot[Any]:
    if isinstance(player, str):
        return bot_named(game, player)
    for level in player:
        bot_named(game, level)  # raises for an unknown level
    return SIDED[game](*player)
