"""What happened, in words: to the one it happened to, to the others, and with all cards open."""

import re
from typing import Any

import pytest

from panicroom.cli.faces import FACES
from panicroom.cli.faces.station.events import event_message
from panicroom.cli.faces.station.names import kinds_of
from panicroom.kernel.audience import Event, Viewer, heard_by
from panicroom.kernel.outcome import Outcome
from panicroom.station import options
from panicroom.station.actions import Function, Swarm
from panicroom.station.agenda import Weapon
from panicroom.station.cards import AMMO, ARMOR, GAS, infection_of
from panicroom.station.map import Place
from panicroom.station.rooms import HIVE, REACTOR, Direction
from panicroom.station.rules.armor import CharacterWounded
from panicroom.station.rules.items import HandShown
from panicroom.station.rules.move import CharacterMoved
from panicroom.station.rules.search import CardDrawn, HostDrawn, RoomSearched
from panicroom.station.rules.setup import CardDealt
from panicroom.station.rules.trading import CardsTraded, PlayerInfected
from panicroom.station.rules.turn import TurnBegan
from panicroom.station.tokens import ANDROID, TROOPER, Face, Role
from panicroom.words import Words
from tests.words.catalogue import messages, used_in

assert options.CHAPTERS  # every chapter is imported, and with it every event

FACE = FACES["station"]
WORDS = Words("en")
RED, BLUE, GREEN = 0, 1, 2


def told(event: Event, viewer: Viewer) -> str | None:
    """As this viewer hears it; None for what the viewer does not hear."""
    heard = heard_by(event, viewer)
    return None if heard is None else WORDS.tell(event_message(heard, viewer))


def opened(event: Event) -> str:
    """As one hears it who looks into every hand."""
    return WORDS.tell(event_message(event, None))


@pytest.mark.parametrize(
    ("event", "red", "green", "open_"),
    [
        (CardDrawn(RED, GAS), "You draw a Gas Can.", "Red draws a card.", "Red draws a Gas Can."),
        (
            CardsTraded(RED, BLUE, infection_of(RED), ARMOR),
            "You give Blue a red infection card and get Armor.",
            "Red and Blue exchange a card each.",
            "Red gives Blue a red infection card and gets Armor.",
        ),
        (
            CardsTraded(BLUE, RED, GAS, AMMO),
            "You give Blue Ammo and get a Gas Can.",
            "Blue and Red exchange a card each.",
            "Blue gives Red a Gas Can and gets Ammo.",
        ),
        (
            HandShown(BLUE, RED, (GAS, GAS, ARMOR)),
            "Blue shows you the whole hand: Gas Can x2 and Armor.",
            "Blue shows Red the whole hand.",
            "Blue shows Red the whole hand: Gas Can x2 and Armor.",
        ),
        (
            HandShown(RED, BLUE, (GAS,)),
            "You show Blue your whole hand.",
            "Red shows Blue the whole hand.",
            "Red shows Blue the whole hand: Gas Can.",
        ),
        (
            RoomSearched(BLUE, ANDROID, HIVE, RED),
            "Blue's Android searches the Hive together with you.",
            "Blue's Android searches the Hive together with Red.",
            "Blue's Android searches the Hive together with Red.",
        ),
        (
            CharacterMoved(RED, TROOPER, REACTOR, True),
            "Your Trooper runs on to the Reactor.",
            "Red's Trooper runs on to the Reactor.",
            "Red's Trooper runs on to the Reactor.",
        ),
        (
            CharacterWounded(1, 2, Weapon.PARASITES),
            "Your Android takes 2 wounds from parasites.",
            "Red's Android takes 2 wounds from parasites.",
            "Red's Android takes 2 wounds from parasites.",
        ),
        (
            TurnBegan(RED, 4, arrives=False, marked=False),
            "Your turn (4 AP).",
            "Red's turn (4 AP).",
            "Red's turn (4 AP).",
        ),
    ],
)
def test_each_hears_it_in_the_own_person(event: Event, red: str, green: str, open_: str) -> None:
    assert (told(event, RED), told(event, GREEN), opened(event)) == (red, green, open_)
    assert told(event, None) == green


def test_an_infection_is_told_to_the_infected_alone() -> None:
    event = PlayerInfected(RED, BLUE)
    assert str(told(event, RED)).startswith("You are infected! Blue gave you the card.")
    assert [told(event, viewer) for viewer in (BLUE, GREEN, None)] == [None, None, None]
    assert opened(event) == "Red is infected by Blue."


def test_the_host_is_told_to_the_host_alone() -> None:
    assert str(told(HostDrawn(RED), RED)).startswith("You are the Host!")
    assert [told(HostDrawn(RED), viewer) for viewer in (BLUE, None)] == [None, None]


def test_that_others_are_dealt_cards_goes_without_saying() -> None:
    event = CardDealt(RED, GAS)
    mine, theirs = heard_by(event, RED), heard_by(event, GREEN)
    assert mine is not None
    assert theirs is not None
    assert FACE.tell(mine, RED) is not None
    assert FACE.tell(theirs, GREEN) is None
    assert FACE.tell(event, None) is not None


SAMPLES: dict[Any, list[Any]] = {
    "seat": [RED, BLUE],
    "partner": [None, BLUE],
    "character": [1, 2],
    "card": [GAS, infection_of(BLUE)],
    "room": [REACTOR, HIVE],
    "room-card": [REACTOR, HIVE],
    "target": [3, Swarm(HIVE, Face.BLACK)],
    Place: [Place((0, 1), 0), Place((-1, 2), 2)],
    Role: list(Role),
    Direction: list(Direction),
    Face: list(Face),
    Function: list(Function),
    Weapon: list(Weapon),
    Outcome: [Outcome("burned", "WIN-1", "humans", (0, 1)), Outcome("x", "WIN-5", "infected", ())],
    tuple: [(), (GAS, GAS)],
    bool: [True, False],
    int: [0, 1, 2],
}


def samples(cls: type[Event]) -> list[Any]:
    """Some events of the class, with different values in every field."""
    kinds = kinds_of(cls)
    return [
        cls(**{f: SAMPLES[kind][turn % len(SAMPLES[kind])] for f, kind in kinds.items()})
        for turn in range(max(len(SAMPLES[kind]) for kind in kinds.values()))
    ]


EVENTS = {cls.__name__: cls for cls in Event.__subclasses__() if ".station." in cls.__module__}
"""By name: a dataclass with slots is made twice, and the first of the two may linger."""


@pytest.mark.parametrize("cls", EVENTS.values(), ids=EVENTS)
def test_every_event_can_be_told_to_everybody(cls: type[Event]) -> None:
    for event in samples(cls):
        said = [told(event, viewer) for viewer in (RED, BLUE, GREEN, None)] + [opened(event)]
        for sentence in said:
            assert sentence is None or re.fullmatch(r"[A-Z0-9].*[.!]", sentence)


@pytest.mark.parametrize("cls", EVENTS.values(), ids=EVENTS)
def test_an_event_gives_every_variable_of_its_message(cls: type[Event]) -> None:
    for event in samples(cls):
        message = event_message(event, RED)
        assert used_in(messages()[message.id]).variables <= set(message.params)
