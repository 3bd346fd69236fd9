"""What a client may send. `id` is the client's own, new for each wish: sent again with the same
id a wish counts once."""

from typing import Annotated, Any, Final, Literal, TypeAlias
from unicodedata import category

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, TypeAdapter

from panicroom.server.table.terms import Terms

CONTROLS: Final = frozenset({"Cc", "Cs", "Zl", "Zp"})


def readable(text: str) -> str:
    """Neither a line of a log nor a screen must suffer from what somebody says."""
    if any(category(sign) in CONTROLS and sign != "\n" for sign in text):
        raise ValueError("control characters")
    return text


Id: TypeAlias = Annotated[str, Field(pattern="^[A-Za-z0-9_-]{1,40}$")]
Word: TypeAlias = Annotated[str, Field(max_length=200), AfterValidator(readable)]
Speech: TypeAlias = Annotated[str, Field(max_length=2000), AfterValidator(readable)]
Number: TypeAlias = Annotated[int, Field(ge=0, lt=1 << 31)]


class Message(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class Seen(Message):
    """What a client that comes back has been told: as which seat, and up to which number."""

    seat: Number | None
    number: Number


class Hello(Message):
    """First of all. Without a token one only watches; with `words` all that is told comes with
    messages for a screen."""

    type: Literal["hello"]
    version: Number
    token: Annotated[str, Field(max_length=300)] | None = None
    seen: Seen | None = None
    words: bool = False


class Ping(Message):
    type: Literal["ping"]


class Wish(Message):
    """Something to be done at the table, answered with ack, refused, denied or error."""

    id: Id


class ActWish(Wish):
    """An option of the decision that is asked now, by its text."""

    type: Literal["act"]
    decision: Number
    action: Word


class SayWish(Wish):
    type: Literal["say"]
    words: Speech


class ClaimWish(Wish):
    type: Literal["claim"]
    claim: Word


class OrderWish(Wish):
    """A standing order, or null: ask me."""

    type: Literal["order"]
    order: Word | None


class SitWish(Wish):
    type: Literal["sit"]
    seat: Number


class BotWish(Wish):
    """A bot of this level on the seat, or null: no bot there."""

    type: Literal["bot"]
    seat: Number
    level: Word | None


class SeatWish(Wish):
    """The host's: send a guest away, or let a bot stand in for one."""

    type: Literal["remove", "hand_over"]
    seat: Number


class VoteWish(Wish):
    """To end the game, or no longer."""

    type: Literal["vote"]
    end: bool


class ChangeWish(Wish):
    """What was wished for a table that has not begun, anew; `listed` null is as before."""

    type: Literal["change"]
    wishes: dict[str, Any]
    terms: Terms
    listed: bool | None = None


class PlainWish(Wish):
    """`leave` lets a bot stand in, `return` takes the seat back."""

    type: Literal["stand", "start", "pause", "resume", "leave", "return", "rematch"]


AnyWish: TypeAlias = (
    ActWish
    | SayWish
    | ClaimWish
    | OrderWish
    | SitWish
    | BotWish
    | SeatWish
    | VoteWish
    | ChangeWish
    | PlainWish
)
ClientMessage: TypeAlias = Annotated[Hello | Ping | AnyWish, Field(discriminator="type")]
CLIENT: Final[TypeAdapter[Hello | Ping | AnyWish]] = TypeAdapter(ClientMessage)
