"""Settings of the page, which come along to every device of a guest."""

from typing import Annotated, Final

from fastapi import APIRouter
from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictFloat, StrictInt

from panicroom.server.api.caller import Caller, Known, WithServices, count_change

MOST: Final = 32
LONGEST: Final = 32
GREATEST: Final = 1_000_000

router = APIRouter(tags=["guests"])
Name = Annotated[str, Field(min_length=1, max_length=LONGEST)]
Word = Annotated[str, Field(max_length=LONGEST)]
Whole = Annotated[StrictInt, Field(ge=-GREATEST, le=GREATEST)]
Number = Annotated[StrictFloat, Field(ge=-GREATEST, le=GREATEST, allow_inf_nan=False)]
Values = Annotated[dict[Name, StrictBool | Whole | Number | Word], Field(max_length=MOST)]


class NewPreferences(BaseModel):
    """What they mean is known to the page alone."""

    model_config = ConfigDict(extra="forbid")
    values: Values


class Preferences(NewPreferences):
    """`version` counts how often they were stored."""

    version: int


@router.get("/me/settings")
async def kept(guest: Known, services: WithServices) -> Preferences:
    version, values = await services.store.preferences.of(guest.id)
    return Preferences(version=version, values=dict(values))


@router.put("/me/settings")
async def keep(new: NewPreferences, caller: Caller, services: WithServices) -> Preferences:
    """In place of what was kept: the newest wins."""
    count_change(services, caller.guest)
    version, values = await services.store.preferences.put(caller, new.values)
    return Preferences(version=version, values=dict(values))
