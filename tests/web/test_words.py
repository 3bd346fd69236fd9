"""The words of the page: what it names is there, and what is there is named."""

import re
from pathlib import Path

from tests.words.catalogue import COMMON, messages

SOURCE = Path(__file__).parents[2] / "web" / "src"
CODE = "\n".join(
    path.read_text(encoding="utf-8")
    for path in SOURCE.rglob("*")
    if path.suffix in (".svelte", ".ts") and not path.name.endswith(".test.ts")
)
NAMED = set(re.findall(r'"(page-[a-z-]+)"', CODE))
PREFIXES = tuple(re.findall(r"`(page-[a-z-]+-)\$\{", CODE))
"""As in `page-status-${status}`."""


def test_every_message_the_page_names_is_there() -> None:
    assert NAMED
    assert sorted(NAMED - set(messages(COMMON))) == []


def test_no_message_of_the_page_is_unused() -> None:
    there = {id for id in messages(COMMON) if id.startswith("page-")}
    assert sorted(id for id in there - NAMED if not id.startswith(PREFIXES)) == []
