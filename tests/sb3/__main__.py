"""`python -m tests.sb3 --seconds 60`: examples/maskable_ppo.py in an environment of its own, since
PyTorch is large. Fails unless what it has learned beats chance."""

import os
import subprocess
import sys
from pathlib import Path

from tests.peers.environment import ready

ROOT = Path(__file__).parents[2]
PACKAGES = Path(__file__).with_name("packages.txt")

if __name__ == "__main__":
    python = ready(ROOT / ".venv" / "sb3", PACKAGES, sys.executable)
    example = str(ROOT / "examples" / "maskable_ppo.py")
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run([python, example, *sys.argv[1:]], env=environment, check=False)
    sys.exit(done.returncode)
