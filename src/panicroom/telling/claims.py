"""Claims of players, true or not, and the forms from which a screen builds them."""

from collections.abc import Iterator
from typing import NamedTuple

from panicroom.kernel.message import Message, Value
from panicroom.kernel.spelling import Spelled
from panicroom.telling.teller import Teller
from panicroom.telling.vocabulary import kinds_of, name


class ClaimValue(NamedTuple):
    """A word of the claim's text, and what it means."""

    word: str
    said: Message


class ClaimField(NamedTuple):
    name: str
    values: tuple[ClaimValue, ...]


class ClaimForm(NamedTuple):
    """The verb and a value of each field, in order, are the text of a claim."""

    verb: str
    said: Message
    fields: tuple[ClaimField, ...]


def claim_message(teller: Teller, text: str) -> Message:
    """In the first person, so it is the same for every reader."""
    claim = teller.game.manners.claims.parse(text)
    told = teller.vocabulary.describe(claim, None)
    told.pop("verb", None)
    return Message(f"claim-{claim.verb}", counted(told))


def counted(told: dict[str, Value]) -> dict[str, Value]:
    """Pass the number on to the names, for their plural."""
    number = told.get("number")
    if number is None:
        return told
    return {
        field: Message(value.id, {**value.params, "count": number})
        if isinstance(value, Message)
        else value
        for field, value in told.items()
    }


def claim_forms(teller: Teller, seats: int, own: int) -> list[ClaimForm]:
    """What this seat can claim at a table of this size."""
    claims = teller.game.manners.claims
    return [
        ClaimForm(verb, name("claiming", verb), tuple(fields_of(teller, kind, seats, own)))
        for verb, kind in claims.by_verb.items()
    ]


def fields_of(teller: Teller, kind: type[Spelled], seats: int, own: int) -> Iterator[ClaimField]:
    kinds, strangers = kinds_of(kind), teller.seat_words[seats:]
    for field, codec in teller.game.manners.claims.fields[kind].items():
        left_out = (*strangers, teller.seat_words[own]) if field == "seat" else strangers
        words = [word for word in codec.words if word.partition(".")[0] not in left_out]
        called = teller.vocabulary.names[kinds[field]]
        values = [ClaimValue(word, message_of(called(codec.read(word), None))) for word in words]
        yield ClaimField(field, tuple(values))


def message_of(value: Value) -> Message:
    return value if isinstance(value, Message) else Message("claim-number", {"number": value})


def order_message(order: str | None) -> Message:
    """None means no standing order: the player is asked."""
    return name("order", order or "ask")
