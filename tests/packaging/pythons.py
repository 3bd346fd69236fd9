"""The Pythons of this machine that the package is for."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

OLDEST, NEWEST = 11, 19  # 3.11 is the oldest that `requires-python` allows


def pythons() -> list[str]:
    """One of each version, this one among them."""
    found = {minor: python for minor in range(OLDEST, NEWEST) for python in working(minor)}
    return list((found | {sys.version_info.minor: sys.executable}).values())


def working(minor: int) -> Iterator[str]:
    """Run, not only looked up: a shim may stand for a version that is not active."""
    name = f"python3.{minor}"
    versions = Path(os.environ.get("PYENV_ROOT", "~/.pyenv")).expanduser() / "versions"
    for python in [shutil.which(name), *versions.glob(f"*/bin/{name}")]:
        command = [str(python), "-c", "import venv, ensurepip"]
        if python and not subprocess.run(command, capture_output=True, check=False).returncode:
            yield str(python)
            return
