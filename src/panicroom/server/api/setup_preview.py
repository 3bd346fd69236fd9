"""A preview of the setup that certain settings would give, without making a table."""

from typing import Any

from fastapi import APIRouter
from pydantic import BaseModel, ConfigDict

from panicroom.server.api.problems import NOT_THERE
from panicroom.server.protocol.said import Said
from panicroom.server.table.commands.opening import plain, setup_for
from panicroom.telling import TELLERS

router = APIRouter(tags=["tables"])


class SetupRequest(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)
    wishes: dict[str, Any] = {}


class AgreedRuling(BaseModel):
    value: Any
    said: Said


class Agreed(BaseModel):
    """The whole setup, and each point on which tables differ in a sentence."""

    setup: dict[str, Any]
    played: Said
    rulings: dict[str, AgreedRuling]


@router.post("/games/{game}/agreed")
async def agreed(game: str, asked: SetupRequest) -> Agreed:
    """Invalid settings are answered as they would be for a new table."""
    teller = TELLERS.get(game)
    if teller is None:
        raise NOT_THERE
    wishes = plain(asked.wishes)
    setup = setup_for(game, wishes)
    rulings = {
        name: AgreedRuling(value=value, said=Said.of(teller.ruling(name, value)))
        for name, value in setup.get("rulings", {}).items()
    }
    played = Said.of(teller.rules_played(wishes))
    return Agreed(setup=dict(setup), played=played, rulings=rulings)
