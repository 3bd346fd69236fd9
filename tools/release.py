"""`make release`: build the sdist and the wheel, and try the wheel in an empty environment.
PANICROOM_CORE=1 builds a wheel with the native core, which is tried as well.

The version is `__version__` in src/panicroom/__init__.py; CHANGELOG.md and CITATION.cff name it.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final
from zipfile import ZipFile

from panicroom import __version__

ROOT: Final = Path(__file__).parents[1]
DIST: Final = ROOT / "dist"
PAGE: Final = "panicroom/static/index.html"
TRIALS: Final = (("--version",), ("sim", "--games", "2", "--jobs", "1"), ("rules", "WIN-1"))
CORE_TRIAL: Final = """
from panicroom import core
assert core.available(), core.available()
for kind in (core.Table, core.PanikTable):
    assert kind.begin("release").playout(1).outcome
"""


def main() -> None:
    check_version(ROOT, __version__)
    with TemporaryDirectory() as name:
        folder = Path(name)
        built = build(folder / "built")
        wheel = wheel_in(built)
        check_page(wheel)
        command = install(wheel, folder / "environment")
        for words in TRIALS:
            subprocess.run([command, *words], check=True)
        if has_core(wheel):
            subprocess.run([command.with_name("python"), "-c", CORE_TRIAL], check=True)
        DIST.mkdir(exist_ok=True)  # where wheels with and without the core lie together
        for path in built:
            shutil.copy2(path, DIST)
            print(f"{DIST.name}/{path.name}")


def wheel_in(built: Iterable[Path]) -> Path:
    return next(path for path in built if path.suffix == ".whl")


def has_core(wheel: Path) -> bool:
    return "-abi3-" in wheel.name


def check_version(root: Path, version: str) -> None:
    for name, line in (("CHANGELOG.md", f"## {version}"), ("CITATION.cff", f"version: {version}")):
        if line not in (root / name).read_text(encoding="utf-8").splitlines():
            sys.exit(f"{name} has no line {line!r}")


def check_page(wheel: Path) -> None:
    if PAGE not in ZipFile(wheel).namelist():
        sys.exit(f"{wheel.name} lacks the page; build it without PANICROOM_SKIP_WEB")


def build(folder: Path, *, with_page: bool = True) -> list[Path]:
    """The sdist and the wheel; without the page, one that was built before is taken as it is."""
    environment = os.environ | ({} if with_page else {"PANICROOM_SKIP_WEB": "1"})
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, env=environment, check=True, stdout=subprocess.DEVNULL)
    return sorted(folder.glob(f"panicroom-{__version__}*"))


def install(wheel: Path, folder: Path) -> Path:
    """The `panicroom` command of a new environment that has the wheel and its base dependencies."""
    python = environment_with(wheel, folder)
    pip(python, "--require-hashes", "-r", str(ROOT / "locks" / "base.txt"))
    return python.with_name("panicroom")


def environment_with(wheel: Path, folder: Path, of: str = sys.executable) -> Path:
    """The Python of a new environment that has the wheel and nothing else."""
    subprocess.run([of, "-m", "venv", str(folder)], check=True)
    python = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
    pip(python, "--no-deps", str(wheel))
    return python


def pip(python: Path, *words: str) -> None:
    command = [str(python), "-m", "pip", "install", "-qq", "--disable-pip-version-check", *words]
    subprocess.run(command, check=True)


if __name__ == "__main__":
    main()
