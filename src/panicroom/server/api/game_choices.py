"""The choices for a new table, derived from each game: seats, levels and settings."""

from functools import cache
from typing import Final

from pydantic import BaseModel

from panicroom.bots.registry import bots_talk, default_level, first_level, levels_for
from panicroom.games import GAMES
from panicroom.kernel.errors import GameError
from panicroom.kernel.game import AnyGame
from panicroom.kernel.message import Message
from panicroom.server.api.setup_form import FormField, FormValue, form_of, valued
from panicroom.server.protocol.said import Said
from panicroom.telling import TELLERS

MOST_SEATS: Final = 10


class GameChoices(BaseModel):
    """`form` is all that can be wished for but the seats, as a screen can show it. A first game is
    best played by `first_seats`, against bots of `first_level`. `chapters` are those of the
    rulebook, with the prefixes of their rules."""

    game: str
    seats: list[int]
    default_seats: int
    first_seats: int
    seat_names: list[Said]
    form: list[FormField]
    orders: list[str]
    levels: list[str]
    level: str
    first_level: str
    talk: bool
    """Whether its bots can."""
    level_names: list[FormValue]
    chapters: dict[str, list[str]]


def choices(game: AnyGame) -> GameChoices:
    return choices_of(game.name)


@cache
def choices_of(name: str) -> GameChoices:
    game, teller, levels = GAMES[name], TELLERS[name], levels_for(name)
    seats = [number for number in range(1, MOST_SEATS + 1) if can_be(game, number)]
    return GameChoices(
        game=name,
        seats=seats,
        default_seats=teller.default_seats,
        first_seats=teller.first_seats,
        seat_names=[Said.of(Message(f"seat-{word}")) for word in teller.seat_words],
        form=form_of(teller),
        orders=list(game.manners.orders),
        levels=list(levels),
        level=default_level(name),
        first_level=first_level(name),
        talk=bots_talk(name),
        level_names=[valued(level, f"level-{level}") for level in levels],
        chapters={chapter: list(words) for chapter, words in teller.chapters.items()},
    )


def can_be(game: AnyGame, seats: int) -> bool:
    try:
        game.begin(game.setup(seats=seats), "tried")
    except GameError:
        return False
    return True
