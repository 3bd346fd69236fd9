"""`panicroom play`: whole games at the keyboard."""

import os
import re
from pathlib import Path

import pytest

from panicroom.bots.registry import SCRIPTED
from panicroom.cli.command_lines import replay_command
from panicroom.cli.faces import FACES
from panicroom.games import GAMES
from panicroom.kernel.dice import commitment
from panicroom.kernel.match import Match
from panicroom.kernel.record import parse_record
from tests.cli.games import ending, every_game, new_game
from tests.cli.typist import Session, any_option, bots_named, bots_told, dealt, said, session, typed

RANDOM = ("--level", "random")


def play(game: str, *flags: str, key: str = "table") -> Session:
    with dealt(key):
        return session("play", *new_game(game, *RANDOM), *flags, answer=any_option)


@pytest.mark.parametrize(
    ("game", "key", "flags"),
    [
        ("station", "a", ()),
        ("station", "b", ("--seats", "5", "--edition", "fr", "--variant", "2")),
        ("station", "c", ("--seats", "6", "--edition", "cs", "--seat", "black")),
        ("station", "d", ("--edition", "ru", "--variant", "1", "--variant", "4")),
        ("panik", "a", ()),
        ("panik", "b", ("--seats", "2", "--seat", "blue")),
        ("panik", "c", ("--seats", "4", "--seat", "yellow")),
        ("panik", "d", ("--ruling", "shared_tandem=double")),
        ("station", "e", ("--level", "normal")),
        ("panik", "e", ("--level", "normal")),
    ],
)
def test_a_whole_game_is_played_to_its_end(game: str, key: str, flags: tuple[str, ...]) -> None:
    played = play(game, *flags, key=key)
    assert (played.code, played.complaint) == (0, "")
    assert ending(game).search(played.shown)
    assert f"The key was {key}" in played.shown


@every_game
def test_the_dice_are_sealed_at_the_start_and_opened_at_the_end(game: str) -> None:
    before, _, after = play(game).shown.partition(commitment("table"))
    assert "table" not in before
    assert re.search(rf"was table\. Its hash is\s+{commitment('table')}", after)


@every_game
def test_the_record_is_saved_and_replays_to_the_same_end(game: str) -> None:
    shown = play(game).shown
    path = Path(re.search(r"saved in (\S+);", shown)[1])  # type: ignore[index]
    record = parse_record(path.read_text(encoding="utf-8").splitlines())
    assert record.outcome is not None
    assert Match.replay(GAMES[game], record).record.digest == record.digest
    assert session("replay", str(path), "--seat", "red").code == 0


@every_game
def test_a_saved_game_is_never_written_over(game: str) -> None:
    play(game)
    play(game)
    assert sorted(path.name for path in Path("saves").glob("*.jsonl")) == sorted(
        [f"{game}-{commitment('table')[:8]}{end}.jsonl" for end in ("", "-2")]
    )


def test_another_folder_may_hold_the_records(tmp_path: Path) -> None:
    play("panik", "--saves", str(tmp_path / "kept" / "here"))
    assert os.listdir(tmp_path / "kept" / "here")
    assert not Path("saves").exists()


def test_the_first_thing_asked_is_which_game() -> None:
    shown = session("play").shown
    assert shown.index("Panic Station, 4 to 6 players") < shown.index("Panik, 2 to 4 players")
    assert f"\nWhich game: {', '.join(FACES)}? [station] " in shown


def test_enter_takes_what_suits_a_first_game() -> None:
    shown = typed("play", lines=("", "", "", "quit")).shown
    assert bots_told(shown) == ["Blue easy", "Green easy", "Yellow easy"]
    assert "White" not in shown
    assert "rules of the English edition" in shown


def test_a_game_is_asked_only_for_what_it_has() -> None:
    shown = typed("play", lines=("panik", "", "easy", "quit")).shown
    assert "How many players: 2, 3, 4? [3]" in shown
    assert "Blue easy" in bots_told(shown)
    assert "3 players lay out their manors." in shown


def test_a_wrong_answer_to_a_question_is_asked_again() -> None:
    lines = ("chess", "station", "9", "six", "6", "9" * 5000, "very hard", "hard", "quit")
    shown = typed("play", lines=lines).shown
    assert shown.count("Which game") == 2
    assert shown.count("How many players") == 3
    assert "“six” is not one of 4, 5, 6." in shown
    assert shown.count("How well should the bots play") == 3
    assert "Blue hard" in bots_told(shown)


def test_a_question_mark_explains_a_question() -> None:
    shown = typed("play", lines=("?", "station", "?", "quit")).shown
    assert shown.count("Enter alone means ") == 2
    assert "“quit” is not one of" in shown


@pytest.mark.parametrize("color", ["Bleu", "modrý", "modry", "СИНИЙ", "blue"])
def test_a_seat_is_chosen_by_its_color_in_any_language(color: str) -> None:
    flags = (*new_game("station"), "--seat", color)
    assert "You are Blue" in typed("play", *flags, lines=("quit",)).shown


def test_what_a_flag_says_is_not_asked() -> None:
    flags = ("--game", "station", "--seats", "4", "--edition", "fr", "--level", "easy,hard,normal")
    shown = typed("play", *flags, lines=("quit",)).shown
    assert "?" not in shown.partition("Type the number")[0]
    assert "rules of the French edition" in shown
    assert bots_told(shown) == ["Blue easy", "Green hard", "Yellow normal"]


def test_who_says_how_many_play_is_asked_nothing() -> None:
    shown = typed("play", "--game", "panik", "--seats", "2", lines=("quit",)).shown
    assert bots_told(shown) == ["Blue normal"]


def test_bots_of_a_game_without_a_bot_are_called_random(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(SCRIPTED, "panik")
    shown = typed("play", "--game", "panik", "--seats", "2", lines=("quit",)).shown
    assert bots_told(shown) == ["Blue random"]


def test_a_ruling_that_is_set_by_hand_is_told_at_the_start() -> None:
    flags = ("--ruling", "ghosts=1,3,5,3,1")
    shown = typed("play", *new_game("panik"), *flags, lines=("quit",)).shown
    assert "Number of ghost manors worth 1, 2, 3, 4 and 5: 1, 3, 5, 3, 1." in shown
    assert "At a shared manor, a tandem earns" not in shown


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

    left = session("play", *new_game(game, *RANDOM), "--no-confirm", answer=answer)
    assert (left.code, left.complaint) == (0, "")
    assert left.shown.endswith("Goodbye.\n")
    assert "The key was" not in left.shown
    assert "\n  panicroom play\n" in left.shown
    assert "Continue it?" in session("play").shown


def test_a_game_that_is_left_before_the_first_action_is_not_kept() -> None:
    shown = typed("play", *new_game("station"), lines=("quit",)).shown
    assert said("play-not-kept") in shown
    assert said("play-left") not in shown
    assert not Path("saves").exists()
    assert "Continue it?" not in session("play").shown


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
        "--bots 6",
        "--bots -1",
        "--bots two",
        "--game panik --seats 3 --bots 3",
        "--level clever",
        "--level easy,hard --game panik --seats 4",
        "--pace fast",
        "--pace -1",
        "--pace nan",
    ],
)
def test_flags_that_suit_no_game_are_refused_before_the_first_question(flags: str) -> None:
    wrong = session("play", *flags.split())
    assert (wrong.code, wrong.shown) == (2, "")
    assert wrong.complaint


def test_only_what_suits_the_flags_is_offered() -> None:
    assert "Black, 4 AP >" in typed("play", "--seat", "black", lines=("", "quit")).shown
    assert "Panic Station, rules of the English edition." in session("play", "--seats", "5").shown
    assert "Which game" in session("play", "--bots", "2").shown
    assert "manors" in session("play", "--seats", "2").shown


def test_the_first_questions_take_numbers_too() -> None:
    shown = typed("play", lines=("1", "4", "4", "quit")).shown
    assert "4  hard    hard to beat" in shown
    assert "Blue hard" in bots_told(shown)
    shown = typed("play", lines=(str(len(FACES) + 1), "0", "2", "2", "", "quit")).shown
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
    """What is typed hangs on what is shown: about every second game has one, of any wording."""
    games = (play("station", key=f"death-{number}").shown for number in range(15, 35))
    shown = next(shown for shown in games if "you are out of the game" in shown)
    assert re.search("You lose|No one wins", shown.replace("\n  ", " "))
    assert re.search("You were (the Host|infected|human), and you are dead", shown)


@every_game
def test_no_line_is_wider_than_the_screen(game: str) -> None:
    lines = play(game, "--seats", str(FACES[game].seat_counts[-1])).shown.splitlines()
    assert [line for line in lines if len(line) > 80] == []


def test_after_the_end_another_game_with_the_same_settings_may_follow(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("panicroom.cli.playing.game_series.is_live", lambda: True)
    more = ["y", None]

    def answer(shown: str) -> str | None:
        return more.pop(0) if "Another game?" in shown else any_option(shown)

    played = session("play", *new_game("panik", *RANDOM), answer=answer)
    assert (played.code, played.complaint) == (0, "")
    assert len(set(re.findall("The key was (\\S+)", played.shown))) == 2
    first, again = bots_named(played.shown)[:2], bots_named(played.shown)[2:]
    assert again == first, "the same bots play again"
    assert [level for _, _, level in first] == ["random", "random"]
    assert len(list(Path("saves").glob("*.jsonl"))) == 2


def test_bots_pause_only_where_somebody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    rests: list[float] = []
    monkeypatch.setattr("panicroom.cli.playing.input.pace.pause", rests.append)
    play("panik", "--pace", "3")
    assert rests == []
    monkeypatch.setattr("panicroom.cli.playing.input.pace.is_live", lambda: True)
    play("panik", "--pace", "3")
    assert set(rests) == {3.0}
    assert len(rests) > 10
    rests.clear()
    play("panik", "--pace", "0")
    assert rests == []


def test_a_bots_turn_is_told_before_the_next_bot_plays() -> None:
    """Each in a paragraph of its own, although a person hears of both before being asked."""
    shown = play("panik", key="turns").shown
    assert re.search(r"^Blue places [^\n]*\n(  [^\n]*\n)*\n?Green places", shown, re.MULTILINE)


def test_nothing_is_asked_that_has_one_answer() -> None:
    shown = typed("play", "--game", "panik", "--level", "easy,hard", lines=("quit",)).shown
    assert "How many players" not in shown
    assert bots_told(shown) == ["Blue easy", "Green hard"]


@pytest.mark.parametrize("text", ["\x1b[A\x1b[B", "\t", "\x00", "é" * 3000, "\ud800", "%s {0}"])
def test_odd_keys_are_no_trouble(text: str) -> None:
    odd = typed("play", *new_game("panik"), lines=(text, f"? {text}", f"why {text}", "quit"))
    assert (odd.code, odd.complaint) == (0, "")
    assert "\x1b" not in odd.shown.replace(text, "")
