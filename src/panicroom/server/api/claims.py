"""The claims a seat can make, as forms for a screen."""

from fastapi import APIRouter
from pydantic import BaseModel

from panicroom.server.api.caller import AtTable, Known
from panicroom.server.api.questions import asked
from panicroom.server.protocol.said import Said
from panicroom.server.table.fold import TableFold
from panicroom.telling import TELLERS
from panicroom.telling.claims import ClaimFields, claim_choices, claiming_message

router = APIRouter(tags=["questions"])


class ClaimValue(BaseModel):
    """A word of the claim's text, and what it means."""

    word: str
    said: Said


class ClaimField(BaseModel):
    name: str
    values: list[ClaimValue]


class ClaimForm(BaseModel):
    """The verb and a value of each field, in order, are the text of a claim."""

    verb: str
    said: Said
    fields: list[ClaimField]
    replies: bool
    """Whether it answers what somebody has claimed, the seat being whoever did."""


@router.get("/tables/{name}/claims")
async def claims(at: AtTable, guest: Known) -> list[ClaimForm]:
    """What the asker can claim at this table, true or not."""

    def look(fold: TableFold, seat: int) -> list[ClaimForm]:
        choices = claim_choices(TELLERS[fold.lobby.game], len(fold.lobby.chairs), seat)
        replies = fold.manners.replies
        return [claim_form(verb, fields, verb in replies) for verb, fields in choices.items()]

    return await asked(at, guest, look)


def claim_form(verb: str, fields: ClaimFields, replies: bool) -> ClaimForm:
    shown = [
        ClaimField(
            name=name,
            values=[ClaimValue(word=word, said=Said.of(said)) for word, said in values.items()],
        )
        for name, values in fields.items()
    ]
    return ClaimForm(verb=verb, said=Said.of(claiming_message(verb)), fields=shown, replies=replies)
