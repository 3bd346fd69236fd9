"""`--lang`, then the environment, then English."""

import pytest

from panicroom.cli.language import language_of, take_language
from panicroom.words import Words, languages
from tests.cli.typist import session

every_language = pytest.mark.parametrize("lang", languages())


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "ru"}, "ru"),
        ({"LANG": "RU_ru@euro"}, "ru"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "ru_RU.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": ""}, "ru"),
        ({"LANG": "tlh_QX.UTF-8"}, "en"),
        ({"LANGUAGE": "tlh:ru:en"}, "ru"),
        ({"LANGUAGE": "ru", "LANG": "en_GB.UTF-8"}, "en"),
    ],
)
def test_the_environment_chooses_a_language(environment: dict[str, str], lang: str) -> None:
    assert language_of(environment) == lang


@pytest.mark.parametrize(
    "argv",
    [
        ("--lang", "ru", "rules", "MOVE"),
        ("rules", "--lang", "ru", "MOVE"),
        ("rules", "MOVE", "--lang", "ru"),
        ("rules", "MOVE", "--lang=RU"),
        ("--lang", "en", "rules", "MOVE", "--lang=ru"),
    ],
)
def test_the_flag_may_stand_anywhere(argv: tuple[str, ...]) -> None:
    assert take_language(argv) == ("ru", ["rules", "MOVE"])


def test_without_the_flag_nothing_is_taken() -> None:
    assert take_language(("rules", "--language", "-l")) == (None, ["rules", "--language", "-l"])


@pytest.mark.parametrize("argv", [("--lang", "xx"), ("rules", "--lang=")])
def test_another_language_is_refused_in_one_line_that_names_them_all(argv: tuple[str, ...]) -> None:
    refused = session(*argv)
    assert refused.code == 2
    assert refused.complaint.count("\n") == 1
    assert f"--lang takes one of {', '.join(languages())}" in refused.complaint


def test_a_language_that_is_not_named_is_asked_for() -> None:
    assert session("rules", "--lang").complaint.startswith("--lang is incomplete")


@every_language
def test_help_is_given_in_that_language(lang: str) -> None:
    words = Words(lang)
    shown = session("--lang", lang).shown
    assert " ".join(words.say("verb-rules").split()) in " ".join(shown.split())
    shown = session("rules", "--help", "--lang", lang).shown
    assert shown.split()[0] == words.say("help-usage").split()[0]
    assert "--lang" in shown


@every_language
def test_errors_are_said_in_that_language(lang: str) -> None:
    complaint = session("dance", "--lang", lang).complaint
    expected = Words(lang).say("error-unknown-verb", verb="dance")
    assert complaint.split() == expected.split()


@every_language
def test_the_environment_is_asked_when_the_flag_is_not_given(
    lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", f"{lang}.UTF-8")
    complaint = session("dance").complaint
    assert complaint.split() == Words(lang).say("error-unknown-verb", verb="dance").split()
