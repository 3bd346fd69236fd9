"""`watch`, `replay`, `position`, `rules`, `sim` and `bench`."""

import json
import re
import sys
from pathlib import Path

import pytest

from panicroom.bots.random import RandomBot
from panicroom.bots.table import Table
from panicroom.kernel.match import Match
from panicroom.station import STATION
from tests.cli.typist import session, typed
from tests.words.catalogue import messages

PROJECT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def screen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.chdir(tmp_path)


def flat(text: str) -> str:
    return " ".join(text.split())


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game of four bots."""
    match = Match.begin(STATION, STATION.setup(seats=4), "record")
    Table(match, {seat: RandomBot() for seat in range(4)}, "record").play_on()
    path = tmp_path / "game.jsonl"
    path.write_text(str(match.record), encoding="utf-8")
    return path


def test_watching_tells_the_game_from_its_beginning_to_its_end() -> None:
    told = session("watch", "--key", "story", "--seats", "4")
    assert told.code == 0
    assert told.shown.index("4 players enter") < told.shown.index("Round 1:")
    assert re.search("The winners: |Nobody has won", told.shown)
    assert session("watch", "--key", "story", "--seats", "4") == told


def test_watching_a_turn_is_one_paragraph() -> None:
    turns = re.findall(r"^\w+'s turn .*", session("watch", "--key", "story").shown, re.MULTILINE)
    assert len(turns) > 5
    assert any(turn.count(".") > 2 for turn in turns)


def test_a_seats_eyes_see_its_own_cards_and_a_spectators_none() -> None:
    spectator = flat(session("watch", "--key", "story").shown)
    assert "You " not in spectator
    assert "You are dealt" in session("watch", "--key", "story", "--seat", "green").shown
    assert "Green is dealt" in session("watch", "--key", "story", "--open").shown


def test_a_replay_tells_the_same_story_as_the_game(record: Path) -> None:
    told = flat(session("replay", str(record), "--seat", "blue").shown)
    watched = flat(session("watch", "--key", "record", "--seats", "4", "--seat", "blue").shown)
    story = watched[watched.index("4 players enter") : watched.index("The key of the dice")]
    assert told == story.strip()


def test_a_replay_shows_the_table_at_a_step(record: Path) -> None:
    steps = len(record.read_text().splitlines()) - 2
    shown = session("replay", str(record), "--step", "5").shown
    assert shown.startswith(f"Step 5 of {steps}.")
    assert "reactor" in shown
    assert "Your hand" not in shown
    assert "Your hand" in session("replay", str(record), "--step", "5", "--seat", "red").shown
    opened = session("replay", str(record), "--step", "0", "--open").shown
    assert re.search(r"^Red( \(Host\))?: .*red infection x3", opened, re.MULTILINE)


def test_a_step_beyond_the_end_is_refused(record: Path) -> None:
    assert "There is no step 999" in session("replay", str(record), "--step", "999").complaint


@pytest.mark.parametrize(
    ("line", "text", "sentence"),
    [
        (0, "no record", 'Line 1, line: "no record" is not a JSON object.'),
        (0, '{"record":1,"game":"chess","setup":{},"key":"k"}', 'of "chess", a game I do not'),
        (0, '{"record":9}', 'Line 1, record: "9" is not format 1.'),
        (3, '{"seat":0,"action":"dance"}', "Line 4"),
        (-1, '{"outcome":{"reason":"burned","rule":"WIN-1","side":"humans","winners":[]},'
             '"digest":"0"}', "The record has been changed"),
    ],
)  # fmt: skip
def test_a_broken_record_is_named(record: Path, line: int, text: str, sentence: str) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    lines[line] = text
    record.write_text("\n".join(lines), encoding="utf-8")
    wrong = session("replay", str(record))
    assert (wrong.code, wrong.shown) == (2, "")
    assert sentence in wrong.complaint


def test_a_file_that_is_not_text_is_named(tmp_path: Path) -> None:
    (tmp_path / "picture").write_bytes(bytes(range(128, 256)))
    assert session("replay", "picture").complaint == "That file is not text.\n"


def test_a_position_is_drawn_and_written_in_its_canonical_form(tmp_path: Path) -> None:
    Path("position").write_text("station fr seats=4\nblue host hand own gas host\n")
    shown = session("position", "position").shown
    assert "Blue (Host): Gas Can" in shown
    canonical = shown[shown.index("station fr seats=4\n") :]
    assert canonical == STATION.write(STATION.read(Path("position").read_text()))


def test_a_position_is_read_from_the_input() -> None:
    shown = typed("position", "-", lines=("station cs seats=6", "turn blue ap 1")).shown
    assert shown.endswith("turn blue ap 1\ndecision 0\n")


def test_a_broken_position_is_named_by_its_line() -> None:
    Path("position").write_text("station en\nturn pink")
    assert session("position", "position").complaint.startswith('Line 2, colour: "pink" is not')


def test_a_rule_is_printed_by_its_id() -> None:
    assert flat(session("rules", "SCAN-1").shown).startswith("SCAN-1 Everyone learns")
    assert session("rules", "scan-1") == session("rules", "SCAN-1")
    assert session("rules", "SCAN") == session("rules", "SCAN-1")


def test_all_rules_are_printed_by_chapter() -> None:
    shown = session("rules").shown
    assert re.findall(r"^  ([A-Z]+-\d)  ", shown, re.MULTILINE) == [
        id.removeprefix("rule-") for id in messages() if id.startswith("rule-")
    ]
    assert shown.index("Parasite Phase\n") < shown.index("  PHASE-1")


def test_the_rulings_of_an_edition_are_printed() -> None:
    czech = session("rules", "--edition", "cs", "--variant", "3").shown
    assert "If the Hive can never be laid, the humans win." in czech
    assert "4 Gas Cans burn the Hive." in czech


def test_the_coverage_names_each_rules_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(PROJECT)
    shown = session("rules", "--coverage").shown
    assert re.search(r"^  MOVE-1 +\d+ [^A-Z]+ tests/station/test_move.py", shown, re.MULTILINE)
    assert re.search(r"^\d+ of \d+ rules and rulings have a test\.$", shown, re.MULTILINE)


def test_a_simulation_counts_wins_and_lengths() -> None:
    shown = session("sim", "--games", "5", "--seats", "4", "--jobs", "1").shown
    assert shown.startswith("5 games.")
    assert re.search(r"^  rounds +\d", shown, re.MULTILINE)


def test_a_simulation_in_json_is_the_same_on_any_number_of_processes() -> None:
    flags = ("sim", "--games", "6", "--seats", "4", "--edition", "ru", "--variant", "1", "--json")
    one, two = session(*flags, "--jobs", "1"), session(*flags, "--jobs", "2")
    assert one == two
    data = json.loads(one.shown)
    assert (data["games"], data["seats"], data["edition"]) == (6, 4, "ru")
    assert data["variants"] == [1]
    assert sum(data["sides"].values()) == 6
    assert set(data["rounds"]) == {"mean", "lower", "median", "upper"}
    assert json.loads(session(*flags, "--key", "other").shown) != data


def test_the_bench_compares_with_catanatron_where_it_is_installed() -> None:
    shown = session("bench", "--games", "1").shown
    assert re.search(r"^  4 +\d+( +[\d.]+){5}$", shown, re.MULTILINE)
    assert "catanatron: " in shown


def test_the_bench_says_in_a_line_that_catanatron_is_not_installed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "catanatron", None)
    assert "catanatron is not installed" in session("bench", "--games", "1").shown
