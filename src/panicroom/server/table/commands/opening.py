"""Creating a table, changing its settings, and starting its game."""

import json
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from panicroom.games import game_named
from panicroom.server.table.commands.preconditions import must_be_host, must_be_open
from panicroom.server.table.denied import Denied
from panicroom.server.table.entries import Changed, Created, NonceGiven, Started, TableEntry
from panicroom.server.table.fold import TableFold
from panicroom.server.table.terms import Terms, check_terms

TRIED: Final = "tried"
"""The dice key of a trial setup."""
LONGEST: Final = 2000
LONGEST_POSITION: Final = 10_000


class Create(NamedTuple):
    """A game that begins from a `position` has the seats and rulings of that position."""

    game: str
    wishes: Mapping[str, Any] = {}
    listed: bool = False
    terms: Terms = Terms()
    position: str | None = None


class Change(NamedTuple):
    """Replaces all settings."""

    wishes: Mapping[str, Any]
    listed: bool
    terms: Terms


class Start(NamedTuple):
    """The nonce replaces the host's earlier one: as it is the last that anybody gives, whoever
    knew the server's secret cannot choose theirs to fit it."""

    nonce: str | None = None


def create(who: str, command: Create) -> list[TableEntry]:
    """The first entry of a new table's log."""
    wishes = plain(command.wishes)
    seats = setup_for(command.game, wishes, command.position)["seats"]
    check_terms(command.terms)
    rest = (wishes, command.listed, command.terms)
    return [Created(who, command.game, seats, *rest, position=command.position)]


def change(fold: TableFold, who: str, command: Change) -> list[TableEntry]:
    must_be_host(fold, who)
    must_be_open(fold)
    wishes = plain(command.wishes)
    seats = setup_for(fold.lobby.game, wishes, fold.position)["seats"]
    check_terms(command.terms)
    for seat, chair in enumerate(fold.lobby.chairs):
        if seat >= seats and not chair.is_empty:
            raise Denied("seat-taken", seat=seat)
    return [Changed(seats, wishes, command.listed, command.terms)]


def start(fold: TableFold, who: str, command: Start) -> list[TableEntry]:
    """Every chair must be taken, at least one by a guest."""
    must_be_host(fold, who)
    must_be_open(fold)
    for seat, chair in enumerate(fold.lobby.chairs):
        if chair.is_empty:
            raise Denied("empty-chair", seat=seat)
    if not fold.lobby.people():
        raise Denied("nobody-plays")
    wishes = {**fold.lobby.wishes, "seats": len(fold.lobby.chairs)}
    setup = setup_for(fold.lobby.game, wishes, fold.position)
    if fold.manners.endless(setup) and len(fold.lobby.people()) < len(fold.lobby.chairs):
        raise Denied("endless-with-bots")
    return [*last_nonce(fold, who, command), Started(plain(setup, LONGEST + LONGEST_POSITION))]


def last_nonce(fold: TableFold, who: str, command: Start) -> list[TableEntry]:
    """None without a seat: a host need not play."""
    seat = fold.lobby.seat_of(who)
    if seat is None or command.nonce is None:
        return []
    return [NonceGiven(seat, who, command.nonce)]


def setup_for(
    name: str, wishes: Mapping[str, Any], position: str | None = None
) -> Mapping[str, Any]:
    """The game's setup, validated by a trial start: only the game knows what is valid."""
    game = game_named(name)
    if len(position or "") > LONGEST_POSITION:
        raise Denied("too-long", most=LONGEST_POSITION)
    try:
        setup = game.setup(**wishes) if position is None else game.setup_at(position)
        game.begin(setup, TRIED)
    except (TypeError, ValueError, AttributeError):
        raise Denied("bad-setup") from None
    return setup


def plain(wishes: Mapping[str, Any], most: int = LONGEST) -> dict[str, Any]:
    """As it will be read back from the log, in a fixed order, so that a record is always the same
    file."""
    text = json.dumps(wishes, sort_keys=True)
    if len(text) > most:
        raise Denied("too-long", most=most)
    found: dict[str, Any] = json.loads(text)
    return found
