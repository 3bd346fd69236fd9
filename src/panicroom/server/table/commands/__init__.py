"""The commands of a table and all checks of who may give them. A command returns the entries to
append, or raises `Denied` or the game's own refusal. Judging changes nothing."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from panicroom.server.table.commands import (
    acting,
    hosting,
    opening,
    ordering,
    owning,
    rematch,
    seating,
    talking,
    voting,
)
from panicroom.server.table.commands.acting import Act, Leave, Return
from panicroom.server.table.commands.hosting import HandOver, Pause, Remove, Resume
from panicroom.server.table.commands.opening import Change, Create, Start, create
from panicroom.server.table.commands.ordering import GiveOrder
from panicroom.server.table.commands.owning import (
    GiveTable,
    Lock,
    RenewCode,
    ShareReplay,
    TakeOver,
)
from panicroom.server.table.commands.rematch import Rematch, first_entries
from panicroom.server.table.commands.seating import (
    DismissBot,
    GiveNonce,
    Rename,
    SeatBot,
    Sit,
    Stand,
)
from panicroom.server.table.commands.talking import Claim, Say
from panicroom.server.table.commands.voting import Vote, VoteBot, VoteSlow
from panicroom.server.table.entries import TableEntry
from panicroom.server.table.fold import TableFold

__all__ = [
    "JUDGES",
    "Act",
    "Change",
    "Claim",
    "Create",
    "DismissBot",
    "GiveNonce",
    "GiveOrder",
    "GiveTable",
    "HandOver",
    "Leave",
    "Lock",
    "Pause",
    "Rematch",
    "Remove",
    "Rename",
    "RenewCode",
    "Resume",
    "Return",
    "Say",
    "SeatBot",
    "ShareReplay",
    "Sit",
    "Stand",
    "Start",
    "TakeOver",
    "Vote",
    "VoteBot",
    "VoteSlow",
    "create",
    "first_entries",
    "judge",
]

JUDGES: Final[Mapping[type, Callable[[TableFold, str, Any], list[TableEntry]]]] = {
    Change: opening.change,
    Start: opening.start,
    Sit: seating.sit,
    GiveNonce: seating.give_nonce,
    Stand: seating.stand,
    Rename: seating.rename,
    SeatBot: seating.seat_bot,
    DismissBot: seating.dismiss_bot,
    Act: acting.act,
    Leave: acting.leave,
    Return: acting.come_back,
    Say: talking.say,
    Claim: talking.claim,
    GiveOrder: ordering.give_order,
    Remove: hosting.remove,
    HandOver: hosting.hand_over,
    Pause: hosting.pause,
    Resume: hosting.resume,
    Lock: owning.lock,
    RenewCode: owning.renew_code,
    GiveTable: owning.give_table,
    TakeOver: owning.take_over,
    ShareReplay: owning.share_replay,
    Vote: voting.vote,
    VoteSlow: voting.vote_slow,
    VoteBot: voting.vote_bot,
    Rematch: rematch.rematch,
}


def judge(fold: TableFold, who: str, command: Any) -> list[TableEntry]:
    """The entries that the guest's command appends to the log."""
    return JUDGES[type(command)](fold, who, command)
