"""The state one viewer is sent: new events, table, view, options and clock.

Built field by field for this viewer, like a view. Ids of guests are never sent.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from panicroom.kernel.audience import Viewer
from panicroom.kernel.game import POSITION, Action
from panicroom.kernel.manners import Turn
from panicroom.server.store.rows import Status
from panicroom.server.table.clocks import Clock, clock_of
from panicroom.server.table.commands.voting import votes_for_bot
from panicroom.server.table.fold import TableFold, majority
from panicroom.server.table.lobby import Chair, Lobby
from panicroom.server.table.spans import Span
from panicroom.server.table.stream import Item
from panicroom.server.table.terms import Terms


@dataclass(frozen=True, slots=True)
class ChairView:
    """`name` is the guest's, null if it was deleted; `level` that of the bot that plays the seat,
    with a guest of the one that stands in; `persona` who that bot is, if the seat is its own."""

    has_guest: bool
    name: str | None
    is_host: bool
    level: str | None
    persona: str | None


@dataclass(frozen=True, slots=True)
class TableView:
    """The table beside the game; the same for every viewer but for `order`, the viewer's own.
    `votes` are the seats that want to end the game, `slow_votes` those that want talk slowed down,
    `bot_votes` pairs of a seat and the one it wants a bot to play for. `slow_needed` and
    `bot_needed` are how many such votes decide; null where nobody can be voted out. `asked` are all
    seats that were asked, including those that have answered. Of the dice, everybody is shown the
    commitment from the first moment on, the nonces of the seats once the game has begun (null where
    none was sent), `secret` and `key` at the end; without shared dice only commitment and key."""

    game: str
    status: Status
    wishes: dict[str, Any]
    setup: dict[str, Any] | None
    listed: bool
    terms: Terms
    chairs: tuple[ChairView, ...]
    locked: bool
    paused: bool
    votes: tuple[int, ...]
    slow_votes: tuple[int, ...]
    slow_needed: int
    slowed: bool
    bot_votes: tuple[tuple[int, int], ...]
    bot_needed: int | None
    asked: tuple[int, ...]
    commitment: str
    nonces: tuple[str | None, ...] | None
    secret: str | None
    key: str | None
    rematch: str | None
    order: str | None


class Mark(NamedTuple):
    """Changes exactly when there is something new to send to this viewer."""

    number: int
    decision: int
    own: int


class Standing(NamedTuple):
    number: int
    """How many items this viewer has heard; a client sends it when it reconnects."""
    heard: tuple[Item, ...]
    table: TableView
    view: Any
    options: tuple[Action, ...]
    clock: Clock | None
    turn: Turn | None
    out: tuple[int, ...]
    """Seats that are out of the game."""


def mark_of(fold: TableFold, viewer: Viewer) -> Mark:
    """A sealed answer of somebody else does not change it."""
    decision = -1 if fold.match is None else fold.match.state.decision
    own = fold.moves[viewer] if viewer is not None and fold.moves else 0
    return Mark(fold.stream.number(viewer), decision, own)


def standing_for(
    fold: TableFold, viewer: Viewer, since: int, now: int, down: Sequence[Span] = ()
) -> Standing:
    """`since` is the number of the viewer's last message; 0 or an impossible number sends all."""
    number = fold.stream.number(viewer)
    heard = fold.stream.since(viewer, since if 0 <= since <= number else 0)
    view = fold.view(viewer)
    return Standing(
        number=number,
        heard=tuple(heard),
        table=table_view(fold, viewer),
        view=view,
        options=options_for(fold, viewer),
        clock=clock_of(fold, now, down),
        turn=None if view is None else fold.manners.turn(view),
        out=() if view is None else tuple(fold.manners.eliminated(view)),
    )


def table_view(fold: TableFold, viewer: Viewer) -> TableView:
    lobby, is_over = fold.lobby, fold.status == "over"
    people = lobby.people()
    return TableView(
        game=lobby.game,
        status=fold.status,
        wishes=dict(lobby.wishes),
        setup=None if fold.match is None else setup_shown(fold.match.record.setup),
        listed=lobby.listed,
        terms=lobby.terms,
        chairs=tuple(chair_view(lobby, chair) for chair in lobby.chairs),
        locked=lobby.locked,
        paused=fold.paused_at is not None,
        votes=tuple(sorted(fold.votes)),
        slow_votes=tuple(seat for seat in people if seat in fold.slow_votes),
        slow_needed=majority(len(people)),
        slowed=fold.is_slowed,
        bot_votes=tuple(sorted(pair for pair in fold.bot_votes if pair[0] in people)),
        bot_needed=votes_for_bot(fold),
        asked=() if fold.asked is None or is_over else fold.asked.seats,
        commitment=fold.commitment,
        nonces=None if fold.dice is None else fold.dice.nonces,
        secret=fold.dice.secret if fold.dice is not None and is_over else None,
        key=fold.key if is_over else None,
        rematch=fold.rematch,
        order=None if viewer is None else fold.orders.get(viewer),
    )


def setup_shown(setup: Mapping[str, Any]) -> dict[str, Any]:
    """Without the position that the game began from: its text names what is hidden."""
    return {name: value for name, value in setup.items() if name != POSITION}


def chair_view(lobby: Lobby, chair: Chair) -> ChairView:
    name = None if chair.guest is None else lobby.names.get(chair.guest)
    is_host = chair.guest == lobby.host
    return ChairView(chair.guest is not None, name, is_host, chair.level, chair.persona)


def options_for(fold: TableFold, viewer: Viewer) -> tuple[Action, ...]:
    """The legal actions of a guest who owes an answer and has no stand-in."""
    is_asked = viewer in fold.owed()
    if viewer is None or not is_asked or not fold.lobby.chairs[viewer].is_played_by_guest:
        return ()
    return () if fold.match is None else tuple(fold.game.options(fold.match.state, viewer))
