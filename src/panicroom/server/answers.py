"""What a message is answered with that cannot be read, or a wish that cannot be granted."""

from typing import Any

from pydantic import ValidationError

from panicroom.kernel.audience import Viewer
from panicroom.kernel.errors import Malformed, Refusal, Refused, StaleDecision
from panicroom.kernel.game import Game
from panicroom.server.protocol import denying
from panicroom.server.protocol import server as message
from panicroom.server.protocol.said import Said
from panicroom.server.resident import Busy, Resident
from panicroom.server.store import Unknown
from panicroom.server.table.denied import Denied
from panicroom.telling import TELLERS


def complaint(text: str | None, error: ValidationError) -> tuple[str, str | None]:
    """What is wrong with a message: that it is none, or where."""
    found = error.errors(include_url=False, include_input=False)[0]
    if text is None or found["type"] == "json_invalid":
        return "not-json", None
    if found["type"].startswith("union_tag"):
        return "unknown-type", "type"
    return "malformed", ".".join(map(str, found["loc"][1:])) or None


def refused(game: Game[Any], id: str, seat: Viewer, refusal: Refusal) -> message.Refused:
    sentence = Said.of(TELLERS[game.name].refuse(refusal, seat))
    return message.Refused(id=id, said=sentence, **game.wire.refusal(refusal))


def refusal_of(
    resident: Resident, id: str, seat: Viewer, error: Exception
) -> message.AnyServerMessage | None:
    """What a person's own mistake is answered with; None if it is ours."""
    teller = None if resident.game is None else TELLERS[resident.game.name]
    match error:
        case Denied():
            return denying.denied(id, error.code, error.params, teller)
        case StaleDecision():
            return denying.denied(id, "stale-decision", {}, teller)
        case Refused() if resident.game is not None:
            return refused(resident.game, id, seat, error.refusal)
        case Malformed():
            return denying.malformed(id, error)
        case Busy():
            return denying.error("busy", id)
        case Unknown():
            return denying.error(f"{error.what}-gone", id)
    return None
