"""Who sits at the table, as plain data that can be sent to other processes and written down."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from panicroom.bots.bot import Bot
from panicroom.bots.registry import bot_named
from panicroom.bots.station.sided import sided
from panicroom.kernel.errors import Malformed
from panicroom.kernel.expected import Expected

SIDED: Final[Mapping[str, Callable[[str, str], Bot[Any]]]] = {"station": sided}
"""By game with sides: the bot that plays one level as a human and another once infected."""


class Sides(NamedTuple):
    """A player who plays by the side: at one level as a human, at another once infected."""

    humans: str
    infected: str


Player: TypeAlias = str | Sides
"""A level, or one for each side."""


def seated(players: Sequence[Player], seats: int) -> tuple[Player, ...]:
    """One for all, or one for each seat."""
    if len(players) not in (1, seats):
        raise Malformed(
            "level", ",".join(map(str, players)), Expected("one-or-each", params={"seats": seats})
        )
    return tuple(players) * (seats // len(players))


def bot_of(game: str, player: Player) -> Bot[Any]:
    if isinstance(player, str):
        return bot_named(game, player)
    for level in player:
        bot_named(game, level)  # which refuses what is no level
    return SIDED[game](*player)
