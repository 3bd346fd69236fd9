"""`panicroom sim`: what it prints, counts, draws and refuses."""

import io
import json
import re
import shlex
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from panicroom.cli.screen.progress import progress
from panicroom.words import Words
from tests.cli.typist import flat, session

PNG = b"\x89PNG\r\n"


def sim(*flags: str, games: int = 6) -> str:
    done = session("sim", "--games", str(games), "--jobs", "1", *flags)
    assert not done.complaint
    return done.shown


def data(*flags: str, games: int = 6) -> Any:
    return json.loads(sim("--json", *flags, games=games))


def random_panik(*flags: str) -> list[str]:
    return ["--game", "panik", "--level", "random", *flags]


def test_wins_and_lengths_are_counted_with_their_intervals() -> None:
    shown = sim("--seats", "4", "--level", "random")
    assert shown.startswith("6 games. 4 players. Panic Station, rules of the English edition.")
    assert "level: random." in " ".join(shown.split())
    interval = r"\[\d+\.\d, \d+\.\d\]"
    assert re.search(rf"^  no one +\d +\d+\.\d +{interval}$", shown, re.MULTILINE)
    assert re.search(rf"^  Red +random +\d +\d+\.\d +{interval} +\d$", shown, re.MULTILINE)
    assert re.search(rf"^  rounds +\d+\.\d +{interval}", shown, re.MULTILINE)


@pytest.mark.parametrize(
    ("lang", "seat"), [("fr", "Rouge +aléatoire"), ("ru", "Красный +случайный")]
)
def test_decimals_have_the_comma_of_the_language(lang: str, seat: str) -> None:
    shown = sim("--lang", lang, "--seats", "4", "--level", "random")
    interval = r"\[\d+,\d\s?; \d+,\d\]"
    assert re.search(rf"^  {seat} +\d +\d+,\d +{interval} +\d$", shown, re.MULTILINE)


def test_the_level_is_normal_unless_another_is_named() -> None:
    assert data(games=1)["plan"]["players"] == ["normal"] * 5


def test_json_is_the_same_on_any_number_of_processes() -> None:
    asked = ("--seats", "4", "--edition", "ru", "--variant", "1", "--level", "random")
    flags = ("sim", "--games", "6", "--json", *asked)
    one, two = session(*flags, "--jobs", "1"), session(*flags, "--jobs", "2")
    assert one == two
    found = json.loads(one.shown)
    assert found["plan"]["wishes"] == {"seats": 4, "edition": "ru", "variants": [1]}
    sides = found["summary"]["sides"].values()
    assert sum(side["times"] for side in sides) == found["plan"]["games"] == 6
    assert all(side["low"] <= side["share"] <= side["high"] for side in sides)
    assert (
        len(found["summary"]["courses"]["infected"])
        >= found["summary"]["spreads"]["rounds"]["most"]
    )
    assert json.loads(session(*flags, "--key", "other").shown) != found


def test_rivals_have_a_score_in_which_shared_wins_are_shared_out() -> None:
    found = data(*random_panik("--seats", "2"), games=40)["summary"]
    reasons, seats = found["reasons"]["players"], found["seats"]
    assert reasons["shared_victory"]["times"] == seats[0]["shared"] == seats[1]["shared"] > 0
    assert sum(seat["score"]["mean"] for seat in seats) == pytest.approx(1, abs=1e-4)
    assert seats[0]["score"]["mean"] < seats[0]["won"]["share"]
    assert found["spreads"]["score-red"]["mean"] > found["spreads"]["lead"]["mean"] > 0


def test_rivals_are_shown_by_seat_with_reasons_and_points() -> None:
    shown = sim(*random_panik("--seats", "2"), games=40)
    assert re.search(r"^ +tied on points +\d+ ", shown, re.MULTILINE)
    assert re.search(
        r"^  Blue +random( +[\d.]+){2} +\[.*\] +\d +[\d.]+ +\[.*\]$", shown, re.MULTILINE
    )
    assert re.search(r"^  Red’s points +\d", shown, re.MULTILINE)
    assert "Green" not in shown


def test_a_level_may_be_typed_in_any_case() -> None:
    assert "level: random." in " ".join(sim("--seats", "4", "--level", "Random", games=1).split())


def test_each_seat_may_have_a_level_of_its_own() -> None:
    shown = sim("--game", "panik", "--seats", "3", "--level", "easy,random,random", games=2)
    assert "these levels: easy and random." in " ".join(shown.split())
    assert re.search(r"^  Red +easy ", shown, re.MULTILINE)
    assert re.search(r"^  Green +random ", shown, re.MULTILINE)


def test_the_sides_may_have_levels_of_their_own() -> None:
    shown = sim("--humans", "easy", "--infected", "random", games=2)
    assert "Level of the humans: easy; of the infected: random." in " ".join(shown.split())
    assert (
        data("--humans", "easy", games=1)["plan"]["players"]
        == [{"humans": "easy", "infected": "normal"}] * 5
    )


def test_several_levels_are_tried_against_each_other() -> None:
    shown = sim("--humans", "random,easy", "--infected", "random", games=4)
    assert re.search(r"^  The humans, wins in % +against random$", shown, re.MULTILINE)
    assert re.search(r"^  easy +\d+\.\d \[\d+\.\d, \d+\.\d\]$", shown, re.MULTILINE)
    assert re.search(r"^  easy over random +[+-]\d+\.\d \[[+-].*\]$", shown, re.MULTILINE)
    assert re.search(
        r"^  The infected, wins in % +against random +against easy$", shown, re.MULTILINE
    )


def test_levels_tried_against_each_other_play_the_same_deals() -> None:
    found = data("--humans", "random,easy", "--infected", "random", games=4)
    [gain] = found["gains"]
    assert [gain[name] for name in ("side", "level", "over", "against")] == [
        "humans",
        "easy",
        "random",
        "random",
    ]
    assert {table["plan"]["base"] for table in found["tables"]} == {"sim"}


def test_several_tables_are_played_one_after_the_other() -> None:
    flags = ("--seats", "4,5", "--edition", "en,cs", "--level", "random")
    tables = data(*flags, games=1)["tables"]
    wishes = [
        (table["plan"]["wishes"]["edition"], table["plan"]["wishes"]["seats"]) for table in tables
    ]
    assert wishes == [("en", 4), ("en", 5), ("cs", 4), ("cs", 5)]
    assert sim(*flags, games=1).count("Panic Station, rules of the Czech edition.") == 2


@pytest.mark.parametrize(
    "flags",
    [
        ("--seats", "4,6", "--edition", "en,ru", "--level", "random"),
        ("--humans", "random,easy", "--infected", "random"),
        ("--game", "panik", "--seats", "2,4", "--level", "random"),
        ("--game", "panik", "--seats", "3", "--level", "easy,random,random"),
    ],
)
def test_it_is_drawn(flags: tuple[str, ...], tmp_path: Path) -> None:
    sim(*flags, "--plot", "out.png", games=2)
    drawn = (tmp_path / "out.png").read_bytes()
    assert drawn.startswith(PNG)
    assert len(drawn) < 150_000


def test_the_same_games_give_the_same_drawing(tmp_path: Path) -> None:
    for name in ("one.png", "two.png"):
        sim(*random_panik("--plot", name), games=2)
    assert (tmp_path / "one.png").read_bytes() == (tmp_path / "two.png").read_bytes()


@pytest.mark.parametrize(
    ("flags", "complaint"),
    [
        (("--game", "panik", "--humans", "easy"), "panik"),
        (("--level", "easy", "--infected", "hard"), "Use either --level"),
        (("--level", "brilliant"), "“brilliant”"),
        (("--humans", "easy,brilliant"), "“brilliant”"),
        (("--level", "easy,hard"), "2 levels for 5 bots"),
        (("--seats", "4,x"), "--seats takes a number, 1 or more, not “x”."),
        (("--plot", "out.txt"), ".png, .svg or .pdf, not “out.txt”."),
        (("--plot", "nowhere/out.png"), "“nowhere” is not a folder."),
    ],
)
def test_what_cannot_be_done_is_refused_before_a_game_is_played(
    flags: tuple[str, ...], complaint: str
) -> None:
    done = session("sim", "--games", "999999", *flags)
    assert done.code == 2
    assert complaint in " ".join(done.complaint.split())
    assert not done.shown


def test_without_matplotlib_it_is_said_in_a_line_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    done = session("sim", "--games", "999999", "--plot", "out.png")
    assert done.code == 2
    python, *words = shlex.split(done.complaint.splitlines()[-1])
    assert words == ["-m", "pip", "install", "matplotlib"]
    prefix = [python, "-c", "import sys; print(sys.prefix)"]
    found = subprocess.run(prefix, capture_output=True, text=True, check=True)
    assert found.stdout.strip() == sys.prefix


def test_the_command_names_the_python_below_the_current_folder_by_its_relative_path(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """As `make play` leaves it: the environment lies in the folder of the project."""
    monkeypatch.setattr("sys.executable", str(tmp_path / ".venv/run/bin/python"))
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    done = session("sim", "--plot", "out.png")
    command = done.complaint.splitlines()[-1].strip()
    assert command == ".venv/run/bin/python -m pip install matplotlib"


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_person_sees_how_far_it_has_come_and_nothing_of_it_stays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    screen = Screen()
    monkeypatch.setattr("sys.stderr", screen)
    monkeypatch.setattr("panicroom.cli.screen.progress.PAUSE", 0)
    with progress(Words("en"), 8) as tell:
        tell(4, 2)
    assert "6 of 8\N{NO-BREAK SPACE}games" in screen.getvalue()
    assert screen.getvalue().endswith("\r\033[K")


def test_whoever_reads_from_a_pipe_sees_no_progress(capsys: pytest.CaptureFixture[str]) -> None:
    with progress(Words("en"), 8) as tell:
        tell(0, 8)
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("verb", [("sim",), ("dataset", "--out", "there")])
def test_a_place_to_play_at_that_is_none_is_refused_by_its_flag(verb: tuple[str, ...]) -> None:
    told = session(*verb, "--games", "2", "--on", "moon")
    assert told.code == 2
    assert "--on" in told.complaint
    assert "here, ray, ray:ADDRESS" in flat(told.complaint)


@pytest.mark.skipif(find_spec("ray") is not None, reason="Ray is installed here")
def test_without_ray_it_is_said_how_to_install_it() -> None:
    told = session("sim", "--games", "2", "--on", "ray")
    assert told.code == 2
    assert "panicroom[ray]" in told.complaint


def test_a_dataset_needs_a_folder_and_one_kind_of_game() -> None:
    assert "--out" in session("dataset").complaint
    told = session("dataset", "--out", "there", "--edition", "en,fr")
    assert told.code == 2
    assert "one kind" in flat(told.complaint)


@pytest.mark.skipif(find_spec("pyarrow") is not None, reason="pyarrow is installed here")
def test_without_pyarrow_it_is_said_how_to_install_it(tmp_path: Path) -> None:
    told = session("dataset", "--out", str(tmp_path / "there"))
    assert told.code == 2
    assert "panicroom[datasets]" in told.complaint
    assert not (tmp_path / "there").exists()
