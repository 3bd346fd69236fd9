"""`panicroom verify`: whether the dice of a record are those it says, and whether its game follows
from them. Exit code 1 if something does not fit."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeAlias

from panicroom.cli.flags import face_for
from panicroom.cli.parser import Flags, Parser
from panicroom.cli.screen.terminal import Terminal
from panicroom.cli.user_error import CheckFailed, UserError, error_message
from panicroom.kernel.dice import commitment
from panicroom.kernel.record import Record, parse_record
from panicroom.kernel.shared_dice import is_nonce
from panicroom.kernel.verification import Part, Verification, verify
from panicroom.words import Message

Line: TypeAlias = tuple[str, list[Message]]
"""How it stands (`fits`, `wrong`, `unchecked`), and in words what."""


def add_flags(parser: Parser) -> None:
    parser.flag("file", metavar="FILE", type=Path, help="flag-record")
    parser.flag("--nonce", metavar="HEX", type=hexadecimal("--nonce"), help="flag-verify-nonce")
    parser.flag("--hash", metavar="HEX", type=hexadecimal("--hash"), help="flag-verify-hash")


def hexadecimal(flag: str) -> Callable[[str], str]:
    """A reader of nonces and hashes; its error names the flag."""

    def read(text: str) -> str:
        digits = text.strip().lower()
        if not is_nonce(digits):
            raise UserError("verify-bad-hex", flag=flag, text=text)
        return digits

    return read


def run(flags: Flags, terminal: Terminal) -> None:
    record = parse_record(flags.file.read_text(encoding="utf-8").splitlines())
    face = face_for(record.game)
    terminal = terminal.speaking_of(record.game)
    verification = verify(face.game, record)
    lines = [
        *(line_about(part, record, verification) for part in verification.checked),
        *lines_about_own(flags, record),
        ("unchecked", [unchecked(record)]),
    ]
    tell = terminal.words.tell
    terminal.table(
        [(tell(Message(f"verify-{how}")), " ".join(map(tell, said))) for how, said in lines]
    )
    if any(how == "wrong" for how, _ in lines):
        terminal.say("verify-does-not-fit")
        raise CheckFailed
    terminal.tell(verdict(record))


def line_about(part: Part, record: Record, verification: Verification) -> Line:
    if part in verification.faults:
        error = verification.error
        why = [error_message(error)] if error is not None and part == "replay" else []
        return "wrong", [Message(f"dice-fault-{part}"), *why]
    nonces = () if record.dice is None else record.dice.nonces
    params = {
        "sent": sum(nonce is not None for nonce in nonces),
        "seats": len(nonces),
        "actions": len(record.actions),
    }
    has_no_end = part == "replay" and record.outcome is None
    return "fits", [Message("verify-replay-left" if has_no_end else f"verify-{part}", params)]


def lines_about_own(flags: Flags, record: Record) -> Iterator[Line]:
    """What somebody who was at the table knows beside the record."""
    dice = record.dice
    if flags.nonce is not None:
        if dice is not None and flags.nonce in dice.nonces:
            yield "fits", [Message("verify-own-nonce")]
        else:
            yield "wrong", [Message("verify-own-nonce-missing")]
    if flags.hash is not None:
        shown = commitment(record.key) if dice is None else dice.commitment
        if flags.hash == shown:
            yield "fits", [Message("verify-own-hash")]
        else:
            yield "wrong", [Message("verify-own-hash-missing")]


def unchecked(record: Record) -> Message:
    if record.position is not None:
        return Message("verify-position")
    return Message("verify-no-nonces" if record.dice is None else "verify-unseen")


def verdict(record: Record) -> Message:
    has_drawn_key = record.dice is None and record.position is None
    return Message("dice-alone" if has_drawn_key else "verify-all-fits")
