"""Audiences: who hears of an event and who may read which field; there is no default."""

from dataclasses import dataclass

import pytest

from panicroom.kernel.audience import EVERYBODY, HIDDEN, Event, everybody_but, heard_by, only


@dataclass(slots=True)
class DoorOpened(Event):
    audience = EVERYBODY
    seat: int


@dataclass(slots=True)
class CardsSwapped(Event):
    audience = everybody_but(card="seat partner", mood="seat")
    seat: int
    partner: int
    card: str
    mood: str


@dataclass(slots=True)
class FeverFelt(Event):
    audience = only("seat")
    seat: int


SWAP = CardsSwapped(1, 2, "ace", "sour")


def test_an_event_without_an_audience_fails_when_its_class_is_made() -> None:
    with pytest.raises(TypeError, match="Silent does not name its audience"):

        @dataclass(slots=True)
        class Silent(Event):
            seat: int


def test_an_audience_is_not_inherited() -> None:
    with pytest.raises(TypeError, match="Creaked does not name its audience"):

        class Creaked(DoorOpened):
            pass


@pytest.mark.parametrize("viewer", [0, 1, 5, None])
def test_a_public_event_is_heard_by_all_as_it_is(viewer: int | None) -> None:
    event = DoorOpened(1)
    assert heard_by(event, viewer) is event


@pytest.mark.parametrize(
    ("viewer", "card", "mood"),
    [(1, "ace", "sour"), (2, "ace", HIDDEN), (0, HIDDEN, HIDDEN), (None, HIDDEN, HIDDEN)],
)
def test_a_secret_field_is_read_by_those_it_names(
    viewer: int | None, card: object, mood: object
) -> None:
    heard = heard_by(SWAP, viewer)
    assert isinstance(heard, CardsSwapped)
    assert (heard.seat, heard.partner) == (1, 2)
    assert (heard.card, heard.mood) == (card, mood)


def test_hiding_leaves_the_event_itself_alone() -> None:
    heard_by(SWAP, None)
    assert (SWAP.card, SWAP.mood) == ("ace", "sour")


@pytest.mark.parametrize(("viewer", "hears"), [(1, True), (0, False), (None, False)])
def test_a_secret_event_is_heard_by_one_seat_alone(viewer: int | None, hears: bool) -> None:
    event = FeverFelt(1)
    assert heard_by(event, viewer) == (event if hears else None)


def test_seat_zero_is_no_spectator() -> None:
    assert heard_by(FeverFelt(0), 0) == FeverFelt(0)
    assert heard_by(FeverFelt(0), None) is None


def test_hidden_is_one_value_that_says_so() -> None:
    assert repr(HIDDEN) == "HIDDEN"
    assert HIDDEN is type(HIDDEN)("?")
