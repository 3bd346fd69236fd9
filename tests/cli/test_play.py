"""`panicroom play`: whole games at the keyboard."""

import os
import re
from pathlib import Path

import pytest

from panicroom.kernel.dice import commitment
from panicroom.kernel.match import Match
from panicroom.kernel.record import parse_record
from panicroom.station import STATION
from tests.cli.typist import Session, any_option, session, typed

SETUP = ("--seats", "4", "--edition", "en")


@pytest.fixture(autouse=True)
def screen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """80 columns, and a folder of one's own to save in."""
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.chdir(tmp_path)


def play(*flags: str, key: str = "table") -> Session:
    return session("play", *SETUP, "--key", key, *flags, answer=any_option)


@pytest.mark.parametrize(
    "flags",
    [
        ("--key", "a"),
        ("--key", "b", "--seats", "5", "--edition", "fr", "--variant", "2"),
        ("--key", "c", "--seats", "6", "--edition", "cs", "--seat", "black"),
        ("--key", "d", "--edition", "ru", "--variant", "1", "--variant", "4"),
    ],
)
def test_a_whole_game_is_played_to_its_end(flags: tuple[str, ...]) -> None:
    played = play(*flags)
    assert (played.code, played.complaint) == (0, "")
    assert re.search("You have (won|lost)|Nobody has won", played.shown)
    assert f"The key of the dice was {flags[1]}" in played.shown


def test_the_dice_are_sealed_at_the_start_and_opened_at_the_end() -> None:
    before, _, after = play().shown.partition(commitment("table"))
    assert "table" not in before
    assert re.search(rf"was table\. Its hash is\s+{commitment('table')}", after)


def test_the_record_is_saved_and_replays_to_the_same_end() -> None:
    shown = play().shown
    path = Path(re.search(r"kept in (\S+):", shown)[1])  # type: ignore[index]
    record = parse_record(path.read_text(encoding="utf-8").splitlines())
    assert record.outcome is not None
    assert Match.replay(STATION, record).record.digest == record.digest


def test_a_saved_game_is_never_written_over() -> None:
    play()
    play()
    assert sorted(os.listdir("saves")) == sorted(
        [f"station-{commitment('table')[:8]}{end}.jsonl" for end in ("", "-2")]
    )


def test_another_folder_may_hold_the_records(tmp_path: Path) -> None:
    play("--saves", str(tmp_path / "kept" / "here"))
    assert os.listdir(tmp_path / "kept" / "here")
    assert not Path("saves").exists()


def test_the_first_thing_shown_is_a_question() -> None:
    assert session("play").shown.startswith("How many players")


def test_enter_takes_the_default_of_every_question() -> None:
    shown = typed("play", lines=("", "", "quit")).shown
    assert "White" in shown
    assert "Black" not in shown
    assert "English rules" in shown


def test_a_wrong_answer_to_a_question_is_asked_again() -> None:
    shown = typed("play", lines=("9", "six", "6", "klingon", "ru", "quit")).shown
    assert shown.count("How many players") == 3
    assert '"six" is not one of 4, 5, 6.' in shown
    assert shown.count("Whose rules") == 2
    assert "Russian rules" in shown


def test_what_a_flag_says_is_not_asked() -> None:
    shown = typed("play", "--seats", "4", lines=("fr", "quit")).shown
    assert "How many players" not in shown
    assert "French rules" in shown


def test_the_end_of_input_leaves_politely() -> None:
    for lines in ((), ("",), ("", "")):
        left = typed("play", lines=lines)
        assert (left.code, left.complaint) == (0, "")
        assert left.shown.endswith("Goodbye.\n")
    assert not Path("saves").exists()


def test_an_interrupt_leaves_politely() -> None:
    def interrupt(shown: str) -> str:
        raise KeyboardInterrupt

    left = session("play", answer=interrupt)
    assert (left.code, left.complaint) == (0, "")
    assert left.shown.endswith("Goodbye.\n")


def test_who_has_died_is_told_how_and_the_game_goes_on_to_its_end() -> None:
    told = [play(key=f"death-{number}").shown for number in range(4)]
    out = [shown for shown in told if "you are out of the game" in shown]
    assert out
    for shown in out:
        assert re.search("You have lost|Nobody has won", shown.replace("\n  ", " "))


def test_no_line_is_wider_than_the_screen() -> None:
    lines = play().shown.splitlines()
    assert [line for line in lines if len(line) > 80] == []
