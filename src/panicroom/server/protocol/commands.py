"""Requests of clients (wishes) as commands of the table."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from panicroom.server.protocol import client
from panicroom.server.store import Guest
from panicroom.server.table import commands as table
from panicroom.server.table.commands.preconditions import seat_of
from panicroom.server.table.fold import TableFold

Make = Callable[[Any, TableFold, Guest], Any]

PLAIN: Final[Mapping[str, Callable[[], Any]]] = {
    "stand": table.Stand,
    "start": table.Start,
    "pause": table.Pause,
    "resume": table.Resume,
    "leave": table.Leave,
    "return": table.Return,
}
SEAT: Final[Mapping[str, Callable[[int], Any]]] = {
    "remove": table.Remove,
    "hand_over": table.HandOver,
}


def bot_command(wish: client.BotWish) -> Any:
    if wish.level is None:
        return table.DismissBot(wish.seat)
    return table.SeatBot(wish.seat, wish.level)


def change_command(wish: client.ChangeWish, fold: TableFold) -> Any:
    listed = fold.lobby.listed if wish.listed is None else wish.listed
    return table.Change(wish.wishes, listed, wish.terms)


MAKE: Final[Mapping[type, Make]] = {
    client.ActWish: lambda wish, fold, guest: table.Act(
        seat_of(fold, guest.id), wish.decision, wish.action
    ),
    client.SayWish: lambda wish, fold, guest: table.Say(wish.words),
    client.ClaimWish: lambda wish, fold, guest: table.Claim(wish.claim),
    client.OrderWish: lambda wish, fold, guest: table.GiveOrder(wish.order),
    client.SitWish: lambda wish, fold, guest: table.Sit(wish.seat, guest.name),
    client.BotWish: lambda wish, fold, guest: bot_command(wish),
    client.SeatWish: lambda wish, fold, guest: SEAT[wish.type](wish.seat),
    client.VoteWish: lambda wish, fold, guest: table.Vote(wish.end),
    client.ChangeWish: lambda wish, fold, guest: change_command(wish, fold),
    client.PlainWish: lambda wish, fold, guest: PLAIN[wish.type](),
}


def command_for(wish: client.AnyWish, fold: TableFold, guest: Guest) -> Any:
    """The guest comes from the session, so nobody can act for another's seat."""
    return MAKE[type(wish)](wish, fold, guest)
