"""The page on the balance: its commands play its games, its tables are those of its files."""

import shlex

import pytest

from panicroom.cli import sim
from panicroom.cli.flags import face_of
from panicroom.cli.parser import Parser
from panicroom.cli.reports.plans import plans_of
from panicroom.sim import Plan
from panicroom.sim.balance import read_study
from panicroom.sim.studies import STUDIES
from panicroom.words import Words
from tools.balance import COMMANDS, FOLDER, PAGE, UNDRAWN, page_with

every_study = pytest.mark.parametrize("study", STUDIES)


def planned(command: str) -> list[Plan]:
    _, verb, *argv = shlex.split(command)
    parser = Parser(verb, Words("en"))
    sim.add_flags(parser)
    flags = parser.read(argv)
    return plans_of(face_of(flags), flags)


@every_study
def test_its_commands_play_the_games_of_the_study(study: str) -> None:
    plans = [plan for command in COMMANDS[study] for plan in planned(command.format(games=7))]
    assert plans == STUDIES[study](7)


@every_study
def test_its_files_hold_every_table_of_the_study(study: str) -> None:
    plans = [finding.plan for finding in read_study(FOLDER / f"{study}.json")]
    assert plans == STUDIES[study](plans[0].games)


def test_its_tables_are_those_of_its_files() -> None:
    found = {study: read_study(FOLDER / f"{study}.json") for study in COMMANDS}
    page = PAGE.read_text(encoding="utf-8")
    assert page == page_with(page, found)
    assert all(f"<!-- {study} -->" in page for study in STUDIES)


@pytest.mark.parametrize("study", [study for study in STUDIES if study not in UNDRAWN])
def test_its_pictures_are_small(study: str) -> None:
    assert 10_000 < (FOLDER / f"{study}.png").stat().st_size < 150_000
