"""Builds of the page as a server might have them before and after an update."""

import re
import shutil
from pathlib import Path
from typing import Final

from panicroom.server.api.page import STATIC

HASH: Final = re.compile(r"-([A-Za-z0-9_-]{8})\.(?:js|css|woff2)$")
BUILD: Final = re.compile(r"\b[0-9a-f]{16}\b")
TEXTS: Final = (".js", ".css", ".html")
COMPRESSED: Final = (".br", ".gz")


def another_build(folder: Path) -> Path:
    """The same page with a new hash in the name of every file, as if all of them had changed."""
    shutil.copytree(
        STATIC, folder, ignore=shutil.ignore_patterns(*(f"*{end}" for end in COMPRESSED))
    )
    names = [path.name for path in folder.glob("assets/*") if HASH.search(path.name)]
    renamed = {name: name.replace(*changed(name)) for name in names}
    for path in folder.rglob("*"):
        if path.suffix in TEXTS:
            path.write_text(with_names(path.read_text(encoding="utf-8"), renamed), "utf-8")
    for old, new in renamed.items():
        (folder / "assets" / old).rename(folder / "assets" / new)
    worker = folder / "worker.js"
    worker.write_text(BUILD.sub(lambda found: found[0][::-1], worker.read_text("utf-8")), "utf-8")
    return folder


def without(folder: Path, part: str) -> Path:
    """A build that lacks a file for good."""
    for path in folder.glob(f"assets/{part}-*.js"):
        path.unlink()
    return folder


def changed(name: str) -> tuple[str, str]:
    found = HASH.search(name)
    assert found is not None
    return found[1], found[1][::-1].swapcase()


def with_names(text: str, renamed: dict[str, str]) -> str:
    for old, new in renamed.items():
        text = text.replace(old, new)
    return text
