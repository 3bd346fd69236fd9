"""Flags that several commands share, and what they mean for a game."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from panicroom.bots.registry import LEVELS
from panicroom.cli.colors import every_color, folded
from panicroom.cli.faces import FACES, Face
from panicroom.cli.parser import Flags, Parser, number
from panicroom.cli.user_error import UserError, naming
from panicroom.kernel.audience import Viewer
from panicroom.kernel.dice import fresh_key
from panicroom.kernel.errors import Malformed
from panicroom.kernel.expected import one_of
from panicroom.words import Message

TALK: Final = "on"
MUTE: Final = "off"
FIRST: Final = next(iter(FACES))
"""The default game."""


def add_game_flags(parser: Parser) -> None:
    add_table_flags(parser)
    parser.flag("--key", metavar="KEY", help="flag-key")


def add_table_flags(parser: Parser) -> None:
    """Without --key: at a table the server chooses the dice key."""
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
    parser.set_defaults(language=parser.words.lang)
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
    parser.flag("--seat", metavar="COLOR", help="flag-eyes")
    parser.flag("--open", action="store_true", help="flag-open")


def add_talk_flag(parser: Parser) -> None:
    """Of bots; without it they talk."""
    parser.flag("--talk", metavar="W", help="flag-talk")


def talks(flags: Flags) -> bool:
    if flags.talk not in (None, TALK, MUTE):
        raise Malformed("talk", flags.talk, one_of((TALK, MUTE)))
    return bool(flags.talk != MUTE)


def face_named(name: str) -> Face:
    if name not in FACES:
        raise Malformed("game", name, one_of(FACES))
    return FACES[name]


def face_for(game: str) -> Face:
    """The face of a table's or a record's game; the server may have games without one."""
    if game not in FACES:
        raise UserError("error-game", game=game, games=either(FACES))
    return FACES[game]


def face_of(flags: Flags) -> Face:
    return face_named(FIRST if flags.game is None else flags.game)


def wishes_of(face: Face, flags: Flags) -> dict[str, Any]:
    """The flags as wishes for the game's setup; a flag that the game does not have is refused."""
    wishes: dict[str, Any] = {}
    game = {"game": face.game.name}
    if face.editions:
        wishes["edition"] = edition_of(face, flags)
    elif flags.edition:
        raise UserError.of_flag("--edition", Message("error-no-editions", game))
    if face.variants:
        wishes["variants"] = sorted(set(flags.variant))
    elif flags.variant:
        raise UserError.of_flag("--variant", Message("error-no-variants", game))
    return {**wishes, **rulings_of(face, flags)}


def edition_of(face: Face, flags: Flags) -> str:
    """What --edition says; else the edition of the language spoken; else the game's first."""
    if flags.edition:
        return str(flags.edition)
    return str(flags.language) if flags.language in face.editions else face.editions[0]


def flag_named(field: str, parser: Parser) -> str:
    """The flag behind a field of the setup; a field that no flag sets keeps its name."""
    if f"--{field}" in parser.names:
        return f"--{field}"
    is_ruling = any(field in face.ruling_words for face in FACES.values())
    return f"--ruling {field}" if is_ruling and "--ruling" in parser.names else field


def rulings_of(face: Face, flags: Flags) -> dict[str, str]:
    """Every `--ruling NAME=VALUE`."""
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
    """By its color, in any language that the program speaks."""
    names = face.seat_words[:seats]
    color = word.lower() if word.lower() in names else every_color().get(folded(word))
    if color not in names:
        raise UserError("error-seat", text=word, seats=[Message(f"seat-{name}") for name in names])
    return names.index(color)


def levels_named(text: str, flag: str = "--level") -> list[str]:
    levels = text.lower().split(",")
    for level in levels:
        if level not in LEVELS:
            unknown = Message("play-bad-level", {"text": level, "allowed": LEVELS})
            raise UserError.of_flag(flag, unknown)
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
    """The seat named by --seat; None if it was not given."""
    if flags.seat is None:
        return None
    with naming("--seat"):
        return seat_of(face, flags.seat, seats)


def either(words: Iterable[object]) -> str:
    return ", ".join(map(str, words))
