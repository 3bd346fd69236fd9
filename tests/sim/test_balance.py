"""The games behind the page on the balance: each once, wherever the run was broken off."""

import subprocess
import sys
from pathlib import Path

import pytest

from panicroom.sim import Finding, balance, find
from panicroom.sim.balance import read_study, study
from panicroom.sim.games import Plan
from panicroom.sim.parallel import check
from panicroom.sim.players import Player, seated
from panicroom.sim.studies import STUDIES

SOURCE = Path(__file__).parents[2] / "src"


def plan(seats: int, player: Player = "random") -> Plan:
    return Plan("panik", 2, {"seats": seats}, "sim", seated([player], seats))


def test_every_plan_of_every_study_can_be_played() -> None:
    for plans in STUDIES.values():
        for each in plans(1):
            check(each)


def test_a_study_that_was_broken_off_goes_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "panik.json"
    study(file, [plan(2), plan(4)], jobs=1)
    before = read_study(file)
    played: list[Plan] = []

    def find_and_tell(one: Plan, jobs: int, on: str) -> Finding:
        played.append(one)
        return find(one, jobs, on=on)

    monkeypatch.setattr(balance, "find", find_and_tell)
    study(file, [plan(2), plan(3), plan(4)], jobs=1)
    assert played == [plan(3)]
    after = read_study(file)
    assert [finding.plan for finding in after] == [plan(2), plan(3), plan(4)]
    assert [after[0], after[2]] == before
    assert [path.name for path in tmp_path.iterdir()] == ["panik.json"]


def test_it_needs_nothing_but_python_and_the_package(tmp_path: Path) -> None:
    """`-S` leaves out all that was installed, the words among it."""
    command = [sys.executable, "-S", "-m", "panicroom.sim.balance", str(tmp_path), "panik"]
    subprocess.run(
        [*command, "--games", "1", "--jobs", "1"],
        env={"PYTHONPATH": str(SOURCE)},
        check=True,
        capture_output=True,
    )
    found = read_study(tmp_path / "panik.json")
    assert [len(finding.plan.players) for finding in found] == [2, 3, 4]
