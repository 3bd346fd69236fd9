"""Every game of the registry goes through every suite; a new one cannot be forgotten."""

import tomllib

from panicroom.bots.random import RandomBot
from panicroom.bots.registry import bot_named
from panicroom.cli.faces import FACES
from panicroom.games import GAMES
from panicroom.telling import TELLERS
from tests.laws.games import GAMES as SUBJECTS
from tests.playthroughs.stages import STAGES
from tests.rule_coverage import ROOT
from tests.test_records import REASONS


def test_the_laws_run_over_every_game() -> None:
    assert {subject.game.name for subject in SUBJECTS} == set(GAMES)


def test_every_game_has_playthroughs_and_records() -> None:
    assert set(STAGES) == set(REASONS) == set(GAMES)


def test_every_game_has_a_teller_and_a_face() -> None:
    assert set(TELLERS) == set(FACES) == set(GAMES)


def test_every_game_is_protected_by_import_contracts() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = project["tool"]["importlinter"]["contracts"]
    protected = {name for c in contracts for name in c.get("protected_modules", ())}
    independent = {name for c in contracts for name in c.get("modules", ())}
    for game in GAMES:
        assert f"panicroom.{game}" in protected, f"pyproject.toml protects no panicroom.{game}"
        assert {f"panicroom.{game}.rules", f"panicroom.{game}.view"} <= independent, game


def test_a_game_without_a_scripted_bot_is_played_at_random() -> None:
    assert isinstance(bot_named("none-yet", "hard"), RandomBot)
