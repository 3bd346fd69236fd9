"""`python -m tests.peers`: random games of our engines and of other people's, in turn on one core,
as a table. In an environment of its own, `make peers`. Whatever cannot be installed or played
here is left out, and said to be.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

from tests.peers.contestants import CONTESTANTS
from tests.peers.environment import ready
from tests.peers.rate import measured

ROOT = Path(__file__).parents[2]
ONE_THREAD = {
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
    "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false",
    "JAX_PLATFORMS": "cpu",
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",
}
PATIENCE = 300


def one(name: str, seconds: float) -> None:
    """In this process, on one core, whatever threads a library starts."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    print(measured(CONTESTANTS[name](), seconds).per_second)


def ask(python: str, name: str, seconds: float) -> float | str:
    """A process of its own, so that nobody finds what another left behind; or why not."""
    command = [python, "-m", "tests.peers", "--one", name, "--seconds", str(seconds)]
    environment = os.environ | ONE_THREAD | {"PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    try:
        done = subprocess.run(
            command, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False
        )
    except subprocess.TimeoutExpired:
        return f"not done in {PATIENCE} s"
    if done.returncode:
        return (done.stderr.strip().splitlines() or ["no word"])[-1]
    return float(done.stdout.split()[-1])


def measure(python: str, rounds: int, seconds: float) -> dict[str, list[float | str]]:
    """Everybody once, then everybody again, so that what the machine does hits all alike."""
    told: dict[str, list[float | str]] = {name: [] for name in CONTESTANTS}
    for number in range(1, rounds + 1):
        for name, found in told.items():
            if not found or isinstance(found[-1], float):
                print(f"round {number}: {name}", file=sys.stderr, flush=True)
                found.append(ask(python, name, seconds))
    return told


def show(told: dict[str, list[float | str]]) -> None:
    print("| random players | decisions/s, median | lowest | highest |\n|---|---|---|---|")
    for name, found in told.items():
        rates = [rate for rate in found if isinstance(rate, float)]
        if rates and len(rates) == len(found):
            print(f"| {name} | {median(rates):,.0f} | {min(rates):,.0f} | {max(rates):,.0f} |")
    for name, found in told.items():
        if isinstance(found[-1], str):
            print(f"not measured: {name}: {found[-1]}")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.peers", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="of each in each round")
    parser.add_argument("--here", action="store_true", help="with this Python as it is")
    parser.add_argument("--one", metavar="NAME", help="only this one, in this process")
    wishes = parser.parse_args()
    if wishes.one:
        one(wishes.one, wishes.seconds)
        return
    python = sys.executable if wishes.here else ready(ROOT / ".venv" / "peers")
    print(f"load before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    show(measure(python, wishes.rounds, wishes.seconds))
    print(f"load after: {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
