"""What the library offers its users: names that last, and tables to try things at."""

import subprocess
import sys
from typing import Any

import pytest

import panicroom
from panicroom import Malformed, Refused, panik, station
from panicroom.kernel.table import GameTable

TABLES: dict[str, type[GameTable[Any, Any]]] = {"station": station.Table, "panik": panik.Table}
every_game = pytest.mark.parametrize("game", TABLES)


def test_every_public_name_is_there_and_no_other() -> None:
    assert all(getattr(panicroom, name) is not None for name in panicroom.__all__)
    with pytest.raises(AttributeError):
        panicroom.Monopoly  # type: ignore[attr-defined]  # noqa: B018


def test_the_package_imports_nothing_before_it_is_asked() -> None:
    code = "import sys, panicroom; print([m for m in sys.modules if m.startswith('panicroom.')])"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout == "[]\n"


@every_game
def test_a_table_is_set_up_from_lines_or_from_a_text(game: str) -> None:
    lines = ["# a comment", f"{game} seats=4", "turn green"]
    by_lines, by_text = TABLES[game].at(*lines), TABLES[game].at("\n".join(lines))
    assert by_lines.position == by_text.position == TABLES[game].at(by_text.position).position
    assert by_lines.owed() == ["green"]


@every_game
def test_lines_are_counted_as_they_were_given(game: str) -> None:
    for lines in (["turn green", "decision x"], [game, "decision x"]):
        with pytest.raises(Malformed) as caught:
            TABLES[game].at(*lines)
        assert caught.value.line == 2


@every_game
def test_a_new_game_is_another_each_time_unless_it_has_a_key(game: str) -> None:
    table = TABLES[game]
    assert table.begin("key", seats=4).position == table.begin("key", seats=4).position
    assert table.begin(seats=4).position != table.begin(seats=4).position


@every_game
def test_asking_for_a_reason_changes_nothing(game: str) -> None:
    table = TABLES[game].at()
    [option, *_] = table.options("red")
    before = table.position
    assert table.refusal("red", option) is None
    assert table.refuses("red", option) is None
    refusal = table.refusal("blue", option)
    assert refusal is not None
    assert table.refuses("blue", option) == refusal.rule
    with pytest.raises(Refused) as caught:
        table.do("blue", option)
    assert caught.value.refusal == refusal
    assert table.position == before


@every_game
def test_a_copy_goes_its_own_way(game: str) -> None:
    table = TABLES[game].at()
    before = table.position
    twin = table.copy()
    twin.do("red", twin.options("red")[-1])
    assert twin.position != before == table.position


def test_a_table_of_panic_station_shows_what_lies_on_it() -> None:
    table = station.Table.at(
        "map 0,0 reactor; 1,0 run-2",
        "red T3@run-2 A0 hand own gas*2 table keycard ammo/2",
        "blue host",
        "green infected",
        "parasites run-2 gray black",
    )
    assert table.hand("red") == ["gas", "gas", *["infect:red"] * 3]
    assert table.kept("red") == ["keycard", "ammo/2"]
    assert [table.health("red.T"), table.health("red.A")] == [3, 0]
    assert [table.room("red.T"), table.room("red.A")] == ["run-2", "-"]
    assert table.parasites() == ["black@run-2", "gray@run-2"]
    assert table.infected() == ["blue", "green"]
    assert (table.ended, table.winners) == (None, [])
    assert "gas*2 infect:red*3" in table.draw("red")
    assert "gas*2 infect:red*3" not in table.draw()
