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
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from panicroom.core.tables import header

HERE: Final = Path(__file__).parent
SOURCES: Final = HERE / "native"
LIBRARY: Final = HERE / "_native.abi3.so"
STAMP: Final = HERE / "_native.built-from"
FLAGS: Final = ("-std=c11", "-O2", "-Wall", "-Wextra", "-Werror", "-fvisibility=hidden")
SANITIZERS: Final = ("-g", "-fsanitize=address,undefined", "-fno-sanitize-recover=all")
SHARED: Final = ("-shared", "-fPIC")


class CannotBuild(Exception):
    """What is missing, or what the compiler said."""


def build(library: Path = LIBRARY, more: tuple[str, ...] = ()) -> None:
    tables, compiler = header(), find_compiler()
    sources = sorted(map(str, SOURCES.rglob("*.c")))
    include = sysconfig.get_paths()["include"]
    if not (Path(include) / "Python.h").exists():
        raise CannotBuild(f"no Python.h in {include}")
    with TemporaryDirectory() as folder:
        (Path(folder) / "tables.h").write_text(tables, encoding="utf-8")
        linking = (*SHARED, *(("-undefined", "dynamic_lookup") if is_mac() else ()))
        words = [*compiler, *FLAGS, *more, *linking, f"-I{folder}", f"-I{include}"]
        made = Path(folder) / library.name
        done = subprocess.run(
            [*words, *sources, "-o", str(made)], capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise CannotBuild(done.stderr)
        # Moved there under its name at once: a running Python keeps the library it has loaded.
        nearby = library.with_suffix(".new")
        shutil.copyfile(made, nearby)
        nearby.replace(library)


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
    told = blake2b(header().encode(), digest_size=16)
    for path in sorted(SOURCES.rglob("*.[ch]")):
        told.update(path.relative_to(SOURCES).as_posix().encode() + path.read_bytes())
    told.update(repr((FLAGS, sys.platform, sysconfig.get_platform())).encode())
    return told.hexdigest()


def is_current() -> bool:
    return LIBRARY.exists() and STAMP.exists() and STAMP.read_text() == made_from()


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
