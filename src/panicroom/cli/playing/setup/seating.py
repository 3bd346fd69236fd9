"""The seats of people and bots in a new game."""

from collections.abc import Sequence
from typing import NamedTuple

from panicroom.bots.registry import default_level
from panicroom.cli.faces import Face
from panicroom.cli.flags import level_name, levels_of, talks, viewer_of
from panicroom.cli.parser import Flags
from panicroom.cli.user_error import UserError
from panicroom.words import Message


class Seating(NamedTuple):
    """The level of each bot by its seat, and the seats of the people."""

    levels: dict[int, str]
    people: list[int]
    talk: bool
    """Whether the bots do."""


class SeatedBot(NamedTuple):
    """One that stands in for a guest has no persona."""

    seat: int
    level: str
    persona: str | None

    def said(self, face: Face) -> Message:
        told = {"seat": seat_name(face, self.seat), "level": level_name(self.level)}
        if self.persona is None:
            return Message("play-bot", told)
        return Message("play-bot-named", told | {"name": Message(f"persona-{self.persona}")})


def bots_message(face: Face, bots: Sequence[SeatedBot]) -> Message:
    return Message("play-bots", {"bots": [bot.said(face) for bot in bots], "count": len(bots)})


def seat_name(face: Face, seat: int) -> Message:
    return Message(f"seat-{face.seat_words[seat]}")


def seating_of(face: Face, flags: Flags, seats: int) -> Seating:
    """People take neighboring seats, beginning with --seat."""
    first = viewer_of(face, flags, seats) or 0
    bots = seats - 1 if flags.bots is None else int(flags.bots)
    if bots >= seats:
        raise UserError("play-all-bots", bots=bots, seats=seats)
    order = [(first + place) % seats for place in range(seats)]
    people, others = order[: seats - bots], sorted(order[seats - bots :])
    levels = levels_of(flags.level or default_level(face.game.name), bots)
    return Seating(dict(zip(others, levels, strict=True)), people, talks(flags))
