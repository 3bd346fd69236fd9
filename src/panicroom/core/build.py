"""Builds the native core beside this file: `python -m panicroom.core.build`.

Needs a C compiler and Python's headers; without them the package plays as it always has. What
was built is not built again before its sources or the game's components change.
"""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from panicroom.core import GAMES
from panicroom.core.header import header

HERE: Final = Path(__file__).parent
SOURCES: Final = HERE / "native"
STAMP: Final = HERE / "_built-from"
FLAGS: Final = ("-std=c11", "-O2", "-Wall", "-Wextra", "-Werror", "-fvisibility=hidden")
SANITIZERS: Final = ("-g", "-fsanitize=address,undefined", "-fno-sanitize-recover=all")


class CannotBuild(Exception):
    """What is missing, or what the compiler said."""


def library_of(game: str) -> str:
    return f"_{game}.abi3.so"


def header_of(game: str) -> str:
    return header(import_module(f"panicroom.core.{game}.tables").body())


def build(into: Path = HERE, more: tuple[str, ...] = ()) -> None:
    """A library for each game: its rules, and what all share, compiled for it."""
    for game in GAMES:
        build_game(game, into / library_of(game), more)


def build_game(game: str, library: Path, more: tuple[str, ...]) -> None:
    with TemporaryDirectory() as folder:
        made = Path(folder) / library.name
        words = compiling(game, Path(folder), more)
        run([*words, *linking(), *map(str, sources_of(game)), "-o", str(made)])
        # Moved there under its name at once: a running Python keeps the library it has loaded.
        nearby = library.with_suffix(".new")
        shutil.copyfile(made, nearby)
        nearby.replace(library)


def sources_of(game: str, root: Path = SOURCES) -> list[Path]:
    return sorted(
        path for name in ("kernel", "python", game) for path in (root / name).rglob("*.c")
    )


def compiling(
    game: str, folder: Path, more: tuple[str, ...] = (), root: Path = SOURCES
) -> list[str]:
    """The compiler with all it must know of a game, whose header is written into the folder."""
    (folder / "tables.h").write_text(header_of(game), encoding="utf-8")
    named = (f'-DLIBRARY_NAME="_{game}"', f"-DLIBRARY_ID=_{game}")
    where = (f"-I{folder}", f"-I{root / game}", f"-I{sysconfig.get_path('include')}")
    return [*find_compiler(), *FLAGS, *more, "-fPIC", *named, *where]


def linking() -> tuple[str, ...]:
    return ("-shared", *(("-undefined", "dynamic_lookup") if is_mac() else ()))


def run(words: list[str]) -> None:
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    if done.returncode:
        raise CannotBuild(done.stderr)


def is_mac() -> bool:
    return sys.platform == "darwin"


def find_compiler() -> list[str]:
    """$CC, or the usual names."""
    words = shlex.split(os.environ.get("CC", ""))
    for candidate in [words] if words else [["cc"], ["gcc"], ["clang"]]:
        if shutil.which(candidate[0]):
            return candidate
    raise CannotBuild(f"no C compiler found ({' '.join(words) or 'cc, gcc, clang'})")


def made_from() -> str:
    """All that decides what the library is."""
    told = blake2b("".join(map(header_of, GAMES)).encode(), digest_size=16)
    for path in sorted(SOURCES.rglob("*.[ch]")):
        told.update(path.relative_to(SOURCES).as_posix().encode() + path.read_bytes())
    told.update(repr((FLAGS, sys.platform, sysconfig.get_platform())).encode())
    return told.hexdigest()


def is_current() -> bool:
    are_there = all((HERE / library_of(game)).exists() for game in GAMES)
    return are_there and STAMP.exists() and STAMP.read_text() == made_from()


def main() -> int:
    if is_current():
        return 0
    try:
        build()
    except CannotBuild as error:
        print(f"panicroom: the native core was not built: {error}", file=sys.stderr)
        return 1
    STAMP.write_text(made_from())
    return 0


if __name__ == "__main__":
    sys.exit(main())
