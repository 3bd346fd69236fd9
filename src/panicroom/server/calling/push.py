"""Calls to a browser, by the push service of its maker (Web Push)."""

import json
from collections.abc import Sequence
from typing import Final

from panicroom.server.calling.delivery import Delivered, Outcome, answered, failed
from panicroom.server.calling.posting import Forbidden, NotSent, post
from panicroom.server.calling.reasons import Reason
from panicroom.server.calling.sealing import Sealer
from panicroom.server.store import Call

LIFE_SECONDS: Final = 24 * 3600
"""For which a push service keeps a call for a device that is off."""


class Push:
    def __init__(self, sealer: Sealer, delay: int, private: Sequence[str]) -> None:
        self.sealer, self.delay, self._private = sealer, delay, private

    def deliver(self, call: Call, reason: Reason, now: int) -> Delivered:
        to, text = call.to, json.dumps(told(call, reason))
        body = self.sealer.sealed(text.encode(), to.key or "", to.secret or "")
        headers = {
            "Authorization": self.sealer.authorization(to.address, now // 1000),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(LIFE_SECONDS),
            "Urgency": "normal",
        }
        try:
            return answered(post(to.address, body, headers, self._private))
        except Forbidden as error:
            return failed(error, Outcome.GONE)
        except NotSent as error:
            return failed(error)


def told(call: Call, reason: Reason) -> dict[str, str | None]:
    """Which table and what kind, and nothing else: the words are made on the device."""
    return {"table": call.table, "kind": reason.kind}
