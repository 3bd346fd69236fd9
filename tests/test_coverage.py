"""Every rule has a test that names it, every ruling one that shows it, and no test a name that
nobody knows."""

import re
from pathlib import Path

import pytest

from tests.rule_coverage import ROOT, Mark, coverage, known, main, rows, uncovered, unknown

TOY = """
@rule("MOVE-1", "DOOR-1")
@other("MOVE-1")
def test_walks() -> None: ...

@rule("MOVE-1")
def no_test() -> None: ...

class TestRun:
    @pytest.mark.rule("RUN-1")
    def test_runs(self) -> None: ...

@table.ruling("hive_depth")
@rule("MOVE-9")
def test_digs() -> None: ...
"""


def toy(folder: Path) -> Path:
    (folder / "tests" / "station").mkdir(parents=True)
    (folder / "tests" / "station" / "test_toy.py").write_text(TOY)
    return folder


def test_every_rule_has_a_test_that_names_it() -> None:
    missing = uncovered(ROOT)
    assert not missing, f"no test names: {' '.join(missing)}"


def test_every_ruling_has_a_test_that_shows_two_of_its_values() -> None:
    missing = uncovered(ROOT, "ruling")
    assert not missing, f"no test shows: {' '.join(missing)}"


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    strangers = unknown(ROOT)
    assert not strangers, "\n".join(f"{mark.test} names {mark.name}" for mark in strangers)


def test_marks_are_read_off_functions_and_methods(tmp_path: Path) -> None:
    found = coverage(toy(tmp_path))
    assert found["MOVE-1"] == ["tests/station/test_toy.py::test_walks"]
    assert found["DOOR-1"] == ["tests/station/test_toy.py::test_walks"]
    assert found["RUN-1"] == ["tests/station/test_toy.py::TestRun::test_runs"]
    assert coverage(tmp_path, "ruling")["hive_depth"] == ["tests/station/test_toy.py::test_digs"]


def test_gaps_and_strangers_are_named(tmp_path: Path) -> None:
    toy(tmp_path)
    assert "WIN-1" in uncovered(tmp_path)
    assert "MOVE-1" not in uncovered(tmp_path)
    assert unknown(tmp_path) == [Mark("tests/station/test_toy.py::test_digs", "rule", "MOVE-9")]


def test_the_table_has_a_row_for_each_rule_and_each_ruling(tmp_path: Path) -> None:
    names = [name for name, _ in rows(toy(tmp_path))]
    assert names == known("rule") + known("ruling")
    assert names[:2] == ["SETUP-0", "SETUP-1"]
    assert len(set(names)) == len(names)


def test_the_command_prints_each_rule_with_the_files_of_its_tests(
    capsys: pytest.CaptureFixture[str],
) -> None:
    main()
    shown = capsys.readouterr().out
    assert re.search(r"^MOVE-1 +\d+ [^A-Z]+ tests/station/test_move.py", shown, re.MULTILINE)
    assert re.search(r"^(\d+) of \1 rules and rulings have a test\.$", shown, re.MULTILINE)
