"""Calls to an address that the owner of a table has named, such as a channel of Discord. They are
signed as Standard Webhooks says, so that whoever gets one can tell that it is ours."""

import hmac
import json
from base64 import b64decode, b64encode
from collections.abc import Sequence
from hashlib import sha256
from secrets import token_bytes
from typing import Any, Final

from panicroom.server.calling.delivery import Delivered, Outcome, answered, failed
from panicroom.server.calling.posting import Forbidden, NotSent, post
from panicroom.server.calling.reasons import Reason
from panicroom.server.calling.wording import said
from panicroom.server.store import Call

SECRET_BYTES: Final = 24
SECRET_PREFIX: Final = "whsec_"
"""As it is shown."""


class Webhook:
    def __init__(self, origin: str, delay: int, private: Sequence[str]) -> None:
        self._origin, self.delay, self._private = origin, delay, private

    def deliver(self, call: Call, reason: Reason, now: int) -> Delivered:
        body = json.dumps(self.told(call, reason)).encode()
        try:
            headers = signed(call.id, now // 1000, body, call.to.secret or "")
            return answered(post(call.to.address, body, headers, self._private))
        except Forbidden as error:
            return failed(error, Outcome.GONE)
        except NotSent as error:
            return failed(error)

    def told(self, call: Call, reason: Reason) -> dict[str, Any]:
        """`content` is what Discord shows, `text` what Slack and Mattermost do."""
        about = "-unnamed" if reason.kind == "turn" and not reason.seats else ""
        line = said(call.to.lang, reason.game, f"call-table-{reason.kind}{about}", reason.seats)
        table = call.table or call.to.table_id
        line = f"{line} {self._origin}/t/{table}"
        about_table = {"type": reason.kind, "table": table, "game": reason.game}
        return {"content": line, "text": line, **about_table, "seats": list(reason.seats)}


def signed(id: str, seconds: int, body: bytes, secret: str) -> dict[str, str]:
    """The id is the same at each try."""
    text = f"{id}.{seconds}.".encode() + body
    mark = b64encode(hmac.new(b64decode(secret), text, sha256).digest()).decode()
    return {
        "Content-Type": "application/json",
        "User-Agent": "panicroom",
        "Webhook-Id": id,
        "Webhook-Timestamp": str(seconds),
        "Webhook-Signature": f"v1,{mark}",
    }


def fresh_secret() -> str:
    return b64encode(token_bytes(SECRET_BYTES)).decode()
