"""Logs as lines of JSON. Messages are fixed texts; what varies stands in fields, and nothing that
anybody has said, played or called themselves is ever among them."""

import json
import logging
from typing import Final

from panicroom.server.clock import now

FIELDS: Final = ("table", "wish", "count", "tables")


class Line(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": now(),
            "level": record.levelname.lower(),
            "where": record.name,
            "what": record.getMessage(),
        }
        line |= {name: value for name in FIELDS if (value := getattr(record, name, None))}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up_logs(level: str) -> None:
    """To standard error. Of others only warnings: what uvicorn tells of single connections names
    tables."""
    handler = logging.StreamHandler()
    handler.setFormatter(Line())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("panicroom").setLevel(level.upper())
