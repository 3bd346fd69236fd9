"""Claims of players, true or not, and what a screen needs to build one."""

from typing import TypeAlias

from panicroom.kernel.message import Message, Value
from panicroom.kernel.spelling import Spelled
from panicroom.telling.teller import Teller
from panicroom.telling.vocabulary import kinds_of, name

ClaimFields: TypeAlias = dict[str, dict[str, Message]]
"""The fields of a claim in order, each with the words it can hold and what they mean. The verb and
a word of each field are the text of a claim."""


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


def claim_choices(teller: Teller, seats: int, own: int) -> dict[str, ClaimFields]:
    """What this seat can claim at a table of this size, by verb."""
    by_verb = teller.game.manners.claims.by_verb
    return {verb: fields_of(teller, kind, seats, own) for verb, kind in by_verb.items()}


def example_claim(verb: str, fields: ClaimFields) -> str:
    """The verb with the first word of each field."""
    return " ".join([verb, *(next(iter(words)) for words in fields.values())])


def replies_to(teller: Teller, speaker: int) -> list[str]:
    """What can be answered to a claim of this seat, as claims."""
    claims, word = teller.game.manners.claims, teller.seat_words[speaker]
    verbs = teller.game.manners.replies
    return [f"{verb} {word}" if claims.fields[claims.by_verb[verb]] else verb for verb in verbs]


def claiming_message(verb: str) -> Message:
    return name("claiming", verb)


def fields_of(teller: Teller, kind: type[Spelled], seats: int, own: int) -> ClaimFields:
    kinds, strangers, fields = kinds_of(kind), teller.seat_words[seats:], {}
    for field, codec in teller.game.manners.claims.fields[kind].items():
        left_out = (*strangers, teller.seat_words[own]) if field == "seat" else strangers
        words = [word for word in codec.words if word.partition(".")[0] not in left_out]
        called = teller.vocabulary.names[kinds[field]]
        fields[field] = {word: message_of(called(codec.read(word), None)) for word in words}
    return fields


def message_of(value: Value) -> Message:
    return value if isinstance(value, Message) else Message("claim-number", {"number": value})


def order_message(order: str | None) -> Message:
    """None means no standing order: the player is asked."""
    return name("order", order or "ask")
