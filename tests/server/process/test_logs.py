"""Logs are lines of JSON, and hold nothing that anybody said."""

import json
import logging

from panicroom.server.process.logs import JsonFormatter


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
