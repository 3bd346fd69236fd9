"""A whole replay as one value: what a page needs to show a finished game without a server."""

from typing import Any, Final

from pydantic import BaseModel
from pydantic_core import to_json

from panicroom.kernel.errors import GameError, Malformed, MalformedRecord
from panicroom.kernel.expected import Expected
from panicroom.kernel.match import Match
from panicroom.kernel.record import Record, parse_record
from panicroom.replay.eyes import OPEN, Eyes
from panicroom.replay.suspicions import Levels, Line, eliminations, suspicions
from panicroom.server.protocol.film import Film, film
from panicroom.server.protocol.said import Said, said
from panicroom.telling import TELLERS

FORMAT: Final = 1
ONLOOKER: Final = "onlooker"
MOST_ACTIONS: Final = 3000


class SuspicionLine(BaseModel):
    """From the step `since` to the step `until` the seat `by` suspected `about`; where `by` is
    null, it was true."""

    about: int
    by: int | None
    since: int
    until: int


class Suspicions(BaseModel):
    """`about` is a seat, or what else the game's bots suspect. `lines` are what each seat had
    reason to suspect, by its own events and what is likely, and what was true; `bots` what the bots
    suspected that played. `out` is the step in which each seat was eliminated."""

    lines: list[SuspicionLine]
    bots: list[SuspicionLine]
    out: list[int | None]


class FilmFile(BaseModel):
    """`film` is the version of this format. `films` are by eyes: everything open, an onlooker's,
    and each seat's by its number. Who the players were is not in a record."""

    film: int
    game: str
    seats: int
    steps: int
    ending: list[Said]
    films: dict[str, Film]
    suspicions: Suspicions


def film_file(record: Record) -> dict[str, Any]:
    """A FilmFile as plain data. A record that does not lead to its own end is refused."""
    teller = TELLERS[record.game]
    match = Match.replay(teller.game, record)
    if match.over and record.digest is not None and match.record.digest != record.digest:
        raise MalformedRecord("digest", record.digest, Expected("possible", params={"error": ""}))
    seats = match.state.seats
    eyes: dict[str, Eyes] = {OPEN: OPEN, ONLOOKER: None} | {
        f"{seat}": seat for seat in range(seats)
    }
    return {
        "film": FORMAT,
        "game": record.game,
        "seats": seats,
        "steps": len(record.actions),
        "ending": [said(part) for part in teller.ending(match.view(None))] if match.over else [],
        "films": {name: film(record, each) for name, each in eyes.items()},
        "suspicions": suspected(record),
    }


def film_of_text(text: str) -> bytes:
    """A FilmFile as JSON, of the text of a record that anybody may have written."""
    try:
        record = parse_record(text.splitlines())
        if len(record.actions) <= MOST_ACTIONS:
            return to_json(film_file(record))
    except (GameError, LookupError, TypeError, ValueError, AttributeError):
        pass
    raise Malformed("record", "", Expected("record"))


def suspected(record: Record, levels: Levels = ()) -> dict[str, Any]:
    found = suspicions(record, levels)
    return {
        "lines": [plain(line) for line in found if line.kind != "bot"],
        "bots": [plain(line) for line in found if line.kind == "bot"],
        "out": eliminations(record),
    }


def plain(line: Line) -> dict[str, Any]:
    return {name: getattr(line, name) for name in SuspicionLine.model_fields}
