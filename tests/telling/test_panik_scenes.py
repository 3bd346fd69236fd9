"""Scenes of Panik as they are told, and its board on the screen."""

import os
from collections.abc import Sequence

import pytest

from panicroom.cli.faces import FACES
from panicroom.cli.screen.colour import plain
from panicroom.cli.story.scenes import scenes
from panicroom.kernel.audience import Event
from panicroom.words import Message, Words, languages
from tests.panik.table import at, begin, heard, seat

FACE = FACES["panik"]


def story(events: Sequence[Event], colour: str, lang: str = "en") -> str:
    words = Words(lang, "panik")
    messages = FACE.story(heard(list(events), colour), seat(colour))
    return " ".join(map(words.tell, messages)).replace("\N{NO-BREAK SPACE}", " ")


def panik_events() -> list[Event]:
    table = at("red ghost-3 up with blue:basic green:tandem", "blue ?; ? with green:basic")
    events = [*table.do("red", "detect green.1"), *table.do("red", "place detector red.1")]
    events += table.do("red", "send-back blue:basic")
    events += table.do("blue", "place-again blue.1")
    return events


def test_a_manor_is_turned_up_by_the_one_whose_detector_it_is() -> None:
    events = panik_events()
    told = story(events, "blue")
    assert told.startswith("Red's detector turns up Green's manor 1: ")
    assert told.endswith(
        " Red places the detector at their own manor 1 and sends your basic hunter away."
        " It goes to your manor 1."
    )
    assert story(events, "red").startswith("Your detector turns up Green's manor 1")


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
        "Red calls their own basic hunter from Red's manor 2 to Red's manor 1."
    )


def test_manors_turned_up_together_are_one_sentence() -> None:
    table = begin("words", seats=2)
    table.do("red", "turn-up red.1")
    told = story(table.do("blue", "turn-up blue.1"), "red")
    assert told.startswith("Turned up: your manor 1 (")
    assert ") and Blue's manor 1 (" in told


def test_the_first_tandems_are_nobodys_detector() -> None:
    table = begin("words", seats=2)
    for colour in ("red", "blue"):
        table.do(colour, f"turn-up {colour}.1")
    events = [*table.do("red", "post-tandem red.2"), *table.do("blue", "post-tandem blue.2")]
    assert [len(scene) for scene in scenes(FACE, events) if scene] == [1, 1]


@pytest.mark.parametrize("columns", [60, 80])
@pytest.mark.parametrize("lang", languages())
def test_the_board_of_panik_fits_the_screen(columns: int, lang: str) -> None:
    view = at("panik seats=4").view("red")
    drawn = FACE.map(view, Words(lang, "panik"), os.terminal_size((columns, 24)))
    assert max(len(plain(line)) for line in drawn.splitlines()) <= columns


@pytest.mark.parametrize("lang", languages())
def test_short_names_of_manors_fit_with_their_brackets(lang: str) -> None:
    words = Words(lang, "panik")
    for kind in ("ghost-1", "ghost-5", "shared", "trap"):
        assert len(words.tell(Message(f"manor-{kind}"), "short")) <= 10
