"""Logs as lines of JSON. Messages are fixed texts; what varies stands in fields, and nothing that
anybody has said, played or called themselves is ever among them: of an error its kind and where it
happened, since what it says may quote somebody."""

import json
import logging
from pathlib import Path
from traceback import extract_tb
from typing import Final

from panicroom.server.process.clock import now

FIELDS: Final = ("table", "wish", "count", "tables", "guests")


class Line(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": now(),
            "level": record.levelname.lower(),
            "where": record.name,
            "what": record.getMessage().partition("\n")[0],  # further lines quote
        }
        line |= {name: value for name in FIELDS if (value := getattr(record, name, None))}
        if record.exc_info:
            line["error"] = story(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False)


def story(error: BaseException | None) -> list[str]:
    """The first cause first."""
    told: list[str] = []
    while error is not None:
        frames = extract_tb(error.__traceback__)
        where = [f"{Path(each.filename).name}:{each.lineno} {each.name}" for each in frames]
        told = [type(error).__qualname__, *where, *told]
        error = error.__cause__ or error.__context__
    return told


def set_up_logs(level: str) -> None:
    """To standard error. Of others only warnings: what uvicorn tells of single connections names
    tables."""
    handler = logging.StreamHandler()
    handler.setFormatter(Line())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("panicroom").setLevel(level.upper())
