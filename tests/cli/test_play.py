"""`panicroom play`: whole games at the keyboard."""

import os
import re
from pathlib import Path

import pytest

from panicroom.cli.saving import replay_command
from panicroom.games import GAMES
from panicroom.kernel.dice import commitment
from panicroom.kernel.match import Match
from panicroom.kernel.record import parse_record
from tests.cli.typist import Session, any_option, session, typed

SETUP = {
    "station": ("--game", "station", "--seats", "4", "--edition", "en"),
    "panik": ("--game", "panik", "--seats", "3"),
}

every_game = pytest.mark.parametrize("game", GAMES)


@pytest.fixture(autouse=True)
def screen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """80 columns, and a folder of one's own to save in."""
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.chdir(tmp_path)


def play(game: str, *flags: str, key: str = "table") -> Session:
    return session("play", *SETUP[game], "--key", key, *flags, answer=any_option)


@pytest.mark.parametrize(
    ("game", "flags"),
    [
        ("station", ("--key", "a")),
        ("station", ("--key", "b", "--seats", "5", "--edition", "fr", "--variant", "2")),
        ("station", ("--key", "c", "--seats", "6", "--edition", "cs", "--seat", "black")),
        ("station", ("--key", "d", "--edition", "ru", "--variant", "1", "--variant", "4")),
        ("panik", ("--key", "a")),
        ("panik", ("--key", "b", "--seats", "2", "--seat", "blue")),
        ("panik", ("--key", "c", "--seats", "4", "--seat", "yellow")),
        ("panik", ("--key", "d", "--ruling", "shared_tandem=double")),
    ],
)
def test_a_whole_game_is_played_to_its_end(game: str, flags: tuple[str, ...]) -> None:
    played = play(game, *flags)
    assert (played.code, played.complaint) == (0, "")
    assert re.search("You have (won|lost)|Nobody has won", played.shown)
    assert f"The key of the dice was {flags[1]}" in played.shown


@every_game
def test_the_dice_are_sealed_at_the_start_and_opened_at_the_end(game: str) -> None:
    before, _, after = play(game).shown.partition(commitment("table"))
    assert "table" not in before
    assert re.search(rf"was table\. Its hash is\s+{commitment('table')}", after)


@every_game
def test_the_record_is_saved_and_replays_to_the_same_end(game: str) -> None:
    shown = play(game).shown
    path = Path(re.search(r"kept in (\S+):", shown)[1])  # type: ignore[index]
    record = parse_record(path.read_text(encoding="utf-8").splitlines())
    assert record.outcome is not None
    assert Match.replay(GAMES[game], record).record.digest == record.digest
    assert session("replay", str(path), "--seat", "red").code == 0


@every_game
def test_a_saved_game_is_never_written_over(game: str) -> None:
    play(game)
    play(game)
    assert sorted(os.listdir("saves")) == sorted(
        [f"{game}-{commitment('table')[:8]}{end}.jsonl" for end in ("", "-2")]
    )


def test_another_folder_may_hold_the_records(tmp_path: Path) -> None:
    play("panik", "--saves", str(tmp_path / "kept" / "here"))
    assert os.listdir(tmp_path / "kept" / "here")
    assert not Path("saves").exists()


def test_the_first_thing_asked_is_which_game() -> None:
    shown = session("play").shown
    assert shown.index("Panic Station, 4 to 6 players") < shown.index("Panik, 2 to 4 players")
    assert "\nWhich game: station, panik? [station] " in shown


def test_enter_takes_the_default_of_every_question() -> None:
    shown = typed("play", lines=("", "", "", "quit")).shown
    assert "White" in shown
    assert "Black" not in shown
    assert "English rules" in shown


def test_a_game_is_asked_only_for_what_it_has() -> None:
    shown = typed("play", lines=("panik", "", "quit")).shown
    assert "How many players: 2, 3, 4? [3]" in shown
    assert "Whose rules" not in shown
    assert "3 players lay out their manors." in shown


def test_a_wrong_answer_to_a_question_is_asked_again() -> None:
    lines = ("chess", "station", "9", "six", "6", "klingon", "ru", "quit")
    shown = typed("play", lines=lines).shown
    assert shown.count("Which game") == 2
    assert shown.count("How many players") == 3
    assert '"six" is not one of 4, 5, 6.' in shown
    assert shown.count("Whose rules") == 2
    assert "Russian rules" in shown


def test_what_a_flag_says_is_not_asked() -> None:
    shown = typed("play", "--game", "station", "--seats", "4", lines=("fr", "quit")).shown
    assert "Which game" not in shown
    assert "How many players" not in shown
    assert "French rules" in shown


def test_a_ruling_that_is_set_by_hand_is_told_at_the_start() -> None:
    flags = ("--ruling", "ghosts=1,3,5,3,1")
    shown = typed("play", *SETUP["panik"], *flags, lines=("quit",)).shown
    assert "Ghost manors of value 1, 2, 3, 4 and 5: 1, 3, 5, 3, 1." in shown
    assert "At a shared manor a tandem earns" not in shown


def test_the_end_of_input_leaves_politely() -> None:
    for lines in ((), ("",), ("", ""), ("", "", ""), ("panik",), ("panik", "")):
        left = typed("play", lines=lines)
        assert (left.code, left.complaint) == (0, "")
        assert left.shown.endswith("Goodbye.\n")
    assert not Path("saves").exists()


@pytest.mark.parametrize("last", ["quit", None, KeyboardInterrupt])
@every_game
def test_a_game_that_is_left_is_kept(game: str, last: str | type[BaseException] | None) -> None:
    lines: list[str | type[BaseException] | None] = ["1", last]

    def answer(shown: str) -> str | None:
        line = lines.pop(0)
        if isinstance(line, type):
            raise line
        return line

    left = session("play", *SETUP[game], "--key", "table", answer=answer)
    assert (left.code, left.complaint) == (0, "")
    assert left.shown.endswith("Goodbye.\n")
    assert "The key of the dice was table" in left.shown
    [path] = Path("saves").iterdir()
    assert f"\n  panicroom replay {path}\n" in left.shown
    told = session("replay", str(path))
    assert (told.code, told.complaint) == (0, "")


def test_a_game_that_is_left_before_the_first_action_is_not_kept() -> None:
    assert "kept" not in typed("play", *SETUP["station"], "--key", "a", lines=("quit",)).shown
    assert not Path("saves").exists()


@pytest.mark.parametrize("folder", ["file", "file/below", "/dev/null/x"])
def test_a_folder_that_cannot_hold_records_is_refused_before_the_first_question(
    folder: str,
) -> None:
    Path("file").write_text("", encoding="utf-8")
    wrong = session("play", "--saves", folder)
    assert (wrong.code, wrong.shown) == (2, "")
    assert "is not a folder." in wrong.complaint


@pytest.mark.parametrize(
    "flags",
    [
        "--seats 9",
        "--edition de",
        "--variant 9",
        "--ruling foo=1",
        "--seat purple",
        "--game panik --edition fr",
        "--game panik --seats 2 --seat green",
    ],
)
def test_flags_that_suit_no_game_are_refused_before_the_first_question(flags: str) -> None:
    wrong = session("play", *flags.split())
    assert (wrong.code, wrong.shown) == (2, "")
    assert wrong.complaint


def test_only_what_suits_the_flags_is_offered() -> None:
    assert "How many players: 6? [6]" in session("play", "--seat", "black").shown
    assert "Whose rules" in session("play", "--seats", "5").shown
    assert "manors" in session("play", "--seats", "2").shown


def test_the_first_questions_take_numbers_too() -> None:
    shown = typed("play", lines=("1", "4", "3", "quit")).shown
    assert "4  cs  Czech rules" in shown
    assert "Panic Station, Russian rules." in shown
    shown = typed("play", lines=("3", "0", "2", "2", "quit")).shown
    assert shown.count("Which game") == 3
    assert "2 players lay out their manors." in shown


def test_the_closing_line_can_be_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    saved = Path("my saves/game.jsonl")
    monkeypatch.setattr("sys.argv", [str(Path.cwd() / "bin" / "panicroom")])
    assert replay_command(saved) == "bin/panicroom replay 'my saves/game.jsonl'"
    monkeypatch.setattr("sys.argv", ["/elsewhere/panicroom"])
    assert replay_command(saved).startswith("/elsewhere/panicroom replay")
    monkeypatch.setattr("sys.argv", ["/elsewhere/__main__.py"])
    assert replay_command(saved).startswith("panicroom replay")


def test_an_interrupt_leaves_politely() -> None:
    def interrupt(shown: str) -> str:
        raise KeyboardInterrupt

    left = session("play", answer=interrupt)
    assert (left.code, left.complaint) == (0, "")
    assert left.shown.endswith("Goodbye.\n")


def test_who_has_died_is_told_how_and_the_game_goes_on_to_its_end() -> None:
    told = [play("station", key=f"death-{number}").shown for number in range(4)]
    out = [shown for shown in told if "you are out of the game" in shown]
    assert out
    for shown in out:
        assert re.search("You have lost|Nobody has won", shown.replace("\n  ", " "))
        assert re.search("You were (the Host|infected|human), and have died", shown)


@every_game
def test_no_line_is_wider_than_the_screen(game: str) -> None:
    seats = {"station": "6", "panik": "4"}[game]
    lines = play(game, "--seats", seats).shown.splitlines()
    assert [line for line in lines if len(line) > 80] == []
