"""Everything that others have made is credited, in the docs and on the page."""

import re
from pathlib import Path

from tests.web.test_catalogues import source

ROOT = Path(__file__).parents[2]
CREDITS = (ROOT / "docs" / "credits.md").read_text(encoding="utf-8")
ABOUT = (ROOT / "web/src/play/menu/Credits.svelte").read_text(encoding="utf-8")
FONTS = "".join(
    sheet.read_text(encoding="utf-8") for sheet in sorted((ROOT / "web/src").rglob("*.css"))
)
IMPORTED = re.compile(r'^\s*import \w+ from "icon:([a-z0-9-]+)"', re.MULTILINE)
AUTHOR = re.compile(r"^\| (?:\[(.+?)\]\(.+?\)|([^|]+?)) \| ([a-z0-9, -]+) \|$", re.MULTILINE)


def icons_by_author() -> dict[str, set[str]]:
    rows = AUTHOR.findall(CREDITS)
    return {linked or plain: set(icons.split(", ")) for linked, plain, icons in rows}


def test_every_icon_is_credited_to_its_author_and_none_that_is_gone() -> None:
    credited = {icon for icons in icons_by_author().values() for icon in icons}
    imported = set(IMPORTED.findall(source()))
    assert sorted(imported - credited) == []
    assert sorted(credited - imported) == []


def test_every_author_of_an_icon_is_named_on_the_page() -> None:
    named = re.search(r'"(Lorc, [^"]+)"', ABOUT)
    assert named
    assert sorted(named[1].split(", ")) == sorted(icons_by_author())


def test_every_typeface_is_credited() -> None:
    """The files are named by it; what is cut may not be called so."""
    files = re.findall(r"fonts/([a-z-]+?)-(?:latin|cyrillic)", FONTS)
    families = {name.replace("-", " ") for name in files}
    assert len(families) >= 3
    credits, about = CREDITS.lower(), ABOUT.lower()
    assert [name for name in families if name not in credits or name not in about] == []
