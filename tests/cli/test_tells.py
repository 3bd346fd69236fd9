"""`panicroom tells`: what it prints, counts, draws and refuses."""

import json
from pathlib import Path

import pytest

from panicroom.words import Words, languages
from tests.cli.typist import flat, session

FLAGS = ("tells", "--games", "2", "--seats", "4", "--key", "k", "--jobs", "1")


@pytest.mark.parametrize("lang", languages())
def test_it_says_in_each_language_what_deeds_tell_and_what_is_believed(lang: str) -> None:
    told = session("--lang", lang, *FLAGS)
    assert told.code == 0
    words = Words(lang).of("station")
    for id in ("act-explore", "card-gas", "tells-ratio", "llm-brier"):
        assert words.say(id) in told.shown


def test_json_holds_every_count_and_does_not_depend_on_the_processes() -> None:
    one = session(*FLAGS, "--json")
    assert session(*FLAGS[:-1], "2", "--json") == one
    found = json.loads(one.shown)
    assert found["plan"]["games"] == 2
    assert {"family", "kind", "period", "humans", "infected", "ratio"} == set(found["tells"][0])
    assert found["beliefs"]["later"]["brier"] >= 0


def test_the_calibration_is_drawn(tmp_path: Path) -> None:
    told = session(*FLAGS, "--plot", str(tmp_path / "out.png"))
    assert told.code == 0
    assert (tmp_path / "out.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("flags", "complaint"),
    [
        (("--game", "panik"), "no sides"),
        (("--edition", "en,fr"), "one kind"),
        (("--plot", "out.txt"), "--plot takes a file"),
    ],
)
def test_what_cannot_be_told_is_refused(flags: tuple[str, ...], complaint: str) -> None:
    told = session("tells", "--games", "999999", *flags)
    assert told.code == 2
    assert complaint in flat(told.complaint)
