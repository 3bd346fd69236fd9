"""What can be chosen for each game. The game is asked: a value that cannot be is refused with
those that can."""

from functools import cache
from inspect import signature
from typing import Any, Final

from pydantic import BaseModel

from panicroom.bots.company import DEFAULT_LEVEL, LEVELS
from panicroom.games import GAMES
from panicroom.kernel.errors import GameError, Malformed
from panicroom.kernel.game import Game

MOST_SEATS: Final = 10
NONE_SUCH: Final = "?"


class GameChoices(BaseModel):
    """`wishes` are those with a few values; `rulings` can all be wished for, by these names."""

    game: str
    seats: list[int]
    wishes: dict[str, list[str]]
    rulings: dict[str, Any]
    orders: list[str]
    levels: list[str]
    level: str


def choices(game: Game[Any]) -> GameChoices:
    return choices_of(game.name)


@cache
def choices_of(name: str) -> GameChoices:
    game = GAMES[name]
    seats = [number for number in range(1, MOST_SEATS + 1) if can_be(game, number)]
    return GameChoices(
        game=name,
        seats=seats,
        wishes={wish: found for wish in named(game) if (found := allowed(game, wish))},
        rulings=dict(game.setup(seats=seats[0])["rulings"]),
        orders=list(game.manners.orders),
        levels=list(LEVELS),
        level=DEFAULT_LEVEL,
    )


def named(game: Game[Any]) -> list[str]:
    parameters = signature(game.setup).parameters.values()
    return [each.name for each in parameters if each.kind is each.KEYWORD_ONLY]


def can_be(game: Game[Any], seats: int) -> bool:
    try:
        game.begin(game.setup(seats=seats), "tried")
    except GameError:
        return False
    return True


def allowed(game: Game[Any], wish: str) -> list[str]:
    try:
        game.setup(**{wish: NONE_SUCH})
    except Malformed as error:
        found = error.expected.params.get("allowed", ())
        return [str(value) for value in found] if isinstance(found, tuple) else []
    return []
