"""`python -m tests.core.sanitized --games 5000`: lockstep with a core that was built with
AddressSanitizer and UBSan, which end the process at the first wrong access."""

import os
import subprocess
import sys
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import module_from_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from panicroom.core import GAMES
from panicroom.core.build import SANITIZERS, build, find_compiler, library_of

FOLDER = "PANICROOM_SANITIZED_CORE"


def runtime() -> str:
    """The sanitizer's library, which must be loaded before anything else."""
    command = [*find_compiler(), "-print-file-name=libasan.so"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def run_sanitized() -> int:
    with TemporaryDirectory() as folder:
        build(Path(folder), SANITIZERS)
        environment = os.environ | {
            FOLDER: folder,
            "LD_PRELOAD": runtime(),
            "ASAN_OPTIONS": "detect_leaks=0",  # Python itself keeps much until it ends
        }
        command = [sys.executable, "-m", "tests.core.sanitized", *sys.argv[1:]]
        return subprocess.run(command, env=environment, check=False).returncode


def load(folder: str) -> None:
    for game in GAMES:
        name = f"panicroom.core._{game}"
        library = str(Path(folder) / library_of(game))
        loader = ExtensionFileLoader(name, library)
        module = module_from_spec(ModuleSpec(name, loader, origin=library))
        loader.exec_module(module)
        sys.modules[name] = module


if __name__ == "__main__":
    if FOLDER not in os.environ:
        sys.exit(run_sanitized())
    load(os.environ[FOLDER])
    from tests.core.__main__ import main

    sys.exit(main(map))
