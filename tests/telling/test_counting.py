"""Equal things in a scene are counted or listed, with the plurals of each language."""

import pytest

from panicroom.kernel.audience import Event
from panicroom.station.actions import Swarm
from panicroom.station.cards import AMMO, ARMOR, BOOST, GAS, KEYCARD
from panicroom.station.map import Place
from panicroom.station.rules.fire import ShotFired
from panicroom.station.rules.grenade import GrenadeThrown
from panicroom.station.rules.healing import CharacterHealed
from panicroom.station.rules.items import ItemLaidDown, ItemSpent
from panicroom.station.rules.laying import RoomLaid
from panicroom.station.rules.parasites import ParasiteKilled, ParasiteWounded
from panicroom.station.rules.setup import CardDealt
from panicroom.station.tokens import TROOPER, Character, Face
from panicroom.words import Message, Words, languages
from tests.telling.scene import BLUE, GREEN, HIT, RED, RUN, SHOT, TEAM, TURN, story
from tests.words.catalogue import messages


def test_shots_at_one_target_are_counted_with_their_wounds() -> None:
    told = "Red’s Android fires at Blue’s Trooper: 2 shots, 2 wounds."
    assert story([SHOT, HIT, SHOT, HIT], GREEN) == told
    assert story([SHOT], RED) == "Your Android fires at Blue’s Trooper."
    parried = [SHOT, ItemSpent(BLUE, ARMOR), SHOT, HIT]
    assert story(parried, GREEN) == (
        "Red’s Android fires at Blue’s Trooper. Blue uses Armor."
        " Red’s Android fires at Blue’s Trooper: 1 wound."
    )


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "The Android fires at Blue’s Trooper."),
        ("fr", "L’Androïde tire sur le Soldat de Bleu."),
        ("ru", "Андроид стреляет в Бойца Синего."),
        ("cs", "Android střílí na modrého mariňáka."),
    ],
)
def test_in_the_turn_of_its_player_the_android_that_fires_needs_no_color(
    lang: str, told: str
) -> None:
    assert story([TURN, SHOT], GREEN, lang=lang).endswith(f"). {told}")


def test_parasites_that_are_shot_are_counted() -> None:
    gray, black = ShotFired(RED, Swarm(TEAM, Face.GRAY)), ShotFired(RED, Swarm(TEAM, Face.BLACK))
    killed = ParasiteKilled(TEAM, Face.GRAY)
    assert story([TURN, gray, killed, gray, killed], None).endswith(
        "). The Android shoots and kills 2 gray parasites in Team Room 1."
    )
    assert story([black, ParasiteWounded(TEAM, Face.GRAY), gray, killed], RED) == (
        "Your Android shoots a black parasite in Team Room 1, which is wounded and turns gray."
        " Your Android shoots and kills a gray parasite in Team Room 1."
    )
    thrown = [GrenadeThrown(RED, TROOPER, TEAM), killed, killed, gray, killed]
    assert story(thrown, RED) == (
        "Your Trooper throws a grenade into Team Room 1. 2 gray parasites are killed there."
        " Your Android shoots and kills a gray parasite in Team Room 1."
    )


def test_items_laid_down_together_are_one_sentence() -> None:
    events: list[Event] = [ItemLaidDown(RED, KEYCARD), ItemLaidDown(RED, AMMO)]
    assert story(events, RED) == "You lay down a Keycard and Ammo."
    assert story(events, BLUE) == "Red lays down a Keycard and Ammo."
    events.append(ItemSpent(RED, BOOST))
    assert story(events, BLUE) == "Red lays down a Keycard and Ammo and uses an Energy Boost."


def test_cards_dealt_are_one_sentence() -> None:
    assert story([CardDealt(RED, GAS), CardDealt(RED, ARMOR)], RED) == (
        "You are dealt a Gas Can and Armor."
    )
    assert story([CardDealt(RED, GAS), CardDealt(RED, GAS)], RED) == "You are dealt 2 Gas Cans."


def test_rooms_laid_together_are_one_sentence() -> None:
    events = [RoomLaid(RED, RUN, Place((0, 1), 0)), RoomLaid(RED, TEAM, Place((1, 0), 0))]
    assert story(events, BLUE) == "Red places Run Room 2 at 0,1 and Team Room 1 at 1,0."


@pytest.mark.parametrize(
    ("lang", "two", "five"),
    [
        ("en", "Red uses 2 Armor.", "Red uses 5 Armor."),
        ("fr", "Rouge utilise 2 Gilets pare-balles.", "Rouge utilise 5 Gilets pare-balles."),
        ("ru", "Красный пускает в ход 2 бронежилета.", "Красный пускает в ход 5 бронежилетов."),
        (
            "cs",
            "Červený používá 2 neprůstřelné vesty.",
            "Červený používá 5 neprůstřelných vest.",
        ),
    ],
)
def test_equal_cards_are_counted(lang: str, two: str, five: str) -> None:
    assert story([ItemSpent(RED, ARMOR)] * 2, BLUE, lang=lang) == two
    assert story([ItemSpent(RED, ARMOR)] * 5, BLUE, lang=lang) == five


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "The Trooper recovers 2 health."),
        ("fr", "Le Soldat récupère 2 PV."),
        ("ru", "Боец восстанавливает 2 очка здоровья."),
        ("cs", "Mariňák získává zpět 2 body zdraví."),
    ],
)
def test_health_recovered_is_counted(lang: str, told: str) -> None:
    events = [TURN, CharacterHealed(Character.RED_TROOPER), CharacterHealed(Character.RED_TROOPER)]
    assert story(events, BLUE, lang=lang).endswith(f"). {told}")


@pytest.mark.parametrize("lang", languages())
def test_every_item_that_is_counted_has_its_plural(lang: str) -> None:
    for id, message in messages("station").items():
        if "several" in [form.id.name for form in message.attributes]:
            counted = Words(lang, "station").tell(Message(id, {"count": 3}), "several")
            assert counted.startswith("3")
