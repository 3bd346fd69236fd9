"""`replay` at a keyboard: forward and back, through any eyes."""

import gzip
import json
import re
from pathlib import Path

import pytest

from panicroom.words import Message, Words
from tests.cli.games import every_game, recorded
from tests.cli.typist import typed


@pytest.fixture(autouse=True)
def keyboard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("panicroom.cli.replay.is_live", lambda: True)


def steps_of(*lines: str, game: str = "station", flags: tuple[str, ...] = ()) -> list[int]:
    shown = typed("replay", str(recorded(game)), *flags, lines=lines).shown
    return [int(step) for step in re.findall(r"^Step (\d+) of", shown, re.MULTILINE)]


def test_enter_goes_on_and_b_goes_back() -> None:
    assert steps_of("", "n", "\x1b[C", "b", "\x1b[D", "q") == [0, 1, 2, 3, 2, 1]


def test_a_number_jumps_and_nothing_lies_beyond_the_ends() -> None:
    assert steps_of("b", "7", "99999", "q") == [0, 7]


def test_r_goes_to_the_next_round_and_at_last_to_the_end() -> None:
    first, *rounds = steps_of("r", "r", "r", "r", "r", "r", "q")
    assert first == 0
    assert sorted(set(rounds)) == rounds
    assert len(rounds) == 4


@every_game
def test_every_step_can_be_seen_by_everybody(game: str) -> None:
    steps = steps_of(*[""] * 200, "s blue", *["b"] * 200, game=game)
    assert steps == [*range(max(steps) + 1), max(steps), *reversed(range(max(steps)))]


def test_the_eyes_can_be_changed() -> None:
    lines = ("4", "s Blue", "o", "s", "s pink", "q")
    shown = typed("replay", str(recorded("station")), lines=lines).shown
    spectator, *seen = re.split(r"^Step ", shown, flags=re.MULTILINE)[2:]
    assert "Your hand" not in spectator
    assert "as Blue sees it" in seen[0]
    assert seen[0].count("Your hand") == 1
    assert "with all cards open" in seen[1]
    assert "Green: " in seen[1]
    assert "as a spectator sees it" in seen[2]
    assert "There is no player “pink” here: choose one of Red, Blue, Green and Yellow." in seen[2]


@pytest.mark.parametrize(
    ("lang", "line"), [("cs", "h zeleny"), ("fr", "s Vert"), ("ru", "г зелёный")]
)
def test_eyes_are_named_in_the_own_language(lang: str, line: str) -> None:
    shown = typed("replay", str(recorded("station")), "--lang", lang, lines=("4", line, "q")).shown
    assert Words(lang, "station").say("eyes-seat", seat=Message("seat-green")) in shown


def test_the_flags_say_whose_eyes_come_first() -> None:
    path = str(recorded("station"))
    assert "as Red sees it" in typed("replay", path, "--seat", "red", lines=("q",)).shown
    assert "with all cards open" in typed("replay", path, "--open", lines=("q",)).shown


def test_each_step_tells_what_happened_and_shows_the_map() -> None:
    shown = typed("replay", str(recorded("station")), lines=("1", "q")).shown
    after = shown.rpartition("Step 1 of")[2]
    assert re.search(r"^Red (places|moves|searches).*\.$", after, re.MULTILINE)
    assert "Reactor" in after


def test_the_last_step_tells_how_it_ended() -> None:
    shown = typed("replay", str(recorded("panik")), lines=("78", "q")).shown
    assert "Blue wins." in shown


def test_a_game_that_was_left_can_be_replayed_as_far_as_it_went() -> None:
    path = recorded("station")
    path.write_text("".join(path.read_text().splitlines(keepends=True)[:13]))
    shown = typed("replay", str(path), lines=("12", "n", "q")).shown
    assert "Step 12 of 12" in shown
    assert "The steps go from 0 to 12." in shown


def test_whatever_else_is_typed_is_answered_with_what_can_be() -> None:
    shown = typed("replay", str(recorded("panik")), lines=("dance", "?", "q")).shown
    assert shown.count("b: back") == 3
    assert shown.endswith("Goodbye.\n")


@every_game
def test_a_film_is_written_for_the_page_with_everybodys_eyes(game: str, tmp_path: Path) -> None:
    path = tmp_path / "game.film"
    shown = typed("replay", str(recorded(game)), "--film", str(path), lines=()).shown
    assert str(path) in shown.replace("\n", "").replace("  ", "")
    film = json.loads(gzip.decompress(path.read_bytes()))
    assert (film["film"], film["game"]) == (1, game)
    assert [*film["films"]] == ["open", "onlooker", *map(str, range(film["seats"]))]
    assert {len(each["changes"]) for each in film["films"].values()} == {film["steps"]}
