"""Tables: create, list and look at one; and the games to choose from."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Annotated, Any, Final

from fastapi import APIRouter
from pydantic import BaseModel, ConfigDict, Field

from panicroom.games import GAMES
from panicroom.server.api.caller import Known, Visitor, WithServices
from panicroom.server.api.game_choices import GameChoices, choices
from panicroom.server.api.problems import NOT_THERE, Problem
from panicroom.server.live.table import LiveTable
from panicroom.server.services import Services
from panicroom.server.store import Guest, Table, Unknown
from panicroom.server.table.commands import Create
from panicroom.server.table.fold import TableFold
from panicroom.server.table.lines import UnreadableLog
from panicroom.server.table.standing import TableView, table_view
from panicroom.server.table.terms import Terms

MOST_LISTED: Final = 50

router = APIRouter(tags=["tables"])


class NewTable(BaseModel):
    """`wishes` is what the game's setup is asked for: seats, edition, variants, rulings."""

    model_config = ConfigDict(extra="forbid", strict=True)
    game: Annotated[str, Field(max_length=32)]
    wishes: dict[str, Any] = {}
    listed: bool = False
    terms: Terms = Terms()


class TableCard(BaseModel):
    """`code` lets anyone in who is given it; `seat` is the asker's own."""

    id: str
    code: str
    made: int
    seat: int | None
    host: bool
    table: TableView


@router.get("/games")
async def games() -> list[GameChoices]:
    return [choices(game) for game in GAMES.values()]


@router.post("/tables", status_code=201)
async def make(new: NewTable, guest: Known, services: WithServices) -> TableCard:
    most = services.settings.tables_per_guest
    mine = await services.store.tables.of_guest(guest.id, 1000)
    if sum(table.host == guest.id and table.status != "over" for table in mine) >= most:
        raise Problem(409, "too-many-tables", params={"most": most})
    command = Create(new.game, new.wishes, new.listed, new.terms)
    table = await services.tables.create(guest, command)
    return await card(table, services.tables.at(table.id), guest)


@router.get("/tables")
async def tables(services: WithServices, visitor: Visitor) -> list[TableCard]:
    """Listed tables that have not begun, the newest first."""
    return await cards(services, await services.store.tables.listed(MOST_LISTED), visitor)


@router.get("/me/tables")
async def my_tables(guest: Known, services: WithServices) -> list[TableCard]:
    return await cards(services, await services.store.tables.of_guest(guest.id, MOST_LISTED), guest)


@router.get("/tables/{name}")
async def look(name: str, services: WithServices, visitor: Visitor) -> TableCard:
    """By code or id."""
    found = await services.tables.find(name, visitor)
    if found is None:
        raise NOT_THERE
    return await card(*found, visitor)


async def cards(
    services: Services, tables: Sequence[Table], guest: Guest | None
) -> list[TableCard]:
    """Skip tables that cannot be read or have just been removed."""
    found = []
    for table in tables:
        with suppress(UnreadableLog, Unknown):
            found.append(await card(table, services.tables.at(table.id), guest))
    return found


async def card(table: Table, live_table: LiveTable, guest: Guest | None) -> TableCard:
    def write(fold: TableFold) -> TableCard:
        seat = None if guest is None else fold.lobby.seat_of(guest.id)
        return TableCard(
            id=table.id,
            code=table.code,
            made=table.made,
            seat=seat,
            host=guest is not None and guest.id == table.host,
            table=table_view(fold, seat),
        )

    shown: TableCard = await live_table.look(write)
    return shown
