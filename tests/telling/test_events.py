"""What happened in Panic Station: as told to those it concerns, to others, and with cards open."""

import pytest

from panicroom.kernel.audience import Event, Viewer, heard_by
from panicroom.kernel.named import SEATS
from panicroom.station.agenda import Weapon
from panicroom.station.cards import AMMO, ARMOR, GAS, infection_of
from panicroom.station.rooms import CARD_NUMBER, HIVE, REACTOR
from panicroom.station.rules.armor import CharacterWounded
from panicroom.station.rules.items import HandShown
from panicroom.station.rules.move import CharacterMoved
from panicroom.station.rules.search import CardDrawn, CardTurnedRed, HostDrawn, RoomSearched
from panicroom.station.rules.setup import CardDealt
from panicroom.station.rules.trading import CardsTraded, PlayerInfected
from panicroom.station.rules.turn import TurnBegan
from panicroom.station.tokens import ANDROID, TROOPER, Character
from panicroom.telling import TELLERS
from panicroom.telling.station.events import event_message
from tests.words.spaced import Spaced

TELLER = TELLERS["station"]
WORDS = Spaced("en", "station")
RED, BLUE, GREEN = SEATS[:3]


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
            "You give Blue a red infection card and get Armor. No Gas Can came back.",
            "Red and Blue swap cards.",
            "Red gives Blue a red infection card and gets Armor.",
        ),
        (
            CardsTraded(BLUE, RED, GAS, infection_of(RED)),
            "You give Blue a red infection card and get a Gas Can. "
            "The Gas Can stopped it: no infection.",
            "Blue and Red swap cards.",
            "Blue gives Red a Gas Can and gets a red infection card.",
        ),
        (
            CardsTraded(BLUE, RED, infection_of(BLUE), GAS),
            "You give Blue a Gas Can and get a blue infection card. "
            "Your Gas Can stopped it: this card does not infect you.",
            "Blue and Red swap cards.",
            "Blue gives Red a blue infection card and gets a Gas Can.",
        ),
        (
            CardsTraded(RED, BLUE, GAS, infection_of(GREEN)),
            "You give Blue a Gas Can and get a green infection card.",
            "Red and Blue swap cards.",
            "Red gives Blue a Gas Can and gets a green infection card.",
        ),
        (
            CardsTraded(BLUE, RED, infection_of(BLUE), AMMO),
            "You give Blue Ammo and get a blue infection card.",
            "Blue and Red swap cards.",
            "Blue gives Red a blue infection card and gets Ammo.",
        ),
        (
            CardsTraded(BLUE, RED, GAS, AMMO),
            "You give Blue Ammo and get a Gas Can.",
            "Blue and Red swap cards.",
            "Blue gives Red a Gas Can and gets Ammo.",
        ),
        (
            HandShown(BLUE, RED, (GAS, GAS, ARMOR)),
            "Blue shows you their whole hand: Gas Can ×2 and Armor.",
            "Blue shows Red their whole hand.",
            "Blue shows Red their whole hand: Gas Can ×2 and Armor.",
        ),
        (
            HandShown(RED, BLUE, (GAS,)),
            "You show Blue your whole hand.",
            "Red shows Blue their whole hand.",
            "Red shows Blue their whole hand: Gas Can.",
        ),
        (
            RoomSearched(BLUE, ANDROID, HIVE, RED),
            "Blue’s Android searches the Hive together with you.",
            "Blue’s Android searches the Hive together with Red.",
            "Blue’s Android searches the Hive together with Red.",
        ),
        (
            CharacterMoved(RED, TROOPER, REACTOR, True),
            "Your Trooper runs on to the Reactor.",
            "Red’s Trooper runs on to the Reactor.",
            "Red’s Trooper runs on to the Reactor.",
        ),
        (
            CharacterWounded(Character.RED_ANDROID, 2, Weapon.PARASITES),
            "Your Android takes 2 wounds from parasites.",
            "Red’s Android takes 2 wounds from parasites.",
            "Red’s Android takes 2 wounds from parasites.",
        ),
        (
            TurnBegan(RED, 4, arrives=False, marked=False),
            "Your turn (4 AP).",
            "Red’s turn (4 AP).",
            "Red’s turn (4 AP).",
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
    assert TELLER.tell(mine, RED) is not None
    assert TELLER.tell(theirs, GREEN) is None
    assert TELLER.tell(event, None) is not None


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("vault", "The Vault is flipped to its red side."),
        ("sick-bay", "The Sick Bay is flipped to its red side."),
        ("storage-1", "Storage 1 is flipped to its red side."),
    ],
)
def test_a_room_begins_its_sentence_with_its_article(name: str, sentence: str) -> None:
    assert told(CardTurnedRed(CARD_NUMBER[name]), RED) == sentence
