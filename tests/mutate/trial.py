"""Run the tests that name a rule in a copy of the project in which it is broken."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from queue import SimpleQueue
from tempfile import TemporaryDirectory

from tests.mutate.chapters import ROOT, Check

PATIENCE = 300
"""Seconds; a broken rule may keep a game from ever ending."""
NOTICED = (1, 2)
"""What pytest answers to a test that failed, and to one that could not even be loaded."""


class Verdict(StrEnum):
    KILLED = "killed"
    STUCK = "stuck"
    """The tests did not come to an end, which is noticed too."""
    SURVIVED = "survived"
    UNTESTED = "untested"
    """No test names the rule."""

    @property
    def is_alive(self) -> bool:
        return self in (Verdict.SURVIVED, Verdict.UNTESTED)


class Copies(SimpleQueue[Path]):
    """Copies of the project, one for each job, so that one may go on working meanwhile."""

    def __init__(self, folder: Path, jobs: int) -> None:
        super().__init__()
        self.jobs = jobs
        for number in range(jobs):
            copy = folder / str(number)
            for name in ("src", "tests"):
                shutil.copytree(ROOT / name, copy / name)
            shutil.copy2(ROOT / "pyproject.toml", copy)
            self.put(copy)


@contextmanager
def project_copies(jobs: int) -> Iterator[Copies]:
    with TemporaryDirectory() as folder:
        yield Copies(Path(folder), jobs)


def try_all(
    tried: list[Check], tests: Mapping[str, list[str]], copies: Copies
) -> Iterator[tuple[Check, Verdict]]:
    """As they come."""
    with ThreadPoolExecutor(copies.jobs) as pool:
        waiting = {pool.submit(try_one, c, tests[c.mutant.rule], copies): c for c in tried}
        for done in as_completed(waiting):
            yield waiting[done], done.result()


def try_one(check: Check, tests: list[str], copies: Copies) -> Verdict:
    if not tests:
        return Verdict.UNTESTED
    copy = copies.get()
    target = copy / check.path.relative_to(ROOT)
    whole = target.read_text()
    try:
        target.write_text(check.mutant.broken(whole))
        return run(nearest_first(tests, check.game), copy)
    finally:
        target.write_text(whole)
        copies.put(copy)


def nearest_first(tests: list[str], game: str) -> list[str]:
    """The chapters' own tests are the quickest to notice."""
    return sorted(tests, key=lambda test: not test.startswith(f"tests/{game}/"))


def failing(tests: Iterable[str], copies: Copies) -> set[str]:
    """Tests that fail with nothing broken: they prove nothing here."""
    asked = sorted(tests)
    copy = copies.get()
    _, output = pytest(["-rfE", *asked], copy, patience=None)
    copies.put(copy)
    failed = re.findall(r"^(?:FAILED|ERROR) ([^\s\[]+)", output, re.MULTILINE)
    return {test for test in asked for name in failed if (test + "::").startswith(name + "::")}


def run(tests: list[str], project: Path) -> Verdict:
    try:
        code, output = pytest(["-x", *tests], project, PATIENCE)
    except subprocess.TimeoutExpired:
        return Verdict.STUCK
    if code not in (0, *NOTICED):
        raise RuntimeError(f"pytest gave up:\n{output}")
    return Verdict.KILLED if code else Verdict.SURVIVED


def pytest(arguments: list[str], project: Path, patience: int | None) -> tuple[int, str]:
    # Unwritten bytecode: two mutants of one second and one size would pass for each other.
    source = str(project / "src")
    environment = os.environ | {"PYTHONPATH": source, "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-q", "--tb=no", *arguments],
        cwd=project,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=patience,
    )
    return done.returncode, done.stdout
