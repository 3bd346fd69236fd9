"""What a message is answered with that cannot be read, or a wish that cannot be granted."""

from pydantic import ValidationError

from panicroom.kernel.errors import Malformed, Refused, StaleDecision
from panicroom.server.protocol import server as message
from panicroom.server.resident import Busy, Resident
from panicroom.server.store import Unknown
from panicroom.server.table.denied import Denied


def complaint(text: str | None, error: ValidationError) -> tuple[str, str | None]:
    """What is wrong with a message: that it is none, or where."""
    found = error.errors(include_url=False, include_input=False)[0]
    if text is None or found["type"] == "json_invalid":
        return "not-json", None
    if found["type"].startswith("union_tag"):
        return "unknown-type", "type"
    return "malformed", ".".join(map(str, found["loc"][1:])) or None


def refusal_of(resident: Resident, id: str, error: Exception) -> message.AnyServerMessage | None:
    """What a person's own mistake is answered with; None if it is ours."""
    match error:
        case Denied():
            params = message.plain(error.params)
            return message.Denied(id=id, code=error.code, params=params)
        case StaleDecision():
            return message.Denied(id=id, code="stale-decision", params={})
        case Refused() if resident.game is not None:
            return message.Refused(id=id, **resident.game.wire.refusal(error.refusal))
        case Malformed():
            return message.Error(id=id, code="malformed", field=error.field)
        case Busy():
            return message.Error(id=id, code="busy")
        case Unknown():
            return message.Error(id=id, code=f"{error.what}-gone")
    return None
