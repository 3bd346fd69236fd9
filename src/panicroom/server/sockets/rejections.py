"""Errors as answers: for messages that cannot be parsed and commands that are rejected."""

from pydantic import ValidationError

from panicroom.kernel.audience import Viewer
from panicroom.kernel.errors import Malformed, Refusal, Refused, StaleDecision
from panicroom.kernel.game import AnyGame
from panicroom.server.live.table import Busy, LiveTable
from panicroom.server.protocol import error_messages
from panicroom.server.protocol import server as message
from panicroom.server.protocol.said import Said
from panicroom.server.store import CannotStore, Unknown, Unreachable, UnreadableLog
from panicroom.server.table.denied import Denied
from panicroom.telling import TELLERS


def parse_error(text: str | None, error: ValidationError) -> tuple[str, str | None]:
    """The error code, and the field it is about."""
    found = error.errors(include_url=False, include_input=False)[0]
    if text is None or found["type"] == "json_invalid":
        return "not-json", None
    if found["type"].startswith("union_tag"):
        return "unknown-type", "type"
    return "malformed", ".".join(map(str, found["loc"][1:])) or None


def refused(game: AnyGame, id: str, seat: Viewer, refusal: Refusal) -> message.Refused:
    sentence = Said.of(TELLERS[game.name].refuse(refusal, seat))
    return message.Refused(id=id, said=sentence, **game.wire.refusal(refusal))


def rejection_of(
    live_table: LiveTable, id: str, seat: Viewer, error: Exception
) -> message.AnyServerMessage | None:
    """The answer to an expected error; None for a failure of the server."""
    teller = None if live_table.game is None else TELLERS[live_table.game.name]
    match error:
        case Denied():
            return error_messages.denied(id, error.code, error.params, teller)
        case StaleDecision():
            return error_messages.denied(id, "stale-decision", {}, teller)
        case Refused() if live_table.game is not None:
            return refused(live_table.game, id, seat, error.refusal)
        case Malformed():
            return error_messages.malformed(id, error)
        case Busy():
            return error_messages.error("busy", id)
        case Unreachable():
            return error_messages.error("later", id)
        case CannotStore():
            return error_messages.error("cannot-store", id)
        case UnreadableLog():
            return error_messages.error("unreadable", id)
        case Unknown():
            return error_messages.error(f"{error.what}-gone", id)
    return None
