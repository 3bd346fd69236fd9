"""What the server says to a wish."""

from panicroom.client.api import Json
from panicroom.client.errors import Problem, Refused


def is_answer(message: Json, id: str) -> bool:
    """An error may be about a message that could not be read, and then names none."""
    if message["type"] == "error":
        return message.get("id") in (id, None)
    return message["type"] in ("ack", "refused", "denied") and bool(message["id"] == id)


def judge(answer: Json) -> None:
    match answer["type"]:
        case "refused":
            raise Refused(answer)
        case "denied" | "error":
            raise Problem(answer["code"], answer.get("field"), answer.get("params"))
