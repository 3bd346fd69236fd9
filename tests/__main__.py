"""`python -m tests [SUITE ...]` runs every suite by itself and shows what it took.

A suite is `check` (format, lint, types, direction of imports), a folder here with tests in it, or
a file here: test_records.py is `records`. They are found, not listed, so that a new one is never
forgotten.
"""

import argparse
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple
from xml.etree import ElementTree

from tests.rule_coverage import coverage

ROOT = Path(__file__).parents[1]
FIRST = ("kernel", "station", "laws", "secrecy", "records", "playthroughs", "cli")
CHECKS = (("ruff", "format", "--check"), ("ruff", "check"), ("mypy",), ("lint-imports",))
CHECK = "check"
WORKERS = 2
MEMORY = Path("/dev/shm")
ENOUGH = 1 << 30


class Result(NamedTuple):
    passed: int
    failed: int
    output: str
    seconds: float = 0.0


def main() -> int:
    found = suites(ROOT)
    parser = argparse.ArgumentParser(prog="python -m tests", description=__doc__)
    parser.add_argument("suites", nargs="*", metavar="SUITE", help=" ".join([CHECK, *found]))
    wanted = parser.parse_args().suites or [CHECK, *found]
    for name in wanted:
        if name not in (CHECK, *found):
            parser.error(f"no suite is called {name}: {' '.join([CHECK, *found])}")
    results = {}
    for name in wanted:
        print(f"{name} ...", flush=True)
        began = time.monotonic()
        result = run_checks() if name == CHECK else run_tests(found[name], ROOT)
        results[name] = result._replace(seconds=time.monotonic() - began)
        print(told(name, results[name]), flush=True)
    return report(results)


def suites(root: Path) -> dict[str, list[Path]]:
    """Each suite's name and where its tests lie; those named first may not be missing."""
    tests = root / "tests"
    found: dict[str, list[Path]] = {name: [] for name in FIRST}
    for path in sorted(tests.rglob("test_*.py")):
        top = path.relative_to(tests).parts[0]
        found.setdefault(top.removeprefix("test_").removesuffix(".py"), []).append(path)
    return found


def run_checks() -> Result:
    commands = Path(sys.executable).parent
    passed, output = 0, []
    for name, *words in CHECKS:
        done = run([str(commands / name), *words], ROOT)
        passed += done.returncode == 0
        if done.returncode:
            output.append(done.stdout)
    return Result(passed, len(CHECKS) - passed, "\n".join(output))


def run_tests(paths: list[Path], root: Path) -> Result:
    if not paths:
        return Result(0, 1, "no tests")
    with TemporaryDirectory(dir=quick_folder(MEMORY)) as folder:
        report = Path(folder) / "report.xml"
        workers = ["-n", str(WORKERS), "--dist", "worksteal"]
        command = [sys.executable, "-m", "pytest", "-q", *workers, f"--junitxml={report}"]
        done = run([*command, *map(str, paths)], root, TMPDIR=folder)
        passed, failed = counts(report)
    if done.returncode and not failed:
        failed = 1  # it crashed, or found no test: neither may pass for green
    return Result(passed, failed, done.stdout if failed else "")


def quick_folder(memory: Path) -> Path | None:
    """Where the thousands of commits of the tests' servers wait for no disk, if there is room; a
    server that is killed there loses no more than on a disk."""
    has_room = memory.is_dir() and shutil.disk_usage(memory).free >= ENOUGH
    return memory if has_room and os.access(memory, os.W_OK) else None


def run(command: list[str], root: Path, **more: str) -> subprocess.CompletedProcess[str]:
    """With more in its environment."""
    env, pipe, both = os.environ | more, subprocess.PIPE, subprocess.STDOUT
    return subprocess.run(
        command, cwd=root, env=env, stdout=pipe, stderr=both, text=True, check=False
    )


def counts(report: Path) -> tuple[int, int]:
    """Passed and failed; a skipped test is neither."""
    if not report.exists():
        return 0, 0
    passed = failed = 0
    for suite in ElementTree.parse(report).iter("testsuite"):
        number = {name: int(suite.get(name, 0)) for name in ("tests", "failures", "errors")}
        broken = number["failures"] + number["errors"]
        passed += number["tests"] - broken - int(suite.get("skipped", 0))
        failed += broken
    return passed, failed


def told(name: str, result: Result) -> str:
    line = f"{name:14} {result.passed:5} passed {result.failed:4} failed {result.seconds:8.1f} s"
    return f"{result.output}\n{line}" if result.failed else line


def report(results: dict[str, Result]) -> int:
    print()
    for name, result in results.items():
        print(f"{name:14} {result.seconds:8.1f} s{'  FAILED' if result.failed else ''}")
    print(f"{'all':14} {sum(result.seconds for result in results.values()):8.1f} s")
    rules = coverage(ROOT)
    print(f"{sum(map(bool, rules.values()))} of {len(rules)} rules covered")
    failed = sum(result.failed for result in results.values())
    print(f"{sum(result.passed for result in results.values())} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
