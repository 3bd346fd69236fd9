"""What somebody has claimed can be answered with two entries, and by a table that talks."""

from types import SimpleNamespace
from typing import Any

import pytest

from panicroom.cli.faces import FACES
from panicroom.cli.playing.table.table_commands import TableCommands
from panicroom.cli.screen.terminal import Terminal
from panicroom.words import Words
from tests.cli.typist import said

CLAIM = {"notice": "claimed", "seat": 1, "params": {"claim": "is-infected green"}, "words": None}
OWN = {"notice": "claimed", "seat": 0, "params": {"claim": "am-human"}, "words": None}


def commands(*heard: Any, game: str = "station") -> tuple[TableCommands, list[dict[str, Any]]]:
    wishes: list[dict[str, Any]] = []
    seat = SimpleNamespace(
        heard=list(heard), number=0, wish=lambda type, **fields: wishes.append({type: fields})
    )
    terminal = Terminal(Words("en", game))
    return TableCommands(terminal, FACES[game], None, seat), wishes  # type: ignore[arg-type]


def test_the_last_claim_of_somebody_else_is_answered_by_a_number(
    capsys: pytest.CaptureFixture[str],
) -> None:
    table, wishes = commands(CLAIM, OWN)
    table.reply("")
    shown = capsys.readouterr().out
    assert "Blue claims: Green is infected." in shown
    assert "Blue is lying." in shown
    number = next(line.split()[0] for line in shown.splitlines() if "Blue is lying." in line)
    table.reply(number)
    assert wishes == [{"claim": {"claim": "is-lying blue"}}]


@pytest.mark.parametrize("text", ["0", "99", "no", "-1"])
def test_what_is_no_number_of_the_list_shows_it_again(
    text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    table, wishes = commands(CLAIM)
    table.reply(text)
    assert said("talk-reply-what") in capsys.readouterr().out
    assert not wishes


@pytest.mark.parametrize(("game", "heard"), [("station", (OWN,)), ("panik", (CLAIM,))])
def test_without_anything_to_answer_it_says_so(
    game: str, heard: tuple[Any, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    table, wishes = commands(*heard, game=game)
    table.reply("1")
    assert said("talk-reply-none") in capsys.readouterr().out
    assert not wishes
