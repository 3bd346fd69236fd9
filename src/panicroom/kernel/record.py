"""Records: a game as JSON Lines. Actions are kept, events never: they follow from the actions.

The first line is the setup and the dice key, or a start position; of a game on a server also what
the key was made from (`shared_dice`). Then a line for each action;
the last line of a finished game is its outcome and a digest of the canonical last position.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any, Final, TypeAlias, TypeVar

from panicroom.kernel.errors import MalformedRecord
from panicroom.kernel.expected import NOT_EMPTY, NOTHING_MORE, Expected, of_kind, one_of
from panicroom.kernel.outcome import Outcome
from panicroom.kernel.shared_dice import SharedDice, is_nonce

FORMAT: Final = 1
Setup: TypeAlias = Mapping[str, Any]
"""Of a game: plain values, as JSON has them."""
FieldT = TypeVar("FieldT")


@dataclass(slots=True)
class Record:
    """Everything needed to play the same game again, on any machine and any later version."""

    game: str
    setup: Setup = field(default_factory=dict)
    key: str = ""
    position: str | None = None
    actions: list[tuple[int, str]] = field(default_factory=list)
    outcome: Outcome | None = None
    digest: str | None = None
    dice: SharedDice | None = None
    """None where one party drew the key alone."""

    def close(self, outcome: Outcome | None, position: str) -> None:
        self.outcome = outcome
        self.digest = digest(position)

    def lines(self) -> Iterator[str]:
        head: dict[str, object] = {"record": FORMAT, "game": self.game}
        if self.position is None:
            head |= {"setup": self.setup, "key": self.key}
        else:
            head |= {"position": self.position}
        if self.dice is not None:
            head |= {"dice": self.dice._asdict()}
        yield _dump(head)
        for seat, text in self.actions:
            yield _dump({"seat": seat, "action": text})
        if self.outcome is not None:
            yield _dump({"outcome": self.outcome._asdict(), "digest": self.digest})

    def __str__(self) -> str:
        return "".join(f"{line}\n" for line in self.lines())


def digest(position: str) -> str:
    """Over the canonical text, never over Python objects: those change with every version."""
    return blake2b(position.encode(), digest_size=16).hexdigest()


def parse_record(lines: Iterable[str]) -> Record:
    """Read what `lines` wrote; a broken line is named."""
    record: Record | None = None
    for number, line in enumerate(lines, 1):
        entry = _load(line, number)
        if record is None:
            record = _head(entry, number)
        elif record.outcome is not None:
            raise MalformedRecord("line", line.strip()[:60], NOTHING_MORE, number)
        elif "action" in entry:
            record.actions.append(
                (_field(entry, "seat", int, number), _field(entry, "action", str, number))
            )
        else:
            record.outcome = _outcome(_field(entry, "outcome", dict, number), number)
            record.digest = _field(entry, "digest", str, number)
    if record is None:
        raise MalformedRecord("record", "", NOT_EMPTY, 1)
    return record


def _head(entry: Mapping[str, object], line: int) -> Record:
    if entry.get("record") != FORMAT:
        raise MalformedRecord("record", str(entry.get("record")), one_of((FORMAT,)), line)
    name = _field(entry, "game", str, line)
    if "position" in entry:
        return Record(name, position=_field(entry, "position", str, line))
    setup, key = _field(entry, "setup", dict, line), _field(entry, "key", str, line)
    return Record(name, setup, key, dice=_dice(entry, line) if "dice" in entry else None)


def _dice(entry: Mapping[str, object], line: int) -> SharedDice:
    kept = _field(entry, "dice", dict, line)
    nonces = _field(kept, "nonces", list, line)
    for nonce in nonces:
        if nonce is not None and not (isinstance(nonce, str) and is_nonce(nonce)):
            raise MalformedRecord("nonces", json.dumps(nonce), of_kind("nonce"), line)
    commitment, secret = (_field(kept, name, str, line) for name in ("commitment", "secret"))
    return SharedDice(commitment, secret, tuple(nonces))


def _outcome(entry: Mapping[str, object], line: int) -> Outcome:
    winners = _field(entry, "winners", list, line)
    if not all(isinstance(seat, int) for seat in winners):
        raise MalformedRecord("winners", json.dumps(winners), of_kind("seats"), line)
    words = [_field(entry, name, str, line) for name in ("reason", "rule", "side")]
    return Outcome(words[0], words[1], words[2], tuple(winners))


def _field(entry: Mapping[str, object], name: str, kind: type[FieldT], line: int) -> FieldT:
    value = entry.get(name)
    if not isinstance(value, kind):
        raise MalformedRecord(name, json.dumps(value), of_kind(kind.__name__), line)
    return value


def _load(line: str, number: int) -> dict[str, object]:
    try:
        entry = json.loads(line)
    except (ValueError, RecursionError):
        entry = None
    if not isinstance(entry, dict):
        raise MalformedRecord("line", line.strip()[:60], Expected("json-object"), number)
    return entry


def _dump(entry: Mapping[str, object]) -> str:
    return json.dumps(entry, ensure_ascii=False, separators=(",", ":"))
