"""What a client remembers of a table's dice, to notice a server that cheats.

A record shows that key, nonces, secret and commitment fit together. It cannot show that this
commitment was there before the nonces, that none was left out, and that a bot had none: for a bot
the operator could choose one. Whoever was at the table knows.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, Literal, TypeAlias

from panicroom.client.api import Json
from panicroom.kernel.shared_dice import fresh_nonce

WitnessFault: TypeAlias = Literal["commitment-changed", "nonce-left-out", "bot-with-nonce"]
SLOTS: Final = {"sit": "sit", "nonce": "sit", "start": "start"}
"""Requests that carry a nonce, and which one."""


def forget(kept: Json) -> None:
    """Of a client that keeps nothing between its runs."""


class DiceWitness:
    """Draws one nonce for the seat and one for the start, and sends the same again after a denial:
    otherwise a server could deny until a nonce suits it. Keeps what it knows, as plain JSON, by
    `keep`, before anything is sent."""

    def __init__(self, kept: Json | None = None, keep: Callable[[Json], None] = forget) -> None:
        known: Json = kept or {}
        self.commitment: str | None = known.get("commitment")
        self._drawn: dict[str, str] = dict(known.get("drawn", {}))
        self.sent: list[str] = list(known.get("sent", []))
        """The last nonce that was acknowledged, and those under way after it."""
        self.bots: list[int] | None = known.get("bots")
        """Seats without a guest when the table was last seen open, and ever since."""
        self._keep = keep

    def see(self, standing: Json) -> None:
        """A welcome, or what was told."""
        before = self._known()
        table = standing["table"]
        empty = [seat for seat, chair in enumerate(table["chairs"]) if not chair["has_guest"]]
        self.commitment = self.commitment or table["commitment"]
        if table["status"] == "open":
            self.bots = empty
        elif self.bots is not None:
            sat = [item.get("seat") for item in standing["heard"] if item.get("notice") == "sat"]
            self.bots = [seat for seat in self.bots if seat in empty and seat not in sat]
        self._keep_if_changed(before)

    def with_nonce(self, type: str, fields: dict[str, Any]) -> dict[str, Any]:
        """The fields of a request to be sent."""
        slot = SLOTS.get(type)
        if slot is None or "nonce" in fields:
            return fields
        before = self._known()
        nonce = self._drawn.setdefault(slot, fresh_nonce())
        self.sent = [*(each for each in self.sent if each != nonce), nonce]
        self._keep_if_changed(before)
        return {**fields, "nonce": nonce}

    def answered(self, type: str, is_granted: bool) -> None:
        """A nonce that was denied is in no key; who has stood up has none in it either."""
        before = self._known()
        nonce = self._drawn.get(SLOTS.get(type, ""))
        if nonce is not None and nonce in self.sent:
            others = [each for each in self.sent if each != nonce]
            self.sent = [nonce] if is_granted else others
        elif type == "stand" and is_granted:
            self.sent = []
        self._keep_if_changed(before)

    def faults(
        self, commitment: str, nonces: Sequence[str | None] | None, seat: int | None
    ) -> Iterator[WitnessFault]:
        """By what the server says after the game; `seat` is this client's own. `nonces` is None at
        a table from before shared dice."""
        if self.commitment not in (None, commitment):
            yield "commitment-changed"
        if nonces is None:
            return
        if seat is not None and self.sent and not set(self.sent) & set(nonces):
            yield "nonce-left-out"
        if any(nonces[bot] is not None for bot in self.bots or [] if bot < len(nonces)):
            yield "bot-with-nonce"

    def _known(self) -> Json:
        return {
            "commitment": self.commitment,
            "drawn": dict(self._drawn),
            "sent": self.sent,
            "bots": self.bots,
        }

    def _keep_if_changed(self, before: Json) -> None:
        known = self._known()
        if known != before:
            self._keep(known)
