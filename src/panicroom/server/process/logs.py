"""Logs as lines of JSON. Messages are constants, variables go into fields. What players said,
played or called themselves is never logged: an error is logged as its type and stack, without its
text, which may quote them."""

import json
import logging
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from traceback import extract_tb
from typing import Final

from panicroom.server.process.clock import wall_clock

FIELDS: Final = (
    *("table", "wish", "count", "tables", "marked", "guests", "seconds"),
    *("path", "command", "left_out", "reason"),
)
MOST_ALIKE: Final = 20
"""Lines of one kind a minute."""
HOUSEKEEPING: Final = "panicroom.server.process."
"""No client can provoke these lines, and every one of them matters."""


class RepeatLimit(logging.Filter):
    """Leaves out lines that repeat too often, so that no attack fills the disk with them. The next
    line of the same kind says how many were left out."""

    def __init__(self, monotonic: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._monotonic, self._minute = monotonic, 0
        self._passed: Counter[str] = Counter()  # in this minute
        self._left_out: Counter[str] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        if record.name.startswith(HOUSEKEEPING):
            return True
        minute = int(self._monotonic() // 60)
        if minute != self._minute:
            self._minute = minute
            self._passed.clear()
        kind = f"{record.name} {record.msg}"
        if self._passed[kind] >= MOST_ALIKE:
            self._left_out[kind] += 1
            return False
        self._passed[kind] += 1
        record.left_out = self._left_out.pop(kind, 0)
        return True


class JsonFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": wall_clock(),
            "level": record.levelname.lower(),
            "where": record.name,
            "what": record.getMessage().partition("\n")[0],  # later lines may quote a player
        }
        line |= {name: value for name in FIELDS if (value := getattr(record, name, None))}
        if record.exc_info:
            line["error"] = stack_of(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False)


def stack_of(error: BaseException | None) -> list[str]:
    """Type and frames of the error and its causes, the first cause first."""
    lines: list[str] = []
    while error is not None:
        frames = extract_tb(error.__traceback__)
        where = [f"{Path(each.filename).name}:{each.lineno} {each.name}" for each in frames]
        lines = [type(error).__qualname__, *where, *lines]
        error = error.__cause__ or error.__context__
    return lines


def set_up_logs(level: str) -> None:
    """To standard error. Other libraries log warnings only: uvicorn's lines on connections contain
    codes of tables."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter())
    handler.addFilter(RepeatLimit())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("panicroom").setLevel(level.upper())
