"""What a seat may ask at its table: what it knows for sure, and why something cannot be done.

All of it follows from the seat's own view and from what it has heard.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Annotated, Any, Final, Literal, TypeAlias, TypeVar

from fastapi import APIRouter, Query, Response
from pydantic import BaseModel, Field

from panicroom.kernel.audience import Event
from panicroom.kernel.errors import Malformed
from panicroom.kernel.expected import one_of
from panicroom.kernel.game import AnyGame, View
from panicroom.server.api.caller import AtTable, Find, Known, Worker
from panicroom.server.api.problems import NOT_THERE
from panicroom.server.protocol.impossible import Impossible, impossible_attempts
from panicroom.server.protocol.said import Said
from panicroom.server.store import Guest
from panicroom.server.table.fold import TableFold
from panicroom.telling import TELLERS
from panicroom.telling.relevance import Relevance

MOST_VERBS: Final = 40
T = TypeVar("T")
Verbs: TypeAlias = Annotated[
    Sequence[Annotated[str, Field(max_length=40)]], Query(max_length=MOST_VERBS)
]

router = APIRouter(tags=["questions"])


class Dossier(BaseModel):
    paragraphs: list[list[Said]]


class Allowed(BaseModel):
    allowed: Literal[True] = True


class NotAllowed(BaseModel):
    """`rules` are those that govern the action; `rule` is the one against it. `sketch` is the
    action as options are sent, the game's Option."""

    allowed: Literal[False] = False
    rule: str
    said: Said
    rules: list[str]
    sketch: dict[str, Any]
    relevance: Relevance


@router.get("/tables/{name}/dossier")
async def dossier(at: AtTable, guest: Known) -> Dossier:
    """What the asker knows for sure and the table does not show."""

    def look(fold: TableFold, seat: int) -> Dossier:
        assert fold.match is not None
        return dossier_from(fold.game, fold.match.told(seat), fold.view(seat))

    return await asked(at, guest, look)


@router.get("/tables/{name}/why")
async def why(
    at: AtTable, guest: Known, action: Annotated[str, Query(max_length=200)]
) -> Allowed | NotAllowed:
    """Whether the asker may do this now; if not, why not."""

    def look(fold: TableFold, seat: int) -> Allowed | NotAllowed:
        return whether(fold.game, fold.view(seat), action)

    return await asked(at, guest, look)


@router.get("/tables/{name}/impossible", response_model=list[Impossible])
async def impossible(at: AtTable, guest: Known, work: Worker, verb: Verbs = ()) -> Response:
    """What the asker could try that is not offered now, each with the reason against it: with one
    of these verbs, or everything."""

    def look(fold: TableFold, seat: int) -> tuple[AnyGame, View]:
        check_verbs(fold.game, verb)
        return fold.game, fold.view(seat)

    game, view = await asked(at, guest, look)
    text = await work(partial(impossible_attempts, game.name, view, verb))
    return Response(text, media_type="application/json")


def dossier_from(game: AnyGame, heard: Sequence[Event], view: View) -> Dossier:
    told = TELLERS[game.name].dossier(heard, view)
    return Dossier(paragraphs=[[Said.of(message) for message in part] for part in told])


def whether(game: AnyGame, view: View, action: str) -> Allowed | NotAllowed:
    meant, teller = game.parse(action), TELLERS[game.name]
    refusal = game.why_not(view, meant)
    if refusal is None:
        return Allowed()
    return NotAllowed(
        rule=refusal.rule,
        said=Said.of(teller.refuse(refusal, view.viewer)),
        rules=teller.rule_references(view, meant),
        sketch=game.wire.option(view, meant),
        relevance=teller.relevance(refusal),
    )


def check_verbs(game: AnyGame, verbs: Sequence[str]) -> None:
    for each in verbs:
        if each not in game.wire.verbs:
            raise Malformed("verb", each, one_of(game.wire.verbs))


async def asked(at: Find, guest: Guest, look: Callable[[TableFold, int], T]) -> T:
    """Of those who sit there while there is a game; to all others there is no such thing."""

    def look_from_seat(fold: TableFold) -> T:
        seat = fold.lobby.seat_of(guest.id)
        if seat is None or fold.match is None:
            raise NOT_THERE
        return look(fold, seat)

    _, live_table = await at()
    answer: T = await live_table.look(look_from_seat)
    return answer
