"""`python -m panicroom.sim.balance FOLDER` plays the games behind docs/balance.md.

Each study is a file in the folder, written after each of its plans. Plans that are in the file are
not played again, so a run can be interrupted, and studies can be shared among machines. Delete the
files first when bots or rules have changed. Needs only Python and this package.
"""

import argparse
import json
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from panicroom.sim.findings import Finding, as_data, find, finding_from
from panicroom.sim.games import Plan
from panicroom.sim.parallel import HERE, check
from panicroom.sim.studies import STUDIES


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m panicroom.sim.balance", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("studies", nargs="*", metavar="STUDY", help=" ".join(STUDIES))
    parser.add_argument("--games", type=int, default=2500, help="for each plan (2500)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--on", default=HERE, help="here, ray or ray:ADDRESS of a cluster")
    flags = parser.parse_args()
    for name in flags.studies or STUDIES:
        if name not in STUDIES:
            parser.error(f"no study is called {name}")
    flags.folder.mkdir(parents=True, exist_ok=True)
    for name in flags.studies or STUDIES:
        study(flags.folder / f"{name}.json", STUDIES[name](flags.games), flags.jobs, flags.on)


def study(file: Path, plans: Sequence[Plan], jobs: int, on: str = HERE) -> None:
    found = {key_of(finding.plan): finding for finding in read_study(file)}
    for plan in plans:
        check(plan)
    for number, plan in enumerate(plans, 1):
        began = time.monotonic()
        if key_of(plan) not in found:
            found[key_of(plan)] = find(plan, jobs, on=on)
            write_study(file, [found[key] for key in map(key_of, plans) if key in found])
        seconds = time.monotonic() - began
        print(f"{file.stem} {number}/{len(plans)} {seconds:.1f} s", file=sys.stderr, flush=True)


def key_of(plan: Plan) -> str:
    return json.dumps(as_data(plan), sort_keys=True)


def read_study(file: Path) -> list[Finding]:
    if not file.exists():
        return []
    return [finding_from(data) for data in json.loads(file.read_text(encoding="utf-8"))]


def write_study(file: Path, findings: Sequence[Finding]) -> None:
    """One finding per line, so that a diff shows which has changed."""
    lines = [json.dumps(as_data(finding), separators=(",", ":")) for finding in findings]
    part = file.with_suffix(".part")
    part.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")
    part.replace(file)


if __name__ == "__main__":
    main()
