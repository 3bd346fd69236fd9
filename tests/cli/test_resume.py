"""A game that was left, killed or broken off is gone on with as if nothing had happened."""

import json
import re
import signal
from pathlib import Path

import pytest

from panicroom.games import GAMES
from panicroom.kernel.match import Match
from panicroom.kernel.record import parse_record
from tests.cli.test_command import read_until, start
from tests.cli.typist import Answer, Session, any_option, flat, said, session, typed

SETUP = {
    "station": ("--game", "station", "--seats", "4", "--edition", "en"),
    "panik": ("--game", "panik", "--seats", "3"),
}

every_game = pytest.mark.parametrize("game", GAMES)


@pytest.fixture(autouse=True)
def screen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.chdir(tmp_path)


def record() -> Path:
    [path] = Path("saves").glob("*.jsonl")
    return path


def by_options(most: int | None = None) -> Answer:
    """Each answer follows from the options alone, so that what was shown before does not matter;
    after so many of them the input ends."""
    given = 0

    def answer(shown: str) -> str | None:
        nonlocal given
        given += 1
        if most is not None and given > most:
            return None
        return any_option("\n\n" + shown.rpartition("\n\n")[2])

    return answer


def begun(game: str, most: int | None, *flags: str) -> Session:
    return session("play", *SETUP[game], "--key", "go-on", *flags, answer=by_options(most))


def resumed(most: int | None = None) -> Session:
    return session("play", "--resume", str(record()), answer=by_options(most))


@every_game
def test_a_game_in_pieces_ends_in_the_same_record_as_one_without_a_break(game: str) -> None:
    begun(game, None)
    whole = record().read_bytes()
    record().unlink()
    left = begun(game, 1)
    for _ in range(300):
        if "--resume" not in left.shown:
            break
        left = resumed(2)
    assert (left.code, left.complaint) == (0, "")
    assert record().read_bytes() == whole


@every_game
def test_a_game_that_was_killed_goes_on_after_the_last_action(game: str) -> None:
    begun(game, None, "--saves", "whole")
    [whole] = Path("whole").glob("*.jsonl")
    with start("play", *SETUP[game], "--key", "go-on") as killed:
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
    actions = record().read_text(encoding="utf-8").splitlines()
    assert whole.read_text(encoding="utf-8").splitlines()[: len(actions)] == actions
    assert resumed().code == 0
    assert record().read_bytes() == whole.read_bytes()


@every_game
def test_a_last_line_that_was_never_finished_is_dropped(game: str) -> None:
    begun(game, 3)
    lines = record().read_bytes()
    for torn in (b'{"seat":0,"act', b'{"seat":0,"action":"\xc3'):
        record().write_bytes(lines + torn)
        assert resumed(0).code == 0
        assert record().read_bytes() == lines


def test_a_game_whose_last_line_alone_is_missing_is_over() -> None:
    begun("panik", None)
    whole = record().read_bytes()
    record().write_bytes(whole[: whole.rindex(b'"digest"')])
    for _ in range(2):
        wrong = resumed()
        assert wrong.code == 2
        assert flat(wrong.complaint) == said("save-over", file=str(record()))
        assert record().read_bytes() == whole


@every_game
def test_after_resuming_the_news_since_the_last_own_action_are_told_once(game: str) -> None:
    begun(game, 3)
    match = Match.replay(GAMES[game], parse_record(record().read_text("utf-8").splitlines()))
    shown = resumed(0).shown
    assert shown.startswith("You go on with Pani")
    assert "players enter" not in shown
    assert "players lay out" not in shown
    assert len(match.record.actions) > 3


def test_the_last_game_is_offered_and_enter_goes_on_with_it() -> None:
    begun("panik", 2)
    shown = typed("play", lines=("", "quit")).shown
    assert "A game of Panik is not finished. Go on with it? [Enter = yes, n = no]" in shown
    assert "You go on with Panik" in shown


@pytest.mark.parametrize("lines", [("n",), ("no",), ("NO",)])
def test_who_does_not_want_it_is_asked_for_a_new_one(lines: tuple[str, ...]) -> None:
    begun("panik", 2)
    before = record().read_bytes()
    assert "Which game" in typed("play", lines=lines).shown
    assert record().read_bytes() == before


def test_a_new_game_or_a_finished_one_brings_no_question() -> None:
    begun("panik", 2)
    assert "not finished" not in typed("play", "--new", lines=()).shown
    assert "not finished" not in typed("play", *SETUP["panik"], lines=("quit",)).shown
    resumed()
    assert "not finished" not in typed("play", lines=()).shown


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ("no json\n", "Line 3"),
        ('{"seat":0,"action":"dance"}\n', 'Line 3: "dance" is no action'),
        ('{"seat":0,"action":"end-turn"}\n', "Line 3: "),
        ('{"seat":"red","action":"end-turn"}\n', "Line 3: "),
        ("\xff\n", "not text"),
        ("[" * 10**5 + "\n", "Line 3"),
        ('{"seat":0,"action":"\\u001b[2J dance"}\n', 'Line 3: "[2J dance" is no action'),
    ],
)
def test_a_broken_record_is_named_and_left_as_it_is(wrong: str, reason: str) -> None:
    begun("panik", 2)
    lines = record().read_text(encoding="utf-8").splitlines(keepends=True)
    record().write_bytes("".join([*lines[:2], wrong, *lines[2:]]).encode("latin-1"))
    before = record().read_bytes()
    named = session("play", "--resume", str(record()))
    assert (named.code, named.shown) == (2, "")
    asked = typed("play", lines=())
    assert (asked.code, asked.complaint) == (0, "")
    for told in (named.complaint, asked.shown):
        assert said("save-broken", file=str(record()), reason="") in flat(told)
        assert reason in flat(told)
    assert "Which game" in asked.shown
    assert record().read_bytes() == before


@pytest.mark.parametrize(
    "wrong",
    [
        "",
        "[]",
        "{}",
        '{"bots":{"blue":"normal"},"notes":{"red":[]}}',
        '{"bots":[]}',
        "x",
        "[" * 10**5,
    ],
)
def test_a_broken_table_is_named(wrong: str) -> None:
    begun("panik", 2)
    table = record().with_suffix(".json")
    table.write_text(wrong, encoding="utf-8")
    named = session("play", "--resume", str(record()))
    assert named.code == 2
    assert said("save-table", file=str(table)) in flat(named.complaint)
    assert table.read_text(encoding="utf-8") == wrong


def test_a_file_that_is_not_there_or_is_no_game_is_refused() -> None:
    assert "There is no file" in session("play", "--resume", "nowhere").complaint
    assert "is a folder" in session("play", "--resume", ".").complaint
    Path("empty.jsonl").write_text("", encoding="utf-8")
    empty = session("play", "--resume", "empty.jsonl").complaint
    assert said("save-broken", file="empty.jsonl", reason="") in flat(empty)


def test_a_game_goes_on_in_one_terminal_at_a_time() -> None:
    begun("panik", 2)
    seen: list[Session] = []

    def answer(shown: str) -> str | None:
        if " > " in shown and not seen:
            before = record().read_bytes()
            seen.append(session("play", "--resume", str(record())))
            seen.append(typed("play", lines=()))
            assert record().read_bytes() == before
        return any_option(shown)

    assert session("play", "--resume", str(record()), answer=answer).code == 0
    named, offered = seen
    assert (named.code, named.shown) == (2, "")
    for told in (named.complaint, offered.shown):
        assert said("save-busy", file=str(record())) in flat(told)
    assert said("save-over", file=str(record())) in flat(resumed().complaint)


def test_a_game_just_begun_is_not_gone_on_with_elsewhere() -> None:
    seen: list[str] = []

    def answer(shown: str) -> str | None:
        if Path("saves").exists():
            seen.append(session("play", "--resume", str(record())).complaint)
        return None if seen else any_option(shown)

    session("play", *SETUP["panik"], "--key", "go-on", answer=answer)
    assert flat(seen[0]) == said("save-busy", file=str(record()))
    assert resumed(0).code == 0


def test_what_is_no_file_among_the_saves_is_passed_over() -> None:
    for name in ("folder.jsonl", "folder.json"):
        Path("saves", name).mkdir(parents=True)
    assert "Which game" in typed("play", lines=()).shown


def test_bots_levels_and_notes_come_back() -> None:
    flags = (*SETUP["panik"], "--level", "easy,hard")
    typed("play", *flags, lines=("1", "note blue bluffs «é»", "quit"))
    table = json.loads(record().with_suffix(".json").read_text(encoding="utf-8"))
    assert table["bots"] == {"blue": "easy", "green": "hard"}
    shown = typed("play", lines=("", "notes", "note again", "notes", "quit")).shown
    assert "1. blue bluffs «é»" in shown
    assert "2. again" in shown


def test_notes_that_others_have_written_do_not_command_the_screen() -> None:
    typed("play", *SETUP["panik"], lines=("1", "note careful", "quit"))
    table = record().with_suffix(".json")
    text = table.read_text(encoding="utf-8").replace("careful", "\\u001b[2J\\u202ecareful\\r")
    table.write_text(text, encoding="utf-8")
    shown = typed("play", lines=("", "notes", "quit")).shown
    assert "1. [2Jcareful" in shown
    assert not set("\x1b\r\u202e") & set(shown)


def test_the_line_to_go_on_with_speaks_the_same_language() -> None:
    flags = (*SETUP["panik"], "--lang", "fr")
    assert (
        f"play --resume {record_after(flags)} --lang fr\n"
        in typed("play", "--lang", "fr", lines=("", "q")).shown
    )


def record_after(flags: tuple[str, ...]) -> Path:
    typed("play", *flags, lines=("1", "quit"))
    return record()


def test_the_key_is_on_no_screen_before_the_end() -> None:
    assert "go-on" not in begun("station", 5).shown
    assert "go-on" not in resumed(5).shown
    assert "go-on" in resumed().shown


def test_nothing_is_left_of_a_game_in_which_nobody_has_acted() -> None:
    typed("play", *SETUP["station"], "--key", "go-on", lines=("?", "quit"))
    assert not Path("saves").exists()


@every_game
def test_every_action_is_in_the_file_before_the_next_is_asked(game: str) -> None:
    seen: list[int] = []

    def answer(shown: str) -> str:
        if Path("saves").exists():
            seen.append(len(record().read_bytes().splitlines()))
        return any_option(shown)

    shown = session("play", *SETUP[game], "--key", "each", "--no-confirm", answer=answer).shown
    assert seen == sorted(set(seen))
    assert re.search("You have (won|lost)|Nobody has won", shown)
