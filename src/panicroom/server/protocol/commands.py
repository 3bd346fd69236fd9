"""Requests of clients as commands of the table."""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from panicroom.server.protocol import client
from panicroom.server.store import Guest
from panicroom.server.table import commands as table
from panicroom.server.table.commands.preconditions import seat_of
from panicroom.server.table.fold import TableFold


class Moment(NamedTuple):
    """What a command may depend on besides the log: the time, how long the host has been away in
    milliseconds of running time, and which guests could take the table over."""

    now: int = 0
    host_away: int = 0
    heirs: frozenset[str] = frozenset()


NO_MOMENT: Final = Moment()
Make = Callable[[Any, TableFold, Guest], Any]

PLAIN: Final[Mapping[str, Callable[[], Any]]] = {
    "stand": table.Stand,
    "pause": table.Pause,
    "resume": table.Resume,
    "leave": table.Leave,
    "return": table.Return,
    "renew_code": table.RenewCode,
}
SEAT: Final[Mapping[str, Callable[[int], Any]]] = {
    "remove": table.Remove,
    "hand_over": table.HandOver,
    "give_table": table.GiveTable,
}


def bot_command(request: client.BotRequest) -> Any:
    if request.level is None:
        return table.DismissBot(request.seat)
    return table.SeatBot(request.seat, request.level)


def change_command(request: client.ChangeRequest, fold: TableFold) -> Any:
    listed = fold.lobby.listed if request.listed is None else request.listed
    return table.Change(request.wishes, listed, request.terms)


MAKE: Final[Mapping[type, Make]] = {
    client.ActRequest: lambda request, fold, guest: table.Act(
        seat_of(fold, guest.id), request.decision, request.action
    ),
    client.ClaimRequest: lambda request, fold, guest: table.Claim(request.claim),
    client.OrderRequest: lambda request, fold, guest: table.GiveOrder(request.order),
    client.SitRequest: lambda request, fold, guest: table.Sit(
        request.seat, guest.name, request.nonce
    ),
    client.NonceRequest: lambda request, fold, guest: table.GiveNonce(request.nonce),
    client.StartRequest: lambda request, fold, guest: table.Start(request.nonce),
    client.BotRequest: lambda request, fold, guest: bot_command(request),
    client.SeatRequest: lambda request, fold, guest: SEAT[request.type](request.seat),
    client.VoteRequest: lambda request, fold, guest: table.Vote(request.end),
    client.SlowRequest: lambda request, fold, guest: table.VoteSlow(request.slow),
    client.BotVoteRequest: lambda request, fold, guest: table.VoteBot(request.seat, request.bot),
    client.LockRequest: lambda request, fold, guest: table.Lock(request.locked),
    client.ChangeRequest: lambda request, fold, guest: change_command(request, fold),
    client.PlainRequest: lambda request, fold, guest: PLAIN[request.type](),
}


def command_for(
    request: client.AnyRequest, fold: TableFold, guest: Guest, moment: Moment = NO_MOMENT
) -> Any:
    """The guest comes from the session, so nobody can act for another's seat."""
    if isinstance(request, client.SayRequest):
        return table.Say(request.words, moment.now)
    if request.type == "take_over":
        return table.TakeOver(moment.host_away, moment.heirs)
    return MAKE[type(request)](request, fold, guest)
