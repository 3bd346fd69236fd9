"""After a game: were the dice those that the server had committed itself to, with the nonces that
were sent from here, and does the game that was seen here follow from them?"""

from collections.abc import Iterable, Iterator

from panicroom.client import Seat
from panicroom.kernel.dice import commitment
from panicroom.kernel.game import AnyGame
from panicroom.kernel.record import Record
from panicroom.kernel.verification import Verification, verify
from panicroom.words import Message


def dice_messages(game: AnyGame, record: Record, seats: Iterable[Seat]) -> list[Message]:
    """The key, and one line that says whether everything fits. `seats` are the viewers here."""
    shown = {"key": record.key, "hash": commitment(record.key)}
    key = Message("play-key", shown) if record.dice is None else Message("dice-key", shown)
    return [key, checked_message(game, record, list(seats))]


def checked_message(game: AnyGame, record: Record, seats: list[Seat]) -> Message:
    verification = verify(game, record)
    faults = [*faults_seen(record, seats), *verification.faults]
    if not faults and not all(saw_this_game(verification, seat) for seat in seats):
        faults = ["replay"]
    if faults:
        return Message("dice-wrong", {"fault": Message(f"dice-fault-{faults[0]}")})
    if record.dice is None:
        return Message("dice-alone")
    has_own = any(nonce in record.dice.nonces for seat in seats for nonce in seat.dice.sent)
    return Message("dice-checked-own" if has_own else "dice-checked")


def faults_seen(record: Record, seats: Iterable[Seat]) -> Iterator[str]:
    dice = record.dice
    for seat in seats:
        if dice is None:
            yield from seat.dice.faults(commitment(record.key), None, seat.number)
        else:
            yield from seat.dice.faults(dice.commitment, dice.nonces, seat.number)


def saw_this_game(verification: Verification, seat: Seat) -> bool:
    """A record of some other game would fit as well."""
    match = verification.match
    view = None if match is None else match.game.wire.view(match.view(seat.number))
    return bool(view == seat.standing["view"])
