"""Flags that several verbs share, and what they mean for a game."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from panicroom.bots.registry import LEVELS
from panicroom.cli.colours import every_colour, folded
from panicroom.cli.faces import FACES, Face
from panicroom.cli.parser import Flags, Parser, number
from panicroom.cli.user_error import UserError
from panicroom.games import game_named
from panicroom.kernel.audience import Viewer
from panicroom.kernel.dice import fresh_key
from panicroom.kernel.errors import Malformed
from panicroom.kernel.expected import one_of
from panicroom.words import Message

FIRST: Final = next(iter(FACES))
"""The game that is played unless another is named."""


def add_game_flags(parser: Parser) -> None:
    add_table_flags(parser)
    parser.flag("--key", metavar="KEY", help="flag-key")


def add_table_flags(parser: Parser) -> None:
    """Without the key of the dice: at a table it is the server's."""
    add_game_flag(parser, "flag-game")
    add_seats_flag(parser, "flag-seats", number("--seats"))
    add_rules_flags(parser)


def add_seats_flag(parser: Parser, id: str, read: Callable[[str], Any]) -> None:
    counts = [
        f"{name} {face.seat_counts[0]}-{face.seat_counts[-1]}" for name, face in FACES.items()
    ]
    parser.flag("--seats", metavar="N", type=read, help=id, games=either(counts))


def add_game_flag(parser: Parser, id: str) -> None:
    parser.flag("--game", metavar="GAME", help=id, games=either(FACES))


def add_rules_flags(parser: Parser) -> None:
    faces = FACES.items()
    editions = [f"{name} {either(face.editions)}" for name, face in faces if face.editions]
    variants = [f"{name} {either(face.variants)}" for name, face in faces if face.variants]
    parser.flag("--edition", metavar="E", help="flag-edition", games=either(editions))
    parser.flag(
        "--variant",
        metavar="V",
        type=number("--variant"),
        action="append",
        default=[],
        help="flag-variant",
        games=either(variants),
    )
    parser.flag("--ruling", metavar="NAME=VALUE", action="append", default=[], help="flag-ruling")


def add_viewer_flags(parser: Parser) -> None:
    parser.flag("--seat", metavar="COLOUR", help="flag-eyes")
    parser.flag("--open", action="store_true", help="flag-open")


def face_named(name: str) -> Face:
    return FACES[game_named(name).name]


def face_of(flags: Flags) -> Face:
    return face_named(FIRST if flags.game is None else flags.game)


def wishes_of(face: Face, flags: Flags) -> dict[str, Any]:
    """What was asked of the setup, in the words of the game; what it does not have is refused."""
    wishes: dict[str, Any] = {}
    if face.editions:
        wishes["edition"] = flags.edition or face.editions[0]
    elif flags.edition:
        raise UserError("error-no-editions", game=face.game.name)
    if face.variants:
        wishes["variants"] = sorted(set(flags.variant))
    elif flags.variant:
        raise UserError("error-no-variants", game=face.game.name)
    return {**wishes, **rulings_of(face, flags)}


def rulings_of(face: Face, flags: Flags) -> dict[str, str]:
    """`--ruling NAME=VALUE`, as often as it was given."""
    rulings = {}
    for text in flags.ruling:
        name, equals, value = text.partition("=")
        if not equals:
            raise UserError("error-ruling", text=text)
        if name not in face.ruling_words:
            raise Malformed("ruling", name, one_of(face.ruling_words))
        rulings[name] = value
    return rulings


def seats_of(face: Face, flags: Flags) -> int:
    return face.default_seats if flags.seats is None else int(flags.seats)


def key_of(flags: Flags) -> str:
    return fresh_key() if flags.key is None else flags.key


def seat_of(face: Face, word: str, seats: int) -> int:
    """By its colour, in English or in any other language of the house."""
    names = face.seat_words[:seats]
    colour = word.lower() if word.lower() in names else every_colour().get(folded(word))
    if colour not in names:
        raise UserError("error-seat", text=word, seats=[Message(f"seat-{name}") for name in names])
    return names.index(colour)


def levels_named(text: str) -> list[str]:
    levels = text.lower().split(",")
    for level in levels:
        if level not in LEVELS:
            raise UserError("play-bad-level", text=level, allowed=LEVELS)
    return levels


def levels_of(text: str, bots: int) -> list[str]:
    """`hard`, for all; or `easy,hard`, one for each."""
    levels = levels_named(text)
    if len(levels) not in (1, bots):
        raise UserError("play-bad-levels", levels=len(levels), bots=bots)
    return levels * bots if len(levels) == 1 else levels


def level_name(level: str) -> Message:
    return Message(f"level-{level}")


def viewer_of(face: Face, flags: Flags, seats: int) -> Viewer:
    return None if flags.seat is None else seat_of(face, flags.seat, seats)


def either(words: Iterable[object]) -> str:
    return ", ".join(map(str, words))
