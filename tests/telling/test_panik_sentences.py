"""Panik in sentences: decisions, options and events, each as its viewer hears them."""

import re
from typing import Any

from panicroom.panik import PANIK
from panicroom.telling import TELLERS
from tests.panik import table as panik
from tests.panik.table import at, seat
from tests.words.spaced import Spaced

TELLER = TELLERS["panik"]
WORDS = Spaced("en", "panik")
SENDING = ("red ghost-3 up with blue:basic green:tandem", "blue ?; ? with green:basic")


def options(table: panik.Table, color: str = "red") -> list[str]:
    groups = TELLER.groups(table.view(color), PANIK.options(table.state, seat(color)))
    return [WORDS.tell(choice.message) for group in groups for choice in group.choices]


def owed(table: panik.Table, color: str = "red") -> str:
    return WORDS.tell(TELLER.owed(table.view(color)))


def told(events: list[Any], color: str | None) -> str:
    viewer = None if color is None else seat(color)
    messages = [TELLER.tell(event, viewer) for event in panik.heard(events, color)]
    return " ".join(WORDS.tell(message) for message in messages if message is not None)


def test_before_the_game_one_is_turned_up_and_one_gets_a_tandem() -> None:
    table = panik.begin("words", seats=2)
    assert owed(table).startswith("Which of your manors do you reveal to everyone?")
    assert re.fullmatch(r"Reveal your manor 1: (ghost|shared|trap).*", options(table)[0])
    table.do("red", "turn-up red.1")
    assert "Your manor 1 is revealed: " in told(table.do("blue", "turn-up blue.1"), "red")
    assert owed(table).startswith("At which of your face-down manors do you place")
    assert len(options(table)) == 3
    assert options(table)[0].startswith("Place a tandem at your manor 2: ")


def test_a_detector_turns_up_and_is_then_placed() -> None:
    table = at("blue ?; trap")
    events = table.do("red", "detect blue.2")
    assert told(events, "blue") == "Your manor 2 is revealed: a trap."
    assert owed(table) == "Now place the detector."
    assert "Place the detector at Blue’s manor 2, a trap" in options(table)


def test_after_placing_one_may_be_sent_away_and_one_called_by_lines_of_their_own() -> None:
    table = at(*SENDING)
    table.do("red", "place call red.1")
    sentence = "You may send one hunter away from your manor 1 and call one to it, in either order."
    assert owed(table) == sentence
    assert options(table) == [
        "Send Blue’s basic hunter away",
        "Send Green’s tandem away",
        "Call Green’s basic hunter from Blue’s manor 2",
        "End your turn",
    ]


def test_each_hears_of_sending_and_calling_in_the_own_person() -> None:
    table = at(*SENDING)
    table.do("red", "place call red.1")
    sent = table.do("red", "send-back blue:basic")
    assert told(sent, "red") == "You send Blue’s basic hunter away from your manor 1."
    assert told(sent, "blue") == "Red sends your basic hunter away from Red’s manor 1."
    assert owed(table, "blue") == (
        "Your basic hunter was sent away from Red’s manor 1: place it at another manor."
    )
    again = table.do("blue", "place-again green.1")
    assert told(again, "blue") == "Your basic hunter goes to Green’s manor 1."
    assert owed(table) == "You may call one hunter to your manor 1."
    called = table.do("red", "call green:basic blue.2")
    assert told(called, "green") == (
        "Red calls your basic hunter from Blue’s manor 2 to Red’s manor 1."
    )


def test_only_what_was_dealt_to_the_viewer_is_told() -> None:
    news = panik.begin("dealt", seats=2).state.news
    assert told(news, "red").count("dealt") == told(news, "blue").count("dealt") == 1
    assert "dealt" not in told(news, None)
