"""Every game of the registry goes through every suite; a new one cannot be forgotten."""

import tomllib
from collections.abc import Collection
from typing import Final

import pytest

from panicroom.bots.random import RandomBot
from panicroom.bots.registry import SCRIPTED, bot_named
from panicroom.cli.faces import FACES
from panicroom.cli.flags import face_named
from panicroom.games import GAMES
from panicroom.kernel.errors import Malformed
from panicroom.server.api.game_choices import choices_of
from panicroom.telling import TELLERS
from tests.cli.test_secrecy import SECRETS
from tests.games.test_wrong_use import GAMES as MISUSED
from tests.laws.games import GAMES as SUBJECTS
from tests.playthroughs.stages import STAGES
from tests.rule_coverage import ROOT
from tests.test_records import REASONS
from tests.words.things import THINGS

LISTS: Final[dict[str, Collection[str]]] = {
    "TELLERS of src/panicroom/telling": TELLERS,
    "FACES of src/panicroom/cli/faces": FACES,
    "GAMES of tests/laws/games.py": [subject.game.name for subject in SUBJECTS],
    "STAGES of tests/playthroughs/stages.py": STAGES,
    "REASONS of tests/test_records.py": REASONS,
    "GAMES of tests/games/test_wrong_use.py": MISUSED,
    "SECRETS of tests/cli/test_secrecy.py": SECRETS,
    "THINGS of tests/words/things.py": THINGS,
}


@pytest.mark.parametrize("listed", LISTS)
def test_every_game_is_listed(listed: str) -> None:
    lacking, unknown = set(GAMES) - set(LISTS[listed]), set(LISTS[listed]) - set(GAMES)
    assert not lacking, f"{listed} lacks {' '.join(sorted(lacking))}"
    assert not unknown, f"{listed} names {' '.join(sorted(unknown))}, which is no game"


def test_a_game_without_a_face_is_unknown_in_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(FACES, "panik")
    with pytest.raises(Malformed, match="station"):
        face_named("panik")


def test_every_game_is_protected_by_import_contracts() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = project["tool"]["importlinter"]["contracts"]
    protected = {name for c in contracts for name in c.get("protected_modules", ())}
    independent = {name for c in contracts for name in c.get("modules", ())}
    for game in GAMES:
        assert f"panicroom.{game}" in protected, f"pyproject.toml protects no panicroom.{game}"
        assert {f"panicroom.{game}.rules", f"panicroom.{game}.view"} <= independent, game


def test_a_game_without_a_scripted_bot_is_played_at_random(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(SCRIPTED, "panik")
    assert isinstance(bot_named("panik", "hard"), RandomBot)
    offered = choices_of.__wrapped__("panik")
    assert offered.levels == [offered.level] == [offered.first_level] == ["random"]
