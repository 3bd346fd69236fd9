"""Replies of the server to a request: ack, refused, denied or error."""

from panicroom.client.api import Json
from panicroom.client.errors import Problem, Refused


def is_reply(message: Json, id: str) -> bool:
    """An error about a message that could not be parsed carries no id."""
    if message["type"] == "error":
        return message.get("id") in (id, None)
    return message["type"] in ("ack", "refused", "denied") and bool(message["id"] == id)


def raise_if_rejected(reply: Json) -> None:
    match reply["type"]:
        case "refused":
            raise Refused(reply)
        case "denied" | "error":
            raise Problem(reply["code"], reply.get("field"), reply.get("params"))
