"""Several people at one keyboard: a screen between hands, and nothing of one for the other."""

import io
import re

import pytest

from panicroom.cli.faces import FACES
from panicroom.cli.playing.input.hot_seat import WIPE, wipe
from tests.cli.games import ending, every_game, new_game
from tests.cli.typist import any_option, bots_told, dealt, said, session

LOOK = re.compile(r"\n+(\w+), it’s your turn to look: press Enter\. ")
ASKED = re.compile(r"^(\w+)(?:, \d+ AP)? > ", re.MULTILINE)


def looks(game: str, key: str, people: int) -> list[tuple[str, str]]:
    """Who looked, and all that was shown until the next was called up; the end left out."""
    bots = ("--bots", str(FACES[game].first_seats - people), "--level", "random")
    with dealt(key):
        played = session("play", *new_game(game, *bots), "--no-confirm", answer=any_option)
    assert (played.code, played.complaint) == (0, "")
    _, *parts = LOOK.split(ending(game).split(played.shown)[0])
    return list(zip(parts[::2], parts[1::2], strict=True))


@every_game
def test_one_person_is_never_called_up(game: str) -> None:
    assert looks(game, "hot", 1) == []


@every_game
@pytest.mark.parametrize("is_full", [True, False])
def test_only_who_was_called_up_is_asked_and_shown_a_hand(game: str, is_full: bool) -> None:
    people = FACES[game].first_seats if is_full else 2
    shown = looks(game, "hot", people)
    assert len({who for who, _ in shown}) == people
    for who, text in shown:
        assert set(ASKED.findall(text)) <= {who}


@every_game
def test_nobody_is_told_what_only_another_person_may_know(game: str) -> None:
    for who, text in looks(game, "secret", 2):
        told = " ".join(text.split())
        assert not re.search(rf"(?!{who})(Red|Blue|Green|Yellow) (is dealt|is the Host)", told)
        assert not re.search(r"gives \w+ (a|an|the) .* and gets", told)
        drawn = re.findall(r"(Red|Blue|Green|Yellow) draws (?!a card|a Parasite Alert)", told)
        assert drawn == []


def test_a_trade_between_two_people_is_sealed() -> None:
    """Whoever answers second has not been shown what the first has given."""
    shown = looks("station", "trade", 4)
    for who, text in shown:
        given = re.findall(r"Give (.+?)  +give", text)
        trades = text.count("choose the card you give")
        assert not trades or given, who
    assert any("You give" in text for _, text in shown)


def test_each_is_introduced_once() -> None:
    shown = looks("panik", "intro", 2)
    for person in ("Red", "Blue"):
        told = [text for who, text in shown if who == person]
        assert f"You are {person}." in told[0]
        assert all("You are" not in text for text in told[1:])


def test_each_hears_everything_once() -> None:
    shown = looks("panik", "story", 2)
    heard = []
    for person in ("Red", "Blue"):
        told = " ".join(" ".join(text for who, text in shown if who == person).split())
        heard.append(re.findall(r"Green places ([a-z -]+) at [\w’ ]+? manor (\d)", told))
    shorter, longer = sorted(heard, key=len)
    assert longer[: len(shorter)] == shorter
    assert 6 <= len(shorter) <= len(longer) <= 9  # so many hunters has Green


def test_a_terminal_is_wiped_with_all_that_scrolled_off(monkeypatch: pytest.MonkeyPatch) -> None:
    class Screen(io.StringIO):
        def isatty(self) -> bool:
            return True

    shown = Screen()
    monkeypatch.setattr("sys.stdout", shown)
    wipe()
    assert shown.getvalue() == WIPE
    assert "\x1b[3J" in WIPE


def test_people_sit_together_from_the_seat_that_was_asked_for() -> None:
    flags = ("--game", "panik", "--seats", "4", "--bots", "2", "--seat", "yellow")
    shown = session("play", *flags, "--level", "easy", answer=any_option).shown
    assert bots_told(shown) == ["Blue easy", "Green easy"]
    assert {who for who, _ in zip(*[iter(LOOK.split(shown)[1:])] * 2, strict=False)} == {
        "Red",
        "Yellow",
    }


def test_nothing_stays_on_the_screen_when_the_game_is_left() -> None:
    lines = iter(["", "1", "", "", "quit"])
    flags = new_game("panik", "--bots", "1")
    shown = session("play", *flags, answer=lambda _: next(lines)).shown
    hand, _, rest = shown.rpartition("\n" * 20)
    assert "turn-up" in hand
    assert rest.strip().startswith(said("play-left"))
