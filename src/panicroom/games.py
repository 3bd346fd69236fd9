"""The games by name. Code above a game finds it here and nowhere else."""

from typing import Final

from panicroom.kernel.errors import Malformed
from panicroom.kernel.expected import one_of
from panicroom.kernel.game import AnyGame
from panicroom.panik import PANIK
from panicroom.station import STATION

GAMES: Final[dict[str, AnyGame]] = {game.name: game for game in (STATION, PANIK)}


def game_named(name: str) -> AnyGame:
    if name not in GAMES:
        raise Malformed("game", name, one_of(GAMES))
    return GAMES[name]
