"""A game that was left, killed or broken off is gone on with as if nothing had happened."""

import json
import signal
from pathlib import Path

import pytest

from panicroom.cli.faces import FACES
from panicroom.kernel.record import Record, parse_record
from panicroom.words import Words
from tests.cli.games import every_game, new_game, opening
from tests.cli.test_command import read_until, start
from tests.cli.typist import Answer, Session, any_option, dealt, flat, said, session, typed


def by_options(most: int | None = None) -> Answer:
    """Each answer follows from the options alone, so that what was shown before does not matter;
    after so many of them the input ends."""
    given = 0

    def answer(shown: str) -> str | None:
        nonlocal given
        if "Continue it?" in shown:
            return ""
        given += 1
        if most is not None and given > most:
            return None
        return any_option("\n\n" + shown.rpartition("\n\n")[2])

    return answer


def begun(game: str, most: int | None, *flags: str) -> Session:
    with dealt("go-on"):
        return session("play", *new_game(game), *flags, answer=by_options(most))


def resumed(most: int | None = None, *flags: str) -> Session:
    return session("play", *flags, answer=by_options(most))


def record(folder: str = "saves") -> Record:
    [path] = Path(folder).glob("*.jsonl")
    return parse_record(path.read_text(encoding="utf-8").splitlines())


@every_game
def test_a_game_in_pieces_ends_in_the_same_record_as_one_without_a_break(game: str) -> None:
    begun(game, None, "--data", "other", "--saves", "whole")
    left = begun(game, 1)
    for _ in range(300):
        if said("play-left") not in left.shown:
            break
        left = resumed(4)
    assert (left.code, left.complaint) == (0, "")
    assert record() == record("whole")


@every_game
def test_a_game_that_was_killed_goes_on_after_the_last_action(game: str) -> None:
    with start("play", *new_game(game)) as killed:
        assert killed.stdin is not None
        assert killed.stdout is not None
        for _ in range(2):
            shown = read_until(killed.stdout.read, " > ")
            typing = any_option("\n\n" + shown.rpartition("\n\n")[2])
            killed.stdin.write(f"{typing}\n")
            killed.stdin.flush()
        read_until(killed.stdout.read, " > ")
        killed.send_signal(signal.SIGKILL)
        killed.wait()
    again = resumed()
    assert (again.code, again.complaint) == (0, "")
    assert "Continuing " in again.shown
    assert "The key was" in again.shown


@every_game
def test_after_resuming_the_news_since_the_last_own_action_are_told_once(game: str) -> None:
    begun(game, 3)
    shown = resumed(0).shown
    assert said("play-resumed", title=Words("en", game).say("title")) in flat(shown)
    assert opening(game, "go-on", FACES[game].first_seats, viewer=0) not in flat(shown)


def test_the_last_game_is_offered_and_enter_goes_on_with_it() -> None:
    begun("panik", 2)
    shown = typed("play", lines=("", "quit")).shown
    assert "You have an unfinished game of Panik. Continue it? [Enter = yes, n = no]" in shown
    assert "Continuing Panik" in shown


@pytest.mark.parametrize("line", ["n", "no", "NO"])
def test_who_does_not_want_it_is_asked_for_a_new_one(line: str) -> None:
    begun("panik", 2)
    assert "Which game" in typed("play", lines=(line,)).shown
    assert "Continue it?" in session("play").shown


def test_a_game_without_a_face_is_not_offered_again(monkeypatch: pytest.MonkeyPatch) -> None:
    begun("panik", 2)
    monkeypatch.delitem(FACES, "panik")
    shown = session("play")
    assert (shown.code, shown.complaint) == (0, "")
    assert "Continue it?" not in shown.shown


def test_a_new_game_or_a_finished_one_brings_no_question() -> None:
    begun("panik", 2)
    assert "unfinished" not in typed("play", "--new", lines=()).shown
    assert "unfinished" not in typed("play", *new_game("panik"), lines=("quit",)).shown
    resumed()
    assert "unfinished" not in typed("play", lines=()).shown


def test_two_terminals_on_one_folder_play_on_one_server() -> None:
    seen: list[Session] = []

    def answer(shown: str) -> str | None:
        if " > " in shown and not seen:
            seen.append(typed("play", *new_game("panik"), lines=("1", "quit")))
        return any_option(shown)

    played = session("play", *new_game("panik"), answer=answer)
    assert (played.code, played.complaint) == (0, "")
    assert (seen[0].code, seen[0].complaint) == (0, "")
    assert said("play-left") in seen[0].shown
    assert "Continue it?" in session("play").shown


def test_bots_levels_and_notes_come_back() -> None:
    flags = (*new_game("panik"), "--level", "easy,hard")
    typed("play", *flags, lines=("1", "note blue bluffs «é»", "quit"))
    shown = typed("play", lines=("", "notes", "note again", "notes", "quit")).shown
    assert "1. blue bluffs «é»" in shown
    assert "2. again" in shown


def test_notes_that_others_have_written_do_not_command_the_screen() -> None:
    typed("play", *new_game("panik"), lines=("1", "note careful", "quit"))
    kept = Path("panicroom-data/players.json")
    text = kept.read_text(encoding="utf-8").replace("careful", "\\u001b[2J\\u202ecareful\\r")
    kept.write_text(text, encoding="utf-8")
    shown = typed("play", lines=("", "notes", "quit")).shown
    assert "1. [2Jcareful" in shown
    assert not set("\x1b\r\u202e") & set(shown)


@pytest.mark.parametrize("wrong", ["", "[]", "{}", "x", '{"here":{"guests":[]}}', "[" * 10**5])
def test_without_the_players_a_new_game_is_begun(wrong: str) -> None:
    begun("panik", 2)
    Path("panicroom-data/players.json").write_text(wrong, encoding="utf-8")
    shown = session("play")
    assert (shown.code, shown.complaint) == (0, "")
    assert "Which game" in shown.shown


def test_tokens_are_for_this_user_alone() -> None:
    begun("panik", 1)
    kept = Path("panicroom-data/players.json")
    assert kept.stat().st_mode & 0o077 == 0
    assert len(json.loads(kept.read_text())["here"]["guests"]) == 1


def test_the_line_to_go_on_with_speaks_the_same_language_and_names_the_folder() -> None:
    flags = (*new_game("panik"), "--lang", "fr", "--data", "my data")
    left = typed("play", *flags, lines=("1", "q")).shown
    assert "panicroom play --data 'my data' --lang fr\n" in left


def test_the_key_is_on_no_screen_before_the_end() -> None:
    assert "go-on" not in begun("station", 5).shown
    assert "go-on" not in resumed(5).shown
    assert "go-on" in resumed().shown


def test_people_at_one_keyboard_come_back_together() -> None:
    begun("panik", 4, "--bots", "1")
    shown = resumed(4).shown
    assert "it’s your turn to look" in shown
    assert "Continuing Panik" in shown


def test_nothing_of_the_server_reaches_the_screen() -> None:
    with start("play", *new_game("panik")) as played:
        shown, complaint = played.communicate("quit\n")
    assert (played.returncode, complaint) == (0, "")
    assert "uvicorn" not in shown
