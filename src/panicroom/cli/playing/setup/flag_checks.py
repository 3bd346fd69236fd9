"""Flags held against the games, so that what must be refused is refused before any question."""

from typing import Final

from panicroom.cli.faces import FACES, Face
from panicroom.cli.flags import face_of, wishes_of
from panicroom.cli.parser import Flags
from panicroom.cli.playing.setup.seating import seating_of
from panicroom.cli.user_error import UserError
from panicroom.kernel.errors import GameError

TRIED: Final = "tried"
"""A dice key to try a setup with."""


def games_allowed(flags: Flags) -> list[Face]:
    """The games that can be played with these flags; none is refused as the first one would be."""
    faces = list(FACES.values()) if flags.game is None else [face_of(flags)]
    suiting = [face for face in faces if seat_counts_allowed(face, flags)]
    if not suiting:
        try_setup(faces[0], flags, flags.seats or faces[0].seat_counts[-1])
    return suiting


def seat_counts_allowed(face: Face, flags: Flags) -> list[int]:
    """With how many players."""
    counts = face.seat_counts if flags.seats is None else (flags.seats,)
    return [count for count in counts if is_allowed(face, flags, count)]


def is_allowed(face: Face, flags: Flags, seats: int) -> bool:
    try:
        try_setup(face, flags, seats)
    except (UserError, GameError):
        return False
    return True


def try_setup(face: Face, flags: Flags, seats: int) -> None:
    """Begin such a game, to no other end than to see it refused."""
    setup = face.game.setup(seats=seats, **wishes_of(face, flags))
    state = face.game.begin(setup, TRIED)
    seating_of(face, flags, state.seats)
