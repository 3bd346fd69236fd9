"""The claims a seat can make, as forms for a screen."""

from typing import Annotated, TypeAlias

from fastapi import APIRouter
from pydantic import BaseModel, BeforeValidator, ConfigDict

from panicroom.server.api.caller import Known, WithServices
from panicroom.server.api.questions import asked
from panicroom.server.protocol.said import Said, said
from panicroom.server.table.fold import TableFold
from panicroom.telling import TELLERS
from panicroom.telling.claims import claim_forms

router = APIRouter(tags=["enquiries"])


Told: TypeAlias = Annotated[Said, BeforeValidator(said)]


class Read(BaseModel):
    """Validated from the teller's own objects."""

    model_config = ConfigDict(from_attributes=True)


class ClaimValue(Read):
    """A word of the claim's text, and what it means."""

    word: str
    said: Told


class ClaimField(Read):
    name: str
    values: list[ClaimValue]


class ClaimForm(Read):
    """The verb and a value of each field, in order, are the text of a claim."""

    verb: str
    said: Told
    fields: list[ClaimField]


@router.get("/tables/{name}/claims")
async def claims(name: str, services: WithServices, guest: Known) -> list[ClaimForm]:
    """What the asker can claim at this table, true or not."""

    def look(fold: TableFold, seat: int) -> list[ClaimForm]:
        forms = claim_forms(TELLERS[fold.lobby.game], len(fold.lobby.chairs), seat)
        return [ClaimForm.model_validate(form) for form in forms]

    return await asked(name, services, guest, look)
