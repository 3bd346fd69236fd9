"""What a client may send. `id` is the client's own, new for each request: sent again with the same
id a request counts once."""

import re
from typing import Annotated, Any, Final, Literal, TypeAlias
from unicodedata import category

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, TypeAdapter
from pydantic_core import from_json

from panicroom.kernel.shared_dice import NONCE_PATTERN
from panicroom.server.table.terms import Terms

CONTROLS: Final = frozenset({"Cc", "Cs", "Zl", "Zp"})


def readable(text: str) -> str:
    """Neither a line of a log nor a screen must suffer from what somebody says."""
    if any(category(sign) in CONTROLS and sign != "\n" for sign in text):
        raise ValueError("control characters")
    return text


ID: Final = re.compile("[A-Za-z0-9_-]{1,40}")
Id: TypeAlias = Annotated[str, Field(pattern=f"^{ID.pattern}$")]
Word: TypeAlias = Annotated[str, Field(max_length=200), AfterValidator(readable)]
Speech: TypeAlias = Annotated[str, Field(max_length=2000), AfterValidator(readable)]
Nonce: TypeAlias = Annotated[str, Field(pattern=NONCE_PATTERN)]
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


class Request(Message):
    """Something to be done at the table, answered with ack, refused, denied or error."""

    id: Id


class ActRequest(Request):
    """An option of the decision that is asked now, by its text."""

    type: Literal["act"]
    decision: Number
    action: Word


class SayRequest(Request):
    type: Literal["say"]
    words: Speech


class ClaimRequest(Request):
    type: Literal["claim"]
    claim: Word


class OrderRequest(Request):
    """A standing order, or null: ask me."""

    type: Literal["order"]
    order: Word | None


class SitRequest(Request):
    """With a nonce the guest has a part in the dice key; it should be drawn after the table's
    commitment was seen."""

    type: Literal["sit"]
    seat: Number
    nonce: Nonce | None = None


class NonceRequest(Request):
    """Of a guest who is seated already, before the game: at a rematch, for example."""

    type: Literal["nonce"]
    nonce: Nonce


class StartRequest(Request):
    """The host's, with a last nonce, if they play."""

    type: Literal["start"]
    nonce: Nonce | None = None


class BotRequest(Request):
    """A bot of this level on the seat, or null: no bot there."""

    type: Literal["bot"]
    seat: Number
    level: Word | None


class SeatRequest(Request):
    """The host's: send a guest away, let a bot stand in for one, or give one the table."""

    type: Literal["remove", "hand_over", "give_table"]
    seat: Number


class VoteRequest(Request):
    """To end the game, or no longer."""

    type: Literal["vote"]
    end: bool


class SlowRequest(Request):
    """A vote to slow down talk at the table, or no longer."""

    type: Literal["vote_slow"]
    slow: bool


class BotVoteRequest(Request):
    """A vote to let a bot play for the guest on this seat, or no longer."""

    type: Literal["vote_bot"]
    seat: Number
    bot: bool


class LockRequest(Request):
    """The host's: whether somebody new can sit down."""

    type: Literal["lock"]
    locked: bool


class ChangeRequest(Request):
    """What was wished for a table that has not begun, anew; `listed` null is as before."""

    type: Literal["change"]
    wishes: dict[str, Any]
    terms: Terms
    listed: bool | None = None


class PlainRequest(Request):
    """`leave` lets a bot stand in, `return` takes the seat back; `renew_code` is the host's,
    `take_over` is for the longest seated while the host is away."""

    type: Literal[
        "stand",
        "pause",
        "resume",
        "leave",
        "return",
        "rematch",
        "renew_code",
        "take_over",
    ]


AnyRequest: TypeAlias = (
    ActRequest
    | SayRequest
    | ClaimRequest
    | OrderRequest
    | SitRequest
    | NonceRequest
    | StartRequest
    | BotRequest
    | SeatRequest
    | VoteRequest
    | SlowRequest
    | BotVoteRequest
    | LockRequest
    | ChangeRequest
    | PlainRequest
)
ClientMessage: TypeAlias = Annotated[Hello | Ping | AnyRequest, Field(discriminator="type")]
CLIENT: Final[TypeAdapter[Hello | Ping | AnyRequest]] = TypeAdapter(ClientMessage)


def id_in(text: str | None) -> str | None:
    """Of a request that is not accepted, if it is readable so far."""
    try:
        read = from_json(text or "")
    except ValueError:
        return None
    id = read.get("id") if isinstance(read, dict) else None
    return id if isinstance(id, str) and ID.fullmatch(id) else None
