"""Tables: create, list and look at one; and the games to choose from."""

from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Annotated, Any, Final

from fastapi import APIRouter, Request
from pydantic import BaseModel, ConfigDict, Field

from panicroom.examples import example_of
from panicroom.games import GAMES
from panicroom.replay.moments import position_after
from panicroom.server.access.client_address import rate_limit_key
from panicroom.server.api.caller import AtTable, Known, Visitor, WithServices, Work, Worker
from panicroom.server.api.finished import MOST_STEPS, finished_game_at
from panicroom.server.api.game_choices import GameChoices, choices
from panicroom.server.api.problems import Problem
from panicroom.server.live.openers import Openers
from panicroom.server.live.table import LiveTable
from panicroom.server.services import Services
from panicroom.server.store import Guest, Table, Unknown, UnreadableLog
from panicroom.server.table.commands import Create
from panicroom.server.table.fold import TableFold
from panicroom.server.table.standing import TableView, table_view
from panicroom.server.table.terms import USUAL_TERMS, Terms

MOST_LISTED: Final = 50
MOST_LOOKED_AT: Final = 1000
MOST_FINISHED: Final = 20
"""Of one guest, whose logs are read to tell how they ended."""

router = APIRouter(tags=["tables"])


class MomentAsked(BaseModel):
    """After so many actions of a finished game that the asker may watch, by its table's id."""

    model_config = ConfigDict(extra="forbid", strict=True)
    replay: Annotated[str, Field(max_length=32)]
    step: Annotated[int, Field(ge=0, le=MOST_STEPS)]


class NewTable(BaseModel):
    """`wishes` is what the game's setup is asked for: seats, edition, variants, rulings. `example`
    is a rule: the game then begins from the position of its example, with its seats and rulings;
    so it does from a `moment` of a finished game."""

    model_config = ConfigDict(extra="forbid", strict=True)
    game: Annotated[str, Field(max_length=32)]
    example: Annotated[str, Field(max_length=32)] | None = None
    moment: MomentAsked | None = None
    wishes: dict[str, Any] = {}
    listed: bool = False
    terms: Terms = USUAL_TERMS


class TableCard(BaseModel):
    """`code` lets anyone in who is given it; `seat` is the asker's own. `since` is when those were
    asked whose answer a running game waits for. `winners` of a finished one are none if the players
    ended it by vote."""

    id: str
    code: str
    made: int
    seat: int | None
    host: bool
    since: int | None
    winners: tuple[int, ...] | None
    table: TableView


@router.get("/games")
async def games() -> list[GameChoices]:
    return [choices(game) for game in GAMES.values()]


@router.post("/tables", status_code=201)
async def make(
    new: NewTable, guest: Known, request: Request, services: WithServices, work: Worker
) -> TableCard:
    most = services.settings.tables_per_guest
    mine = await services.store.tables.of_guest(guest.id, 1000)
    if sum(table.host == guest.id and table.status != "over" for table in mine) >= most:
        raise Problem(409, "too-many-tables", params={"most": most})
    if not services.new_tables.take(rate_limit_key(request), services.monotonic()):
        services.metrics.limited.inc()
        raise Problem(429, "too-many-new-tables")
    position = await position_asked(new, guest, services, work)
    command = Create(new.game, new.wishes, new.listed, new.terms, position)
    table = await services.tables.create(guest, command)
    services.openers.note(table.id, rate_limit_key(request))
    return await card(table, services.tables.at(table.id), guest)


async def position_asked(new: NewTable, guest: Guest, services: Services, work: Work) -> str | None:
    """That the game begins from; None for its usual beginning."""
    if new.moment is None:
        return None if new.example is None else example_of(new.game, new.example).position
    watched = await finished_game_at(new.moment.replay, services, guest)
    if new.game != watched.record.game or new.moment.step > len(watched.record.actions):
        raise Problem(400, "malformed", "moment")
    position = await work(partial(position_after, watched.record, new.moment.step))
    if position is None:
        raise Problem(409, "game-over")
    return position


@router.get("/tables")
async def tables(services: WithServices, visitor: Visitor) -> list[TableCard]:
    """Listed tables that have not begun and where somebody waits, the newest first."""
    tables = await services.store.tables.listed(MOST_LOOKED_AT)
    waiting = [table for table in tables if services.tables.has_people(table)]
    return await cards(services, fairly(waiting, services.openers)[:MOST_LISTED], visitor)


@router.get("/me/tables")
async def my_tables(guest: Known, services: WithServices) -> list[TableCard]:
    """Those that are not over, then the last that are; of each the newest first."""
    unfinished = await services.store.tables.unfinished_of(guest.id, MOST_LISTED)
    finished = await services.store.tables.finished_of(guest.id, MOST_FINISHED)
    return await cards(services, [*unfinished, *finished], guest)


@router.get("/tables/{name}")
async def look(at: AtTable, visitor: Visitor) -> TableCard:
    """By code or id."""
    return await card(*await at(), visitor)


def fairly(tables: Sequence[Table], openers: Openers) -> list[Table]:
    """One of each address before a second one of any, so that nobody fills the list; and of each
    address one of each host before a second one, for a whole school may have one address."""
    by_host = one_of_each_first(tables, lambda table: table.host)
    return one_of_each_first(by_host, lambda table: openers.address(table.id) or table.host)


def one_of_each_first(tables: Sequence[Table], group: Callable[[Table], str]) -> list[Table]:
    """Otherwise in the order that they have."""
    count: Counter[str] = Counter()
    turns = []
    for table in tables:
        count[group(table)] += 1
        turns.append((count[group(table)], table))
    return [table for _, table in sorted(turns, key=lambda turn: turn[0])]


async def cards(
    services: Services, tables: Sequence[Table], guest: Guest | None
) -> list[TableCard]:
    """Skip tables that cannot be read or have just been removed."""
    found: list[TableCard] = []
    for table in tables:
        with suppress(UnreadableLog, Unknown):
            live_table = services.tables.at(table.id)
            found.append(await live_table.glance(partial(card_of, table, guest)))
    return found


async def card(table: Table, live_table: LiveTable, guest: Guest | None) -> TableCard:
    shown: TableCard = await live_table.look(partial(card_of, table, guest))
    return shown


def card_of(table: Table, guest: Guest | None, fold: TableFold) -> TableCard:
    seat = None if guest is None else fold.lobby.seat_of(guest.id)
    return TableCard(
        id=table.id,
        code=table.code,
        made=table.made,
        seat=seat,
        host=guest is not None and guest.id == table.host,
        since=fold.asked.since if fold.asked and fold.status == "playing" else None,
        winners=fold.winners if fold.status == "over" else None,
        table=table_view(fold, seat),
    )
