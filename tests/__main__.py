"""`python -m tests [SUITE ...]`: run every suite, or those named, on all cores.

A suite is a folder here with tests in it, or a file here: test_records.py is `records`. Suites are
found by searching, so a new one cannot be forgotten.
"""

import argparse
import os
import shutil
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from xml.etree import ElementTree

from tests.rule_coverage import coverage

ROOT = Path(__file__).parents[1]
REQUIRED = ("check", "kernel", "station", "laws", "secrecy", "records", "playthroughs", "cli")
BROWSER = "e2e"
DOORS = "doors"
RESEARCH = ROOT / ".venv" / "research" / "bin" / "python"
"""Learning frameworks are heavy, so the doors to them are tested in an environment of their own."""
MEMORY = Path("/dev/shm")
ENOUGH_MEMORY = 1 << 30


@dataclass
class Report:
    """What pytest said: counts, and the seconds of each suite added up over all workers."""

    passed: int = 0
    failed: int = 0
    seconds: dict[str, float] = field(default_factory=lambda: defaultdict(float))

    def add(self, other: "Report") -> None:
        self.passed += other.passed
        self.failed += other.failed
        for suite, seconds in other.seconds.items():
            self.seconds[suite] += seconds


def main() -> int:
    found = suites(ROOT)
    parser = argparse.ArgumentParser(prog="python -m tests", description=__doc__)
    parser.add_argument("suites", nargs="*", metavar="SUITE", help=" ".join(found))
    wanted = parser.parse_args().suites or list(found)
    for name in wanted:
        if name not in found:
            parser.error(f"unknown suite {name}; there are: {' '.join(found)}")
    report = Report()
    for group in groups(wanted):
        paths = [path for name in group for path in found[name]]
        report.add(run_tests(paths, ROOT, workers_for(group), python_for(group)))
    missing = [name for name in wanted if not found[name]]
    for name in missing:
        print(f"suite {name} has no tests")
        report.failed += 1
    show(report)
    return 1 if report.failed else 0


def suites(root: Path) -> dict[str, list[Path]]:
    """The test files of each suite. A required suite is listed even if it has none."""
    tests = root / "tests"
    found: dict[str, list[Path]] = {name: [] for name in REQUIRED}
    for path in sorted(tests.rglob("test_*.py")):
        top = path.relative_to(tests).parts[0]
        found.setdefault(top.removeprefix("test_").removesuffix(".py"), []).append(path)
    return found


def groups(names: Iterable[str]) -> list[list[str]]:
    """Browser tests get a pytest of their own: Playwright's synchronous API keeps an event loop
    running in its process, in which the server's tests could not start theirs. The doors of
    research have a Python of their own."""
    apart: dict[str, list[str]] = {"": [], BROWSER: [], DOORS: []}
    for name in names:
        apart[name if name in apart else ""].append(name)
    return [group for group in apart.values() if group]


def python_for(group: Iterable[str]) -> Path:
    return RESEARCH if DOORS in group else Path(sys.executable)


def workers_for(group: Iterable[str]) -> int:
    """Browser tests mostly wait for the page, so two of them share a core."""
    return 2 * cores() if BROWSER in group else cores()


def run_tests(
    paths: list[Path], root: Path, count: int, python: Path = Path(sys.executable)
) -> Report:
    if not python.exists():
        print(f"{python} is missing: run make research-environment")
        return Report(failed=1)
    with TemporaryDirectory(dir=memory_folder(MEMORY)) as folder:
        results = Path(folder) / "results.xml"
        command = [str(python), "-m", "pytest", "-q", f"--junitxml={results}"]
        workers = ["-n", str(count), "--dist", "worksteal"]
        environment = os.environ | {"TMPDIR": folder}
        arguments = [*command, *workers, *map(str, paths)]
        code = subprocess.run(arguments, cwd=root, env=environment, check=False).returncode
        report = read_results(results)
    if code and not report.failed:
        report.failed = 1  # pytest crashed or found no test: neither counts as a pass
    return report


def cores() -> int:
    """Those this process may use: a container may have fewer than the machine."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def memory_folder(memory: Path) -> Path | None:
    """A folder in memory, if there is room, so that the thousands of commits of the tests' servers
    do not wait for a disk. A killed server loses no more there than on a disk."""
    has_room = memory.is_dir() and shutil.disk_usage(memory).free >= ENOUGH_MEMORY
    return memory if has_room and os.access(memory, os.W_OK) else None


def read_results(results: Path) -> Report:
    """A skipped test counts neither as passed nor as failed."""
    report = Report()
    if not results.exists():
        return report
    for case in ElementTree.parse(results).iter("testcase"):
        outcomes = {child.tag for child in case}
        failed = bool(outcomes & {"failure", "error"})
        report.failed += failed
        report.passed += not failed and "skipped" not in outcomes
        suite = case.get("classname", "").split(".")[1:2] or ["?"]
        report.seconds[suite[0].removeprefix("test_")] += float(case.get("time", 0))
    return report


def show(report: Report) -> None:
    print()
    for name, seconds in sorted(report.seconds.items(), key=lambda item: -item[1]):
        print(f"{name:14} {seconds:8.1f} s")
    print(f"{'all workers':14} {sum(report.seconds.values()):8.1f} s")
    rules = coverage(ROOT)
    print(f"{sum(map(bool, rules.values()))} of {len(rules)} rules covered")
    print(f"{report.passed} passed, {report.failed} failed")


if __name__ == "__main__":
    sys.exit(main())
