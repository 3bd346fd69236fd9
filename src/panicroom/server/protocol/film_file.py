"""A whole replay as one value: what a page needs to show a finished game without a server."""

from typing import Any, Final, Literal

from pydantic import BaseModel
from pydantic_core import to_json

from panicroom.kernel.errors import GameError, Malformed, MalformedRecord
from panicroom.kernel.expected import Expected
from panicroom.kernel.match import Match
from panicroom.kernel.record import Record, parse_record
from panicroom.replay.eyes import OPEN, Eyes
from panicroom.replay.suspicions import Levels, eliminations, suspicions
from panicroom.server.protocol.film import Film, film
from panicroom.server.protocol.said import Said, said
from panicroom.telling import TELLERS

FORMAT: Final = 1
ONLOOKER: Final = "onlooker"
MOST_ACTIONS: Final = 3000


class SuspicionLine(BaseModel):
    """From the step `since` to the step `until` the seat `by` suspected `about`: a `careful`
    observer with its events had reason to, or the `bot` did that played there. Where it was `true`,
    `by` is null."""

    about: int
    by: int | None
    kind: Literal["true", "careful", "bot"]
    since: int
    until: int


class Suspicions(BaseModel):
    """`about` is a seat, or what else the game's bots suspect. `out` is the step in which each seat
    was eliminated."""

    lines: list[SuspicionLine]
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
    lines = [line._asdict() for line in suspicions(record, levels)]
    return {"lines": lines, "out": eliminations(record)}
