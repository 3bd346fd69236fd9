"""Whether a record is what it says: that its key was made from what it names (`shared_dice`), and
that the game follows from that key.

A record cannot show that the server left no nonce out, nor that it showed this commitment before
the game: only those who were at the table know. `panicroom.client.dice_witness` remembers it.
"""

from typing import Final, Literal, NamedTuple, TypeAlias

from panicroom.kernel.errors import MalformedRecord
from panicroom.kernel.game import AnyGame
from panicroom.kernel.match import AnyMatch, Match
from panicroom.kernel.record import Record
from panicroom.kernel.shared_dice import Fault, faults_in

Part: TypeAlias = Fault | Literal["replay"]
DICE_PARTS: Final[tuple[Part, ...]] = ("commitment", "nonces", "key")


class Verification(NamedTuple):
    """What was checked, in this order, and what of it does not fit. `match` is the game as far as
    it can be replayed; `error` says why not further."""

    checked: tuple[Part, ...]
    faults: tuple[Part, ...]
    match: AnyMatch | None
    error: MalformedRecord | None


def verify(game: AnyGame, record: Record) -> Verification:
    """Without shared dice only that the game replays. What is no setup or key raises."""
    match, error = replayed(game, record)
    is_same = match is not None and ends_as_recorded(match, record)
    faults: list[Part] = [] if is_same else ["replay"]
    if record.dice is None:
        return Verification(("replay",), tuple(faults), match, error)
    of_dice = faults_in(record.dice, record.key, record.setup["seats"])
    return Verification((*DICE_PARTS, "replay"), (*of_dice, *faults), match, error)


def replayed(game: AnyGame, record: Record) -> tuple[AnyMatch | None, MalformedRecord | None]:
    try:
        return Match.replay(game, record), None
    except MalformedRecord as error:
        return None, error


def ends_as_recorded(match: AnyMatch, record: Record) -> bool:
    """A game that was ended by vote has no outcome."""
    if record.outcome is None:
        return True
    return (match.record.outcome, match.record.digest) == (record.outcome, record.digest)
