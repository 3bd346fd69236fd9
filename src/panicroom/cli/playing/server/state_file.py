"""The state file: guest tokens, notes, story positions and nonces, kept between runs."""

import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from panicroom.client import DiceWitness, Guest
from panicroom.client.api import Json


class StateFile:
    """Readable by this user only, because a token is the guest's password. Each server has its own
    part: the guests; for each table who is muted there, for each seat of it the notes and how many
    items were told, and for each guest what they witnessed of the dice."""

    def __init__(self, path: Path, server: str = "here") -> None:
        self._path, self._server = path, server

    def guests(self) -> list[Guest]:
        kept = self._part().get("guests", [])
        return [Guest(*each) for each in kept if isinstance(each, list) and len(each) == 2]

    def keep_guests(self, guests: list[Guest]) -> None:
        self._keep("guests", guests)

    def of_seat(self, table: str, seat: int) -> tuple[list[str], int]:
        """The notes, and how many items were told when the seat was last asked."""
        kept = self._part().get("tables", {}).get(table, {}).get(str(seat), {})
        return list(map(str, kept.get("notes", []))), int(kept.get("told", 0))

    def keep_seat(self, table: str, seat: int, notes: list[str], told: int) -> None:
        tables = self._part().get("tables", {})
        tables.setdefault(table, {})[str(seat)] = {"notes": notes, "told": told}
        self._keep("tables", tables)

    def witness(self, table: str, guest: Guest | None) -> DiceWitness:
        """Kept before a nonce is sent, so that a game that is left and resumed can be checked."""
        name = "" if guest is None else guest.name

        def keep(known: Json) -> None:
            tables = self._part().get("tables", {})
            tables.setdefault(table, {}).setdefault("dice", {})[name] = known
            self._keep("tables", tables)

        kept = self._part().get("tables", {}).get(table, {}).get("dice", {}).get(name)
        return DiceWitness(kept, keep)

    def muted(self, table: str) -> list[tuple[str, int | None]]:
        """Names and seats of those who are muted at this table."""
        kept = self._part().get("tables", {}).get(table, {}).get("muted", [])
        return [(str(name), seat) for name, seat in kept]

    def keep_muted(self, table: str, people: Sequence[tuple[str, int | None]]) -> None:
        tables = self._part().get("tables", {})
        tables.setdefault(table, {})["muted"] = people
        self._keep("tables", tables)

    def forget_table(self, table: str) -> None:
        tables = self._part().get("tables", {})
        if tables.pop(table, None) is not None:
            self._keep("tables", tables)

    def _part(self) -> dict[str, Any]:
        part = self._read().get(self._server)
        return part if isinstance(part, dict) else {}

    def _read(self) -> dict[str, Any]:
        """A missing or broken file counts as empty."""
        try:
            kept = json.loads(self._path.read_text(encoding="utf-8"))
        except (FileNotFoundError, ValueError, RecursionError):
            return {}
        return kept if isinstance(kept, dict) else {}

    def _keep(self, name: str, value: Any) -> None:
        """Write to a temporary file and rename it, so that the file is never incomplete."""
        text = json.dumps({**self._read(), self._server: {**self._part(), name: value}}, indent=1)
        self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        draft = self._path.with_name(f"{self._path.name}.new")
        draft.unlink(missing_ok=True)
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.write(text + "\n")
        os.replace(draft, self._path)
