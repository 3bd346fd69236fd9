"""Why somebody is called: what the log of a table says, and nothing that one may not know."""

from typing import NamedTuple

from panicroom.server.store import CallKind
from panicroom.server.table.fold import TableFold

LONGEST_KEY = 64


class Reason(NamedTuple):
    """`key` stays the same for as long as one call is enough. Beside the kind, a message may say
    which game it is, and who is awaited only if `seats` names them."""

    kind: CallKind
    key: str
    game: str = ""
    seats: tuple[int, ...] = ()


def reason_for(fold: TableFold, guest: str) -> Reason | None:
    """None if nobody waits for this guest, or a bot plays for them."""
    seat, game = fold.lobby.seat_of(guest), fold.lobby.game
    if seat is None:
        return None
    if fold.status == "over":
        return Reason("over", "over", game)
    chair, asked = fold.lobby.chairs[seat], fold.asked
    if asked is None or fold.rests or not chair.is_played_by_guest or seat not in fold.owed():
        return None
    return Reason("turn", key_of(fold, (seat,)), game)


def reason_of_table(fold: TableFold, here: frozenset[str] = frozenset()) -> Reason | None:
    """For a webhook, whose readers are nobody in particular: who is asked and not `here`, whether
    or not they have sealed an answer. Of a private table nobody is named."""
    game = fold.lobby.game
    if fold.status == "over":
        return Reason("over", "over", game)
    if fold.asked is None or fold.rests:
        return None
    chairs = fold.lobby.chairs
    asked = [seat for seat in fold.asked.seats if chairs[seat].is_played_by_guest]
    away = tuple(seat for seat in asked if chairs[seat].guest not in here)
    if not away:
        return None
    key = f"{fold.asked.seats} {key_of(fold, fold.asked.seats)}"[:LONGEST_KEY]
    return Reason("turn", key, game, away if fold.lobby.listed else ())


def key_of(fold: TableFold, seats: tuple[int, ...]) -> str:
    """The turn, for whoever has it; else the decision."""
    assert fold.asked is not None, "somebody is asked"
    is_own_turn = fold.turn is not None and fold.asked.seats == fold.turn.name[:1] == seats
    about = fold.turn.name if is_own_turn and fold.turn is not None else fold.asked.decision
    return str(about)[:LONGEST_KEY]
