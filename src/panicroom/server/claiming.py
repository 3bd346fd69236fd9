"""What a seat can claim at its table, as a form that a screen can show."""

from fastapi import APIRouter
from pydantic import BaseModel

from panicroom.server.asking import AnyHouse, Known
from panicroom.server.enquiries import asked
from panicroom.server.protocol.said import Said
from panicroom.server.table.fold import TableFold
from panicroom.telling import TELLERS
from panicroom.telling import claims as telling

router = APIRouter(tags=["enquiries"])


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


@router.get("/tables/{name}/claims")
async def claims(name: str, house: AnyHouse, guest: Known) -> list[ClaimForm]:
    """What the asker can claim at this table, true or not."""

    def look(fold: TableFold, seat: int) -> list[ClaimForm]:
        seats = len(fold.lobby.chairs)
        return [
            filled_in(form) for form in telling.claim_forms(TELLERS[fold.lobby.game], seats, seat)
        ]

    return await asked(name, house, guest, look)


def filled_in(form: telling.ClaimForm) -> ClaimForm:
    fields = [
        ClaimField(
            name=field.name,
            values=[ClaimValue(word=each.word, said=Said.of(each.said)) for each in field.values],
        )
        for field in form.fields
    ]
    return ClaimForm(verb=form.verb, said=Said.of(form.label), fields=fields)
