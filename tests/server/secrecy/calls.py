"""What a call would say, and whether one is made at all: a message to a browser or a mailbox of the
one who is called, or of a table's webhook, whose readers may be anybody."""

from panicroom.server.calling.reasons import reason_for, reason_of_table
from tests.server.secrecy.connected_table import Scene
from tests.server.secrecy.twin_servers import IDS
from tests.server.secrecy.written_calls import to_a_channel, to_a_guest


def calls(table: Scene, who: str | None) -> list[str]:
    """By every way there is: all of them are given the reason, the table, and what the receiver has
    set. A reason that changes makes another call, so that its key tells something, too."""
    fold = table.fold
    own = None if who is None else reason_for(fold, IDS[who])
    empty, here = reason_of_table(fold), frozenset(IDS[each] for each in table.people[:1])
    channel = [empty, reason_of_table(fold, here)]
    reasons = [f"{reason}" for reason in (own, *channel)]
    told = [text for reason in channel if reason for text in to_a_channel(reason)]
    return [*reasons, *told, *(to_a_guest(own) if own else ())]
