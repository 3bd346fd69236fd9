"""Editions of a rulebook: which one is played by default, and how they differ."""

import re

import pytest

from panicroom.cli.command import verb_named
from panicroom.cli.faces import FACES
from panicroom.cli.flags import wishes_of
from panicroom.cli.parser import Flags, Parser
from panicroom.cli.reports.editions import differences
from panicroom.cli.reports.plans import plans_of
from panicroom.words import Words, languages
from tests.cli.typist import flat, session

FACE = FACES["station"]
VERBS = {"play": [], "join": ["http://127.0.0.1:8080"], "watch": [], "sim": [], "rules": []}
every_verb = pytest.mark.parametrize("verb", VERBS)
every_language = pytest.mark.parametrize("lang", languages())


def flags_of(verb: str, lang: str, *more: str) -> Flags:
    parser = Parser(verb, Words(lang))
    verb_named(verb).add_flags(parser)
    return parser.read([*VERBS[verb], *more])


@every_verb
@pytest.mark.parametrize("lang", FACE.editions)
def test_the_language_chooses_the_edition(verb: str, lang: str) -> None:
    assert wishes_of(FACE, flags_of(verb, lang))["edition"] == lang


@every_verb
def test_a_language_without_an_edition_of_its_own_plays_the_first(verb: str) -> None:
    flags = flags_of(verb, "fr")
    flags.language = "es"
    assert wishes_of(FACE, flags)["edition"] == "en"


@every_verb
def test_the_flag_counts_before_the_language(verb: str) -> None:
    assert wishes_of(FACE, flags_of(verb, "fr", "--edition", "ru"))["edition"] == "ru"


def test_simulated_games_are_of_the_edition_of_the_language() -> None:
    [plan] = plans_of(FACE, flags_of("sim", "cs"))
    assert plan.wishes["edition"] == "cs"


def test_a_game_without_editions_is_played_in_any_language() -> None:
    assert "edition" not in wishes_of(FACES["panik"], flags_of("watch", "fr", "--game", "panik"))


@every_verb
@every_language
def test_the_help_says_so(verb: str, lang: str) -> None:
    shown = flat(session(verb, "--help", "--lang", lang).shown)
    assert re.search(r"--edition E .*\(--lang\) --variant V ", shown)


@every_language
def test_the_editions_are_compared_side_by_side(lang: str) -> None:
    shown = session("rules", "--editions", "--lang", lang).shown
    headings = re.findall(r"--ruling (\w+)=(\S+)$", shown, re.MULTILINE)
    assert len(headings) == 11
    assert headings[0] == ("hive_depth", "4|3")
    lines = re.findall(r"^  (en|  )  (fr|  )  (ru|  )  (cs|  )  \S", shown, re.MULTILINE)
    rows = [row for line in lines if (row := "".join(line).split())]  # others are folded text
    assert rows[:2] == [["en", "rucs"], ["fr"]]
    assert len(rows) == 22
    assert max(map(len, shown.splitlines())) <= 80
    assert "\x1b" not in shown


def test_each_difference_is_told_with_the_rule_that_depends_on_it() -> None:
    assert all(difference.rules for difference in differences(FACE))
    found = {difference.ruling: difference.by_edition for difference in differences(FACE)}
    assert found["grenade_spares"]["ru"] == found["grenade_spares"]["cs"]
    assert found["grenade_spares"]["ru"] != found["grenade_spares"]["en"]


def test_a_game_with_one_edition_has_nothing_to_compare() -> None:
    done = session("rules", "--editions", "--game", "panik")
    assert (done.code, done.shown) == (2, "")
    assert done.complaint.startswith("--editions: ")


def test_editions_are_not_compared_rule_by_rule() -> None:
    assert session("rules", "--editions", "WIN-1").code == 2
