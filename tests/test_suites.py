"""`python -m tests` forgets no test and never calls green what did not run."""

from pathlib import Path

from tests.__main__ import FIRST, Result, quick_folder, report, run_tests, suites

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
    assert list(found) == [*FIRST, "new", "b"]
    assert found["records"] == [tmp_path / "tests" / "test_records.py"]
    assert found["kernel"] == []


def test_passed_and_failed_are_counted(tmp_path: Path) -> None:
    paths = write(tmp_path, "new/test_a.py", PASSES) + write(tmp_path, "new/test_b.py", FAILS)
    result = run_tests(paths, tmp_path)
    assert (result.passed, result.failed) == (1, 1)
    assert "test_b.py" in result.output


def test_a_suite_without_a_test_fails(tmp_path: Path) -> None:
    empty = run_tests(write(tmp_path, "new/test_a.py", ""), tmp_path)
    missing = run_tests([], tmp_path)
    assert [(result.passed, result.failed) for result in (empty, missing)] == [(0, 1), (0, 1)]


def test_what_tests_write_is_gone_after_them(tmp_path: Path) -> None:
    kept = tmp_path / "where.txt"
    test = f"def test_it(tmp_path):\n    open({str(kept)!r}, 'w').write(str(tmp_path))\n"
    assert run_tests(write(tmp_path, "new/test_a.py", test), tmp_path).passed == 1
    assert not Path(kept.read_text()).exists()


def test_without_room_in_memory_tests_write_to_the_disk(tmp_path: Path) -> None:
    assert quick_folder(tmp_path / "nowhere") is None


def test_one_failed_suite_fails_the_whole() -> None:
    assert report({"a": Result(3, 0, ""), "b": Result(2, 0, "")}) == 0
    assert report({"a": Result(3, 0, ""), "b": Result(2, 1, "")}) == 1
