"""Playing: an action, leaving the seat to a bot, and returning to it."""

from typing import NamedTuple

from panicroom.bots.registry import default_level
from panicroom.kernel.errors import StaleDecision
from panicroom.server.table.commands.preconditions import must_be_played, seat_of
from panicroom.server.table.denied import Denied
from panicroom.server.table.entries import Moved, Returned, StoodIn, TableEntry
from panicroom.server.table.fold import TableFold


class Act(NamedTuple):
    """Names the decision it answers, so that a late one fails and two sealed ones both hold."""

    seat: int
    decision: int
    action: str


class Leave(NamedTuple):
    pass


class Return(NamedTuple):
    pass


def act(fold: TableFold, who: str, command: Act) -> list[TableEntry]:
    """A refusal of the game is raised unchanged."""
    match, game = must_be_played(fold), fold.game
    seat = seat_of(fold, who)
    if seat != command.seat:
        raise Denied("not-your-seat", seat=command.seat)
    if fold.lobby.chairs[seat].has_stand_in:
        raise Denied("stood-in")
    if fold.paused_at is not None:
        raise Denied("paused")
    if command.decision != match.state.decision:
        raise StaleDecision(command.decision, match.state.decision)
    action = game.parse(command.action)
    if action not in game.options(match.state, seat):
        game.apply(match.state, seat, action)  # raises the refusal and changes nothing
    return [Moved(seat, game.spell(action), "person", who)]


def leave(fold: TableFold, who: str, command: Leave) -> list[TableEntry]:
    """A bot stands in; the guest keeps the seat."""
    must_be_played(fold)
    seat = seat_of(fold, who)
    if fold.lobby.chairs[seat].has_stand_in:
        raise Denied("stood-in")
    return [StoodIn(seat, default_level(fold.game.name), "guest")]


def come_back(fold: TableFold, who: str, command: Return) -> list[TableEntry]:
    must_be_played(fold)
    seat = seat_of(fold, who)
    if not fold.lobby.chairs[seat].has_stand_in:
        raise Denied("not-away")
    return [Returned(seat, who)]
