"""The environment of the peers: made once, with a newer Python where there is one, since some want
more than ours has to be."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

PACKAGES: Final = Path(__file__).with_name("packages.txt")
PYTHONS: Final = ("python3.12", "python3.13")


def ready(folder: Path, packages: Path = PACKAGES, of: str | None = None) -> str:
    """The Python of the environment; what could not be installed into it is said and left out."""
    python, made_from = folder / "bin" / "python", folder / "made-from"
    wanted = packages.read_text(encoding="utf-8")
    if not made_from.exists() or made_from.read_text(encoding="utf-8") != wanted:
        subprocess.run([of or newer(), "-m", "venv", "--clear", str(folder)], check=True)
        for package in wanted.splitlines():
            if not package.startswith("#"):
                install(python, package.replace("OLDER", str(folder / "older")).split())
        made_from.write_text(wanted, encoding="utf-8")
    return str(python)


def newer() -> str:
    """The one that is named, as in `make PYTHON=python3.12 peers`, or the first there is."""
    for name in (os.environ.get("PYTHON", ""), *PYTHONS):
        found = shutil.which(name)
        # Run, not only looked up: a shim may stand for a version that is not active.
        if (
            found
            and not subprocess.run([found, "-c", ""], capture_output=True, check=False).returncode
        ):
            return found
    return sys.executable


def install(python: Path, package: list[str]) -> None:
    command = [str(python), "-m", "pip", "install", "-qq", "--disable-pip-version-check", *package]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        said = (done.stderr.strip().splitlines() or ["no word"])[-1]
        print(f"panicroom: {package[0]} could not be installed: {said}", file=sys.stderr)
