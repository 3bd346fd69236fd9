"""What the page says by itself is in the catalogues, and nothing lies there that it never says."""

import re
from functools import cache
from pathlib import Path

from panicroom.games import GAMES
from tests.words.catalogue import COMMON, messages

SOURCES = Path(__file__).parents[2] / "web" / "src"
PAGE = "page-"
LESSON = "page-lesson-"
"""What the server names; tests/lessons asks after it."""
NAMED = re.compile(r"""["'`]([a-z][a-z0-9]*(?:-[a-z0-9]+)+)["'`]""")
BEGUN = re.compile(r"`([a-z][a-z0-9]*(?:-[a-z0-9]+)*-)\$\{")
SAID = re.compile(r"""\bsay\(\s*["'`]([a-z0-9-]+)["'`]""")


@cache
def source() -> str:
    """Of everything but tests and what is generated."""
    found = [path for kind in ("*.ts", "*.svelte") for path in SOURCES.rglob(kind)]
    kept = [path for path in found if ".test." not in path.name and "wire" not in path.parts]
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(kept))


def known() -> set[str]:
    return {id for part in (COMMON, *GAMES) for id in messages(part)}


def test_every_message_the_page_says_is_there() -> None:
    """Also those it chooses from: say(isOwn ? "page-a" : "page-b")."""
    own = {id for id in NAMED.findall(source()) if id.startswith(PAGE)}
    said = own | set(SAID.findall(source()))
    assert own
    assert sorted(said - known()) == []


def test_no_message_of_the_page_is_unused() -> None:
    named, begun = set(NAMED.findall(source())), tuple(BEGUN.findall(source()))
    own = {id for id in known() if id.startswith(PAGE) and not id.startswith(LESSON)}
    assert sorted(id for id in own - named if not id.startswith(begun)) == []
