"""Votes of the guests who play: to end the game, to slow down talk, to let a bot play for a guest
who keeps the others waiting. A majority decides."""

from typing import NamedTuple

from panicroom.bots.registry import default_level
from panicroom.server.table.commands.preconditions import (
    chair_at,
    guest_at,
    must_be_played,
    seat_of,
)
from panicroom.server.table.denied import Denied
from panicroom.server.table.entries import (
    Ended,
    StoodIn,
    TableEntry,
    Voted,
    VotedBot,
    VotedSlow,
)
from panicroom.server.table.fold import TableFold, majority


class Vote(NamedTuple):
    """To end the game; `end` false takes the vote back."""

    end: bool


class VoteSlow(NamedTuple):
    """To slow down talk at the table; `slow` false takes the vote back."""

    slow: bool


class VoteBot(NamedTuple):
    """To let a bot play for the guest on this seat; `bot` false takes the vote back."""

    seat: int
    bot: bool


def vote(fold: TableFold, who: str, command: Vote) -> list[TableEntry]:
    must_be_played(fold)
    seat = voter(fold, who)
    votes = (fold.votes | {seat}) & set(fold.lobby.people())  # others may have left since
    is_enough = command.end and len(votes) >= majority(len(fold.lobby.people()))
    if command.end == (seat in fold.votes) and not is_enough:
        raise Denied("voted-already")
    voted = Voted(seat, who, command.end)
    return [voted, Ended()] if is_enough else [voted]


def vote_slow(fold: TableFold, who: str, command: VoteSlow) -> list[TableEntry]:
    """Also before the game. The fold counts the votes whenever somebody talks."""
    seat = voter(fold, who)
    if command.slow == (seat in fold.slow_votes):
        raise Denied("voted-already")
    return [VotedSlow(seat, who, command.slow)]


def vote_bot(fold: TableFold, who: str, command: VoteBot) -> list[TableEntry]:
    """The guest may come back to the seat at any time."""
    must_be_played(fold)
    seat = voter(fold, who)
    guest_at(fold, command.seat)
    if command.seat == seat:
        raise Denied("vote-about-yourself")
    if chair_at(fold, command.seat).has_stand_in:
        raise Denied("stood-in")
    votes = {by for by, about in fold.bot_votes if about == command.seat}
    needed = votes_for_bot(fold)
    counted = (votes | {seat}) & set(fold.lobby.people())
    is_enough = command.bot and needed is not None and len(counted) >= needed
    if command.bot == (seat in votes) and not is_enough:
        raise Denied("voted-already")
    voted = VotedBot(seat, who, command.seat, command.bot)
    return (
        [voted, StoodIn(command.seat, default_level(fold.game.name), "vote")]
        if is_enough
        else [voted]
    )


def voter(fold: TableFold, who: str) -> int:
    seat = seat_of(fold, who)
    if seat not in fold.lobby.people():
        raise Denied("stood-in")
    return seat


def votes_for_bot(fold: TableFold) -> int | None:
    """How many votes let a bot play for a guest; None where no vote can: the guest whom it is about
    has none, and a single opponent cannot outvote anybody."""
    others = len(fold.lobby.people()) - 1
    return majority(others) if fold.status == "playing" and others > 1 else None
