"""`python -m tests.core.sanitized --decisions 5000000 --games 300 --jobs 2`: a soak and lockstep
with a core that was built with AddressSanitizer and UBSan, which end the process at the first
wrong access."""

import argparse
import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from panicroom.core import GAMES
from panicroom.core.build import SANITIZERS, build, find_compiler, library_of
from tests.core.loading import load

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


if __name__ == "__main__":
    if FOLDER not in os.environ:
        sys.exit(run_sanitized())
    for game in GAMES:
        load(game, Path(os.environ[FOLDER]) / library_of(game))
    from tests.core import __main__, soak

    parser = argparse.ArgumentParser(add_help=False)
    parser.add_argument("--decisions", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    wishes, others = parser.parse_known_args()
    soak.main(wishes.decisions, wishes.jobs)
    sys.exit(__main__.main([*others, "--jobs", str(wishes.jobs)]))
