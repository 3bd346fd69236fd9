"""Checks flags against the games, so that wrong ones are refused before any question."""

from typing import Final

from panicroom.cli.faces import FACES, Face
from panicroom.cli.flags import face_of, wishes_of
from panicroom.cli.parser import Flags
from panicroom.cli.playing.setup.seating import seating_of
from panicroom.cli.user_error import UserError
from panicroom.kernel.errors import GameError

TRIED: Final = "tried"
"""The dice key of the trial setup."""


def games_allowed(flags: Flags) -> list[Face]:
    """The games that can be played with these flags. If none can, raise the first one's error."""
    faces = list(FACES.values()) if flags.game is None else [face_of(flags)]
    suiting = [face for face in faces if seat_counts_allowed(face, flags)]
    if not suiting:
        try_setup(faces[0], flags, flags.seats or faces[0].seat_counts[-1])
    return suiting


def seat_counts_allowed(face: Face, flags: Flags) -> list[int]:
    """The numbers of players that these flags allow."""
    counts = face.seat_counts if flags.seats is None else (flags.seats,)
    return [count for count in counts if is_allowed(face, flags, count)]


def is_allowed(face: Face, flags: Flags, seats: int) -> bool:
    try:
        try_setup(face, flags, seats)
    except (UserError, GameError):
        return False
    return True


def try_setup(face: Face, flags: Flags, seats: int) -> None:
    """Set up such a game; raises if it is refused."""
    setup = face.game.setup(seats=seats, **wishes_of(face, flags))
    state = face.game.begin(setup, TRIED)
    seating_of(face, flags, state.seats)
