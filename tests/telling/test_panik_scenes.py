"""Scenes of Panik as they are told."""

from collections.abc import Sequence

import pytest

from panicroom.kernel.audience import Event
from panicroom.words import Message, Words, languages
from tests.panik.table import at, begin, seat
from tests.telling.scene import story as told


def story(events: Sequence[Event], color: str, lang: str = "en") -> str:
    return told(events, seat(color), "panik", lang)


def panik_events() -> list[Event]:
    table = at("red ghost-3 up with blue:basic green:tandem", "blue ?; ? with green:basic")
    events = [*table.do("red", "detect green.1"), *table.do("red", "place detector red.1")]
    events += table.do("red", "send-back blue:basic")
    events += table.do("blue", "place-again blue.1")
    return events


def test_a_manor_is_turned_up_by_the_one_whose_detector_it_is() -> None:
    events = panik_events()
    said = story(events, "blue")
    assert said.startswith("Red’s detector reveals Green’s manor 1: ")
    assert said.endswith(
        " Red places the detector at their own manor 1 and sends your basic hunter away."
        " It goes to your manor 1."
    )
    assert story(events, "red").startswith("Your detector reveals Green’s manor 1")


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Red places a tandem at their own manor 2 and sends their own basic hunter away."),
        ("fr", "Rouge place un binôme devant son manoir 2 et renvoie son chasseur standard."),
        ("ru", "Красный отправляет тандем в свой 2‑й особняк и прогоняет своего рядового."),
        ("cs", "Červený umisťuje tandem ke svému domu 2 a posílá pryč svého běžného lovce."),
    ],
)
def test_what_belongs_to_the_player_who_acts_is_that_players_own(lang: str, told: str) -> None:
    table = at("red ghost-3 up; ? with red:basic", "blue ?; ?")
    events = [*table.do("red", "place tandem red.2"), *table.do("red", "send-back red:basic")]
    assert story(events, "blue", lang) == told


def test_who_calls_a_hunter_of_the_own_is_not_mistaken_for_its_manor() -> None:
    table = at("red ghost-3 up; ? with red:basic", "blue ?; ?")
    table.do("red", "place call red.1")
    called = table.do("red", "call red:basic red.2")
    assert story(called, "blue") == (
        "Red calls their own basic hunter from Red’s manor 2 to Red’s manor 1."
    )


def test_manors_turned_up_together_are_one_sentence() -> None:
    table = begin("words", seats=2)
    table.do("red", "turn-up red.1")
    said = story(table.do("blue", "turn-up blue.1"), "red")
    assert said.startswith("Revealed: your manor 1 (")
    assert ") and Blue’s manor 1 (" in said


@pytest.mark.parametrize("lang", languages())
def test_short_names_of_manors_fit_with_their_brackets(lang: str) -> None:
    words = Words(lang, "panik")
    for kind in ("ghost-1", "ghost-5", "shared", "trap"):
        assert len(words.tell(Message(f"manor-{kind}"), "short")) <= 10
