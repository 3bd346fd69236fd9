"""Flags that several verbs share, and what they mean for a game."""

from collections.abc import Iterable

from panicroom.cli.complaint import Complaint
from panicroom.cli.faces import FACES, Face
from panicroom.cli.parser import Flags, Parser, number
from panicroom.kernel.audience import Viewer
from panicroom.kernel.dice import fresh_key
from panicroom.kernel.game import Setup

FACE: Face = FACES["station"]
"""The game that is played unless a record names another."""


def add_game_flags(parser: Parser) -> None:
    parser.flag("--seats", metavar="N", type=number("--seats"), help="flag-seats")
    add_rules_flags(parser)
    parser.flag("--key", metavar="KEY", help="flag-key")


def add_rules_flags(parser: Parser) -> None:
    parser.flag("--edition", metavar="E", help="flag-edition")
    parser.flag(
        "--variant",
        metavar="V",
        type=number("--variant"),
        action="append",
        default=[],
        help="flag-variant",
    )


def add_eyes_flags(parser: Parser) -> None:
    parser.flag("--seat", metavar="COLOUR", help="flag-eyes")
    parser.flag("--open", action="store_true", help="flag-open")


def setup_of(face: Face, flags: Flags) -> Setup:
    return face.game.setup(
        seats=face.default_seats if flags.seats is None else flags.seats,
        edition=flags.edition or face.editions[0],
        variants=flags.variant,
    )


def key_of(flags: Flags) -> str:
    return fresh_key() if flags.key is None else flags.key


def seat_of(face: Face, word: str, seats: int) -> int:
    names = face.seat_words[:seats]
    if word not in names:
        raise Complaint("error-seat", text=word, seats=either(names))
    return names.index(word)


def viewer_of(face: Face, flags: Flags, seats: int) -> Viewer:
    return None if flags.seat is None else seat_of(face, flags.seat, seats)


def either(words: Iterable[object]) -> str:
    return ", ".join(map(str, words))
