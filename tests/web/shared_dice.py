"""Dice as the library makes them, for the tests of the page.

`python -m tests.web.shared_dice` writes them; the page's `npm run format` lays them out."""

import json
from pathlib import Path
from typing import Any, Final

from panicroom.kernel.shared_dice import SharedDice, committed, fault_in

FILE: Final = Path(__file__).parents[2] / "web" / "src" / "table" / "sharedDice.json"
CASES: Final[tuple[tuple[str, tuple[str | None, ...]], ...]] = (
    ("", (None, None)),
    ("0f" * 32, ("a" * 64, "b" * 32, None)),
    ("ключ ✓ 🎲", ("0123456789abcdef" * 4, None, "f" * 63, None)),
    ("x" * 65, ("c" * 33, "d" * 64)),
)
"""Also longer than a block of SHA-256, and beyond ASCII."""


def values() -> list[dict[str, Any]]:
    """What fits, and for the second of them what does not."""
    honest = [SharedDice(committed(secret), secret, nonces) for secret, nonces in CASES]
    fits = [value(dice, dice.key) for dice in honest]
    return [*fits, *(value(wrong, honest[1].key) for wrong in wrong_dice(honest[1]))]


def value(dice: SharedDice, key: str) -> dict[str, Any]:
    return {**dice._asdict(), "key": key, "fault": fault_in(dice, key, len(dice.nonces))}


def wrong_dice(dice: SharedDice) -> list[SharedDice]:
    return [
        dice._replace(secret=dice.secret + "!"),
        dice._replace(nonces=("short", *dice.nonces[1:])),
        dice._replace(nonces=("e" * 64, *dice.nonces[1:])),
    ]


def text() -> str:
    return json.dumps(values(), indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
