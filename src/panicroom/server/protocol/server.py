"""What the server sends. Views, events, options and refusals are the game's own: their schema is
published beside these."""

from collections.abc import Mapping
from functools import partial
from typing import Annotated, Any, Final, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter
from pydantic_core import to_json

from panicroom.kernel.manners import Turn
from panicroom.server.protocol import VERSION
from panicroom.server.protocol.said import Said
from panicroom.server.table.clocks import Clock
from panicroom.server.table.standing import TableView

GameValue: TypeAlias = dict[str, Any]


def is_none(value: object) -> bool:
    return value is None


Only: Any = partial(Field, default=None, exclude_if=is_none)
"""A field that is left out where there is nothing to say."""


class Message(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Notice(Message):
    """Something that happened at the table and not in the game."""

    notice: str
    seat: int | None
    params: dict[str, Any]
    words: str | None
    said: Said | None = Only()


class OptionGroup(Message):
    """Options that belong together, by their places among all."""

    heading: Said | None
    options: list[int]


class StandingSaid(Message):
    """What is owed and who is asked, if this reader is; who the reader is, what only the reader
    knows, what lies open, and how it ended."""

    owed: Said | None
    asked: Said | None
    introduction: list[Said]
    own: list[Said]
    facts: list[Said]
    ending: list[Said]


class Standing(Message):
    """How things stand for this reader. `heard` is what came after `since`, up to `number`. `anew`
    means: forget what was told before; `heard` is then the last page of history, and what came
    before `since` can be asked for. `decision` is what an act has to name. `out` are the seats
    that are out of the game. `groups` and `said` are for those who asked for words."""

    seat: int | None
    since: int
    number: int
    anew: bool
    heard: list[Notice | GameValue]
    table: TableView
    decision: int | None
    view: GameValue | None
    options: list[GameValue]
    clock: Clock | None
    turn: Turn | None
    out: list[int]
    groups: list[OptionGroup] | None = Only()
    said: StandingSaid | None = Only()


class Heir(Message):
    """Who may take over the table from a host who is away, and in how many milliseconds."""

    seat: int
    wait: int


class Welcome(Standing):
    type: Literal["welcome"] = "welcome"
    version: int = VERSION
    host: bool
    here: list[int]
    onlookers: list[str | None]
    heir: Heir | None


class Told(Standing):
    type: Literal["told"] = "told"


class Presence(Message):
    """The seats whose guests have the table open now, and before the game the names of those who
    have it open without a seat; null for who has no name. `heir` is null while the host is
    here and the table has not waited too long for them."""

    type: Literal["presence"] = "presence"
    here: list[int]
    onlookers: list[str | None]
    heir: Heir | None = None


class Ack(Message):
    """Stored, once."""

    type: Literal["ack"] = "ack"
    id: str


class Refused(Message):
    """By a rule of the game."""

    type: Literal["refused"] = "refused"
    id: str
    rule: str
    why: str
    params: dict[str, Any]
    said: Said


class Denied(Message):
    """By the table: this person may not, or not now."""

    type: Literal["denied"] = "denied"
    id: str
    code: str
    params: dict[str, Any]
    said: Said


class Error(Message):
    """A message that cannot be read, or comes too fast."""

    type: Literal["error"] = "error"
    id: str | None = None
    code: str
    field: str | None = None
    said: Said


class Pong(Message):
    type: Literal["pong"] = "pong"


class Bye(Message):
    """The last message."""

    type: Literal["bye"] = "bye"
    code: str
    said: Said


AnyServerMessage: TypeAlias = (
    Welcome | Told | Presence | Ack | Refused | Denied | Error | Pong | Bye
)
ServerMessage: TypeAlias = Annotated[AnyServerMessage, Field(discriminator="type")]
SERVER: Final[TypeAdapter[AnyServerMessage]] = TypeAdapter(ServerMessage)


def written(message: AnyServerMessage) -> str:
    return message.model_dump_json()


def written_welcome(fields: GameValue, host: bool, present: Presence) -> str:
    head = {"type": "welcome", "version": VERSION, "host": host}
    return to_json(fields | head | present.model_dump(exclude={"type"})).decode()


def written_told(fields: GameValue) -> str:
    """What the server has made itself is not checked on its way out: that would be more work than
    all the rest of a telling. The tests read it, and write it as a Told again."""
    return to_json(fields | {"type": "told"}).decode()


def plain(params: Mapping[str, Any]) -> dict[str, Any]:
    """Parameters are ids, numbers and lists of them."""
    return {name: list(v) if isinstance(v, tuple | set) else v for name, v in params.items()}
