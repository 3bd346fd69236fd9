"""Messages for a screen: ids and parameters, which the client translates."""

from typing import Any, Self

from pydantic import BaseModel, ConfigDict, Field

from panicroom.kernel.message import Message, Value


class Said(BaseModel):
    """A parameter may be a message itself, or several."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    id: str
    params: dict[str, "str | int | float | Said | list[Said] | list[str]"] = Field(
        default_factory=dict, exclude_if=lambda params: not params
    )

    @classmethod
    def of(cls, message: Message) -> Self:
        return cls.model_validate(said(message))


def said(message: Message) -> dict[str, Any]:
    """A Said as plain data, without the cost of validation."""
    if not message.params:
        return {"id": message.id}
    return {"id": message.id, "params": {name: plain(v) for name, v in message.params.items()}}


def said_if(message: Message | None) -> dict[str, Any] | None:
    return None if message is None else said(message)


def plain(value: Value) -> Any:
    if isinstance(value, Message):
        return said(value)
    if isinstance(value, str | int | float):
        return value
    return [said(part) if isinstance(part, Message) else part for part in value]
