"""The pages of the project: pictures, commands and links are what they say."""

import re
from pathlib import Path
from typing import Any

import pytest

from panicroom.cli import main
from panicroom.cli.command import VERBS
from panicroom.station.rulings import Rulings
from tests.table import at, rule

ROOT = Path(__file__).parents[2]
PAGES = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]
README = (ROOT / "README.md").read_text(encoding="utf-8")
NO_BREAK = "\N{NO-BREAK SPACE}"


def shown_code(page: Path) -> list[str]:
    return re.findall(r"`([^`\n]+)`", page.read_text(encoding="utf-8"))


def test_the_picture_is_what_the_command_draws(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    assert main(["position", str(ROOT / "docs" / "encounter.txt")]) == 0
    drawn = capsys.readouterr().out.replace(NO_BREAK, " ")
    assert README.split("```\n")[1] in drawn, f"README.md shows another picture than:\n{drawn}"


def test_the_readme_names_every_verb_and_stays_short() -> None:
    assert {verb for verb in VERBS if f"`panicroom {verb}" in README} == set(VERBS)
    assert len(README.splitlines()) <= 100


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_to_files_of_the_project(page: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8"))
    broken = [link for link in links if "://" not in link and not (page.parent / link).exists()]
    assert not broken


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_files_and_targets_that_are_named_exist(page: Path) -> None:
    code = shown_code(page)
    paths = [word for word in code if re.fullmatch(r"(src|tests|docs|tools)/[\w./-]+", word)]
    missing = [path for path in paths if not (ROOT / path).exists()]
    targets = re.findall(r"^([a-z0-9-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE)
    asked = {word.split()[1] for word in code if re.match(r"make [a-z]+", word)}
    assert not missing
    assert asked <= set(targets)


def test_the_recipe_for_a_test_is_a_test_that_passes() -> None:
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    [recipe] = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    names: dict[str, Any] = {"rule": rule, "at": at}
    exec(recipe, names)
    [test] = [thing for name, thing in names.items() if name.startswith("test_")]
    test()


def test_every_ruling_of_the_page_on_departures_exists() -> None:
    text = (ROOT / "docs" / "departures.md").read_text(encoding="utf-8")
    named = set(re.findall(r"\*([a-z]+_[a-z_]+)\*", text))
    assert named
    assert named <= set(Rulings._fields)
