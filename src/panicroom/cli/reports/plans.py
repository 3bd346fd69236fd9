"""The plans that the flags of `panicroom sim` ask for."""

from itertools import product
from typing import Any

from panicroom.bots.registry import DEFAULT_LEVEL, default_level
from panicroom.cli.faces import Face
from panicroom.cli.flags import levels_named, levels_of, wishes_of
from panicroom.cli.parser import Flags
from panicroom.cli.user_error import UserError
from panicroom.sim import SIDED, Plan, Player, Sides, seated


def plans_of(face: Face, flags: Flags, talk: bool = False) -> list[Plan]:
    """One for each edition, number of players and set of levels, all on the same dice keys."""
    base = "sim" if flags.key is None else flags.key
    return [
        Plan(face.game.name, flags.games, {"seats": seats, **wishes}, base, players, talk)
        for wishes in wishes_by_edition(face, flags)
        for seats in flags.seats or [face.default_seats]
        for players in player_sets(face, flags, seats)
    ]


def wishes_by_edition(face: Face, flags: Flags) -> list[dict[str, Any]]:
    editions = [None] if flags.edition is None else flags.edition.split(",")
    return [wishes_of(face, Flags(**{**vars(flags), "edition": name})) for name in editions]


def player_sets(face: Face, flags: Flags, seats: int) -> list[tuple[Player, ...]]:
    """The levels of the seats, or every pair of levels for humans and infected."""
    if flags.humans is None and flags.infected is None:
        return [tuple(levels_of(flags.level or default_level(face.game.name), seats))]
    if face.game.name not in SIDED:
        raise UserError("sim-no-sides", game=face.game.name)
    if flags.level is not None:
        raise UserError("sim-level-or-sides")
    humans = levels_named(flags.humans or DEFAULT_LEVEL, "--humans")
    infected = levels_named(flags.infected or DEFAULT_LEVEL, "--infected")
    pairs = product(humans, infected)
    return [seated([Sides(*levels)], seats) for levels in pairs]
