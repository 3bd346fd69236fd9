"""`python -m tests` forgets no test, and reports no success for tests that did not run."""

from pathlib import Path

import pytest

from tests.__main__ import REQUIRED, groups, memory_folder, run_tests, suites

PASSES = "def test_it() -> None: ...\n"
FAILS = "def test_it() -> None:\n    raise AssertionError\n"


def write(root: Path, name: str, text: str) -> list[Path]:
    path = root / "tests" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    return [path]


def test_a_new_folder_or_file_is_found(tmp_path: Path) -> None:
    write(tmp_path, "new/deeper/test_a.py", PASSES)
    write(tmp_path, "test_b.py", PASSES)
    write(tmp_path, "data/table.txt", "no test")
    write(tmp_path, "test_records.py", PASSES)
    found = suites(tmp_path)
    assert list(found) == [*REQUIRED, "new", "b"]
    assert found["records"] == [tmp_path / "tests" / "test_records.py"]
    assert found["kernel"] == []


def test_browser_tests_and_the_doors_of_research_run_in_processes_of_their_own() -> None:
    assert groups(["cli", "doors", "e2e", "web"]) == [["cli", "web"], ["e2e"], ["doors"]]
    assert groups(["cli"]) == [["cli"]]


def test_without_its_environment_a_suite_fails(tmp_path: Path) -> None:
    paths = write(tmp_path, "doors/test_a.py", PASSES)
    assert run_tests(paths, tmp_path, 1, tmp_path / "no-python").failed == 1


def test_passed_and_failed_are_counted_by_suite(tmp_path: Path) -> None:
    paths = write(tmp_path, "new/test_a.py", PASSES) + write(tmp_path, "new/test_b.py", FAILS)
    report = run_tests(paths, tmp_path, 1)
    assert (report.passed, report.failed) == (1, 1)
    assert list(report.seconds) == ["new"]


@pytest.mark.parametrize("text", ["", "syntax error"])
def test_a_file_that_runs_no_test_fails(tmp_path: Path, text: str) -> None:
    report = run_tests(write(tmp_path, "new/test_a.py", text), tmp_path, 1)
    assert (report.passed, report.failed) == (0, 1)


def test_temporary_files_of_tests_are_removed(tmp_path: Path) -> None:
    kept = tmp_path / "where.txt"
    test = f"def test_it(tmp_path):\n    open({str(kept)!r}, 'w').write(str(tmp_path))\n"
    assert run_tests(write(tmp_path, "new/test_a.py", test), tmp_path, 1).passed == 1
    assert not Path(kept.read_text()).exists()


def test_without_room_in_memory_tests_write_to_the_disk(tmp_path: Path) -> None:
    assert memory_folder(tmp_path / "nowhere") is None
