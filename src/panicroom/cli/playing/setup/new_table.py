"""Opens a new table on a server: its flags, its terms, and the invitation."""

from typing import Any, Final
from urllib.parse import urlsplit

from panicroom.cli.command_lines import PROGRAM
from panicroom.cli.faces import Face
from panicroom.cli.flags import add_table_flags, add_talk_flag, face_of, seats_of, talks, wishes_of
from panicroom.cli.parser import Flags, Parser, number
from panicroom.cli.playing.setup.questions import ask_game, ask_what_is_open
from panicroom.cli.screen.terminal import GAP, Terminal
from panicroom.cli.user_error import UserError
from panicroom.client import Api, Guest
from panicroom.client.address import table_address
from panicroom.client.api import LOOPBACK
from panicroom.server.table.denied import Denied
from panicroom.server.table.terms import SECOND, USUAL_TERMS, Terms, check_terms
from panicroom.telling.denials import denial_message

NEW_TABLE: Final = (
    "game",
    "seats",
    "edition",
    "variant",
    "ruling",
    "listed",
    "turn",
    "answer",
    "talk",
)
"""Flags that ask for a new table."""


def add_opening_flags(parser: Parser) -> None:
    add_table_flags(parser)
    parser.flag("--listed", action="store_true", help="flag-join-listed")
    parser.flag("--turn", metavar="S", type=number("--turn", least=0), help="flag-join-turn")
    parser.flag("--answer", metavar="S", type=number("--answer", least=0), help="flag-join-answer")
    add_talk_flag(parser)
    parser.set_defaults(bots=0, level=None)  # seats are taken in the lobby


def check_no_new_table(flags: Flags) -> None:
    """Flags of a new table are refused when an existing one is joined."""
    for flag in NEW_TABLE:
        given = getattr(flags, flag)
        if given or type(given) is int:  # 0 is no clock
            raise UserError("join-not-new", flag=f"--{flag}")


def terms_of(flags: Flags) -> dict[str, Any]:
    """Clocks in milliseconds, checked before any question; 0 is no clock."""
    turn = budget(flags.turn, USUAL_TERMS.turn)
    answer = budget(flags.answer, USUAL_TERMS.answer)
    try:
        check_terms(Terms(turn, answer))
    except Denied as denied:
        message = denial_message(denied.code, denied.params)
        raise UserError.of_flag(f"--{denied.params['field']}", message) from None
    return {"turn": turn, "answer": answer, "talk": talks(flags)}


def budget(seconds: int | None, usual: int | None) -> int | None:
    return usual if seconds is None else seconds * SECOND or None


def open_table(
    flags: Flags, terminal: Terminal, faces: list[Face], api: Api, guest: Guest | None
) -> str:
    """Returns the table's code. Asks for what no flag says."""
    assert guest is not None, "a table is not opened to watch it"
    if flags.game is None:
        flags.game = ask_game(terminal, faces)
    face = face_of(flags)
    ask_what_is_open(flags, terminal.speaking_of(face.game.name), face)
    wishes = {**wishes_of(face, flags), "seats": seats_of(face, flags)}
    made = api.make_table(
        guest, face.game.name, wishes=wishes, listed=flags.listed, terms=terms_of(flags)
    )
    return str(made["code"])


def tell_friends(terminal: Terminal, server: str, code: str) -> None:
    """Print the invitation, each address on a line of its own so that it can be copied."""
    address = table_address(server, code)
    terminal.say("join-made")
    terminal.text(GAP + address)
    terminal.say("join-made-terminal")
    terminal.text(f"{GAP}{PROGRAM} join {address}")  # without a path: theirs may differ
    if urlsplit(server).hostname in LOOPBACK:
        terminal.say("join-made-here", address=server)
