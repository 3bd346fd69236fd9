"""Who sits where: people, and bots with their levels. Kept as a small file beside the record."""

import json
import os
from pathlib import Path
from typing import Any, NamedTuple

from panicroom.bots.bot import Bot
from panicroom.bots.company import DEFAULT_LEVEL, LEVELS, bot_named
from panicroom.cli.complaint import Complaint
from panicroom.cli.faces import Face
from panicroom.cli.flags import level_name, levels_of, seat_of
from panicroom.cli.parser import Flags
from panicroom.words import Message


class Seating(NamedTuple):
    """The level of each bot by its seat, and the notes of each person by theirs."""

    levels: dict[int, str]
    notes: dict[int, list[str]]

    @property
    def people(self) -> list[int]:
        return sorted(self.notes)

    def afresh(self) -> "Seating":
        """The same people and bots, and nothing noted yet."""
        return Seating(self.levels, {seat: [] for seat in self.notes})

    def bots(self, game: str) -> dict[int, Bot[Any]]:
        return {seat: bot_named(game, level) for seat, level in self.levels.items()}

    def said(self, face: Face) -> Message:
        named = [
            Message("play-bot", {"seat": seat_name(face, seat), "level": level_name(level)})
            for seat, level in sorted(self.levels.items())
        ]
        return Message("play-bots", {"bots": named, "count": len(named)})


def seat_name(face: Face, seat: int) -> Message:
    return Message(f"seat-{face.seat_words[seat]}")


def seating_of(face: Face, flags: Flags, seats: int) -> Seating:
    """People sit together, from the seat that was asked for."""
    first = 0 if flags.seat is None else seat_of(face, flags.seat, seats)
    bots = seats - 1 if flags.bots is None else int(flags.bots)
    if bots >= seats:
        raise Complaint("play-all-bots", bots=bots, seats=seats)
    order = [(first + place) % seats for place in range(seats)]
    people, others = order[: seats - bots], sorted(order[seats - bots :])
    levels = levels_of(flags.level or DEFAULT_LEVEL, bots)
    return Seating(dict(zip(others, levels, strict=True)), {seat: [] for seat in people})


def write_seating(path: Path, face: Face, seating: Seating) -> None:
    """All of it or nothing: a broken one would cost the game."""
    table = {
        "bots": {face.seat_words[seat]: level for seat, level in seating.levels.items()},
        "notes": {face.seat_words[seat]: notes for seat, notes in seating.notes.items()},
    }
    fresh = path.with_name(f"{path.name}.new")
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh.write_text(json.dumps(table, indent=1) + "\n", encoding="utf-8")
    os.replace(fresh, path)


def read_seating(path: Path, face: Face, seats: int) -> Seating:
    """What `write_seating` wrote; every seat has a bot or a person."""
    words = face.seat_words[:seats]
    try:
        table = json.loads(path.read_text(encoding="utf-8"))
        levels = {words.index(word): str(level) for word, level in table["bots"].items()}
        notes = {words.index(word): list(map(str, kept)) for word, kept in table["notes"].items()}
    except (OSError, ValueError, LookupError, TypeError, AttributeError, RecursionError):
        raise Complaint("save-table", file=str(path)) from None
    taken = sorted([*levels, *notes])
    if taken != list(range(seats)) or not notes or not set(levels.values()) <= set(LEVELS):
        raise Complaint("save-table", file=str(path))
    return Seating(levels, notes)
