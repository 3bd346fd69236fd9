"""Chat and claims. Players may say anything, true or not (TALK-1)."""

from typing import Final, NamedTuple
from unicodedata import category, normalize

from panicroom.kernel.spelling import Spelled
from panicroom.server.table.commands.preconditions import must_be_played, seat_of
from panicroom.server.table.denied import Denied
from panicroom.server.table.entries import Claimed, TableEntry, Talked
from panicroom.server.table.fold import TableFold
from panicroom.server.table.names import CONTROLS, DIRECTIONS, is_piled, is_unseen

LONGEST_TALK: Final = 500
SLOW: Final = 20_000
"""Milliseconds between two messages of a seat where a majority has slowed down talk."""


class Say(NamedTuple):
    words: str
    at: int = 0


class Claim(NamedTuple):
    """One of the game's claims, spelled like an action."""

    claim: str


def say(fold: TableFold, who: str, command: Say) -> list[TableEntry]:
    """Only seated guests chat. The fold limits the audience of the eliminated (TALK-2)."""
    seat, words = seat_of(fold, who), spoken(command.words)
    if fold.is_slowed and command.at < fold.talked_at.get(seat, -SLOW) + SLOW:
        raise Denied("talk-slowed", seconds=SLOW // 1000)
    return [Talked(seat, who, words)]


def spoken(text: str) -> str:
    """On one line, without characters that disturb the text around it."""
    words = normalize("NFC", " ".join(text.split()))
    kinds = {category(sign) for sign in words}
    if kinds & CONTROLS or DIRECTIONS.search(words) or is_piled(words):
        raise Denied("talk-control")
    if is_unseen(words) or len(words) > LONGEST_TALK:
        raise Denied("talk-length", least=1, most=LONGEST_TALK)
    return words


def claim(fold: TableFold, who: str, command: Claim) -> list[TableEntry]:
    must_be_played(fold)
    seat = seat_of(fold, who)
    return [claimed(fold, seat, who, fold.manners.claims.parse(command.claim))]


def claimed(fold: TableFold, seat: int, who: str | None, said: Spelled) -> Claimed:
    """By a guest or a bot. About others only: players never have to say anything about themselves
    (TALK-1)."""
    about = getattr(said, "seat", None)
    if about == seat:
        raise Denied("claim-about-oneself")
    if about is not None and about >= len(fold.lobby.chairs):
        raise Denied("no-such-seat", seats=len(fold.lobby.chairs))
    return Claimed(seat, who, fold.manners.claims.spell(said))
