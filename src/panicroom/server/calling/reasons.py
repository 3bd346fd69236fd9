"""Why somebody is called: what the log of a table says, and nothing that one may not know."""

from typing import NamedTuple

from panicroom.server.store import CallKind
from panicroom.server.table.fold import TableFold


class Reason(NamedTuple):
    """`key` stays the same for as long as one call is enough."""

    kind: CallKind
    key: str


def reason_for(fold: TableFold, guest: str) -> Reason | None:
    """None if nobody waits for this guest, or a bot plays for them."""
    seat = fold.lobby.seat_of(guest)
    if seat is None:
        return None
    if fold.status == "over":
        return Reason("over", "over")
    chair, asked = fold.lobby.chairs[seat], fold.asked
    if asked is None or fold.rests or not chair.is_played_by_guest or seat not in fold.owed():
        return None
    is_own_turn = fold.turn is not None and asked.seats == fold.turn.name[:1] == (seat,)
    about = fold.turn.name if is_own_turn and fold.turn is not None else asked.decision
    return Reason("turn", str(about)[:64])
