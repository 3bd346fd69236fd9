"""`make release`: build the sdist and the wheel, and try the wheel in an empty environment.

The version is `__version__` in src/panicroom/__init__.py; CHANGELOG.md and CITATION.cff name it.
"""

import os
import subprocess
import sys
import venv
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final
from zipfile import ZipFile

from panicroom import __version__

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = "panicroom/static/index.html"
TRIALS: Final = (("--version",), ("sim", "--games", "2", "--jobs", "1"), ("rules", "WIN-1"))


def main() -> None:
    check_version(ROOT, __version__)
    built = build(ROOT / "dist")
    wheel = next(path for path in built if path.suffix == ".whl")
    check_page(wheel)
    with TemporaryDirectory() as folder:
        command = install(wheel, Path(folder))
        for words in TRIALS:
            subprocess.run([command, *words], check=True)
    print("\n".join(str(path.relative_to(ROOT)) for path in built))


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
    venv.create(folder, with_pip=True)
    bin = folder / ("Scripts" if os.name == "nt" else "bin")
    pip = [str(bin / "python"), "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
    lock = str(ROOT / "locks" / "base.txt")
    subprocess.run([*pip, "--require-hashes", "-r", lock], check=True)
    subprocess.run([*pip, "--no-deps", str(wheel)], check=True)
    return bin / "panicroom"


if __name__ == "__main__":
    main()
