"""Logs are lines of JSON, and hold nothing that anybody said."""

import json
import logging

from panicroom.server.process.logs import HOUSEKEEPING, MOST_ALIKE, JsonFormatter, RepeatLimit


def test_a_line_of_the_log_is_an_object() -> None:
    record = logging.LogRecord("here", logging.INFO, "", 0, "something happened", (), None)
    record.table = "t"
    line = json.loads(JsonFormatter().format(record))
    assert (line["what"], line["level"], line["where"], line["table"]) == (
        *("something happened", "info", "here", "t"),
    )


def test_fields_that_are_not_named_stay_out() -> None:
    record = logging.LogRecord("here", logging.INFO, "", 0, "something happened", (), None)
    record.words = "a secret"
    assert "a secret" not in JsonFormatter().format(record)


def test_lines_that_repeat_are_left_out_and_counted() -> None:
    """Whatever a client provokes again and again must not fill the disk."""
    now = 0.0
    limit = RepeatLimit(lambda: now)

    def passes(name: str, message: str) -> logging.LogRecord | None:
        record = logging.LogRecord(name, logging.ERROR, "", 0, message, (), None)
        return record if limit.filter(record) else None

    for _ in range(MOST_ALIKE):
        assert passes("uvicorn.error", "again")
    for _ in range(1000):
        assert passes("uvicorn.error", "again") is None
    assert passes("uvicorn.error", "another thing")
    assert passes("uvicorn.access", "again")
    for _ in range(1000):
        assert passes(f"{HOUSEKEEPING}retention", "table deleted")
    now = 60.0
    record = passes("uvicorn.error", "again")
    assert record is not None
    assert json.loads(JsonFormatter().format(record))["left_out"] == 1000
    record = passes("uvicorn.error", "again")
    assert record is not None
    assert "left_out" not in json.loads(JsonFormatter().format(record))
