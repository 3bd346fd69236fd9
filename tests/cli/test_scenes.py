"""Scenes of Panic Station as they are told: few sentences, nothing lost that the viewer knows."""

from collections.abc import Sequence

import pytest

from panicroom.cli.faces import FACES
from panicroom.kernel.audience import Event, Viewer, heard_by
from panicroom.station.actions import Swarm
from panicroom.station.agenda import Weapon
from panicroom.station.cards import AMMO, ARMOR, BOOST, GAS, GRENADE, KEYCARD
from panicroom.station.map import Place
from panicroom.station.rooms import CARD_NUMBER
from panicroom.station.rules.armor import CharacterWounded, WoundsTaken
from panicroom.station.rules.death import CharacterDied, PlayerEliminated
from panicroom.station.rules.fire import ShotFired
from panicroom.station.rules.grenade import GrenadeThrown
from panicroom.station.rules.healing import CharacterHealed
from panicroom.station.rules.items import ItemLaidDown, ItemSpent
from panicroom.station.rules.laying import RoomLaid
from panicroom.station.rules.move import CharacterMoved
from panicroom.station.rules.parasites import DieRolled, ParasiteKilled, ParasiteWounded
from panicroom.station.rules.search import CardDrawn, CardTurnedRed, RoomSearched
from panicroom.station.rules.spawn import ParasiteAppeared
from panicroom.station.rules.trading import CardsTraded, TradeBegan
from panicroom.station.rules.turn import TurnBegan, TurnEnded
from panicroom.station.tokens import ANDROID, TROOPER, Face
from panicroom.words import Message, Words, languages
from tests.words.catalogue import messages

RED, BLUE, GREEN = 0, 1, 2
RUN, TEAM = CARD_NUMBER["run-2"], CARD_NUMBER["team-1"]
TURN = TurnBegan(RED, 4, arrives=False, marked=False)
MOVED = CharacterMoved(RED, ANDROID, TEAM, free=False)
SEARCHED = RoomSearched(RED, ANDROID, TEAM, None)
SHOT, HIT = ShotFired(RED, 2), CharacterWounded(2, 1, Weapon.SHOT)


def story(events: Sequence[Event], viewer: Viewer, game: str = "station", lang: str = "en") -> str:
    heard = [event for e in events if (event := heard_by(e, viewer)) is not None]
    words = Words(lang, game)
    told = " ".join(words.tell(message) for message in FACES[game].story(heard, viewer))
    return told.replace("\N{NO-BREAK SPACE}", " ")


def test_what_one_character_does_in_a_row_is_one_sentence() -> None:
    events = [TURN, MOVED, TradeBegan(RED, BLUE, ANDROID, TEAM), SEARCHED]
    told = "The Android moves to Team Room 1, trades with Blue and searches the room."
    assert story(events, GREEN) == f"Red's turn (4 AP). {told}"
    mine = "Your Android moves to Team Room 1, trades with Blue and searches the room."
    assert story(events, RED) == f"Your turn (4 AP). {mine}"
    assert "The Android moves to Team Room 1, trades with you and" in story(events, BLUE)


def test_another_character_begins_another_sentence() -> None:
    events = [TURN, MOVED, CharacterMoved(RED, TROOPER, RUN, free=True), SEARCHED]
    assert story(events, None) == (
        "Red's turn (4 AP). The Android moves to Team Room 1. The Trooper runs on to Run Room 2."
        " The Android searches Team Room 1."
    )


def test_outside_of_its_turn_a_character_has_its_full_name() -> None:
    assert story([MOVED, SEARCHED], None) == (
        "Red's Android moves to Team Room 1 and searches the room."
    )


def test_a_room_is_named_unless_it_was_just_entered() -> None:
    events = [SEARCHED, CharacterMoved(RED, ANDROID, RUN, free=False)]
    assert story(events, None) == "Red's Android searches Team Room 1 and moves to Run Room 2."


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        (
            "en",
            "Red's Android moves to Team Room 1. A gray parasite appears there."
            " Red's Android searches the room.",
        ),
        (
            "fr",
            "L’Androïde de Rouge entre dans la Salle d’équipe 1. Un parasite gris y apparaît."
            " L’Androïde de Rouge fouille la salle.",
        ),
        (
            "ru",
            "Андроид Красного идёт в Отсек отряда 1. Там появляется серый паразит."
            " Андроид Красного обыскивает комнату.",
        ),
        (
            "cs",
            "Červený android jde do Týmové místnosti 1. Objevuje se tam šedý parazit."
            " Červený android prohledává místnost.",
        ),
    ],
)
def test_a_room_just_named_is_not_named_again(lang: str, told: str) -> None:
    assert story([MOVED, ParasiteAppeared(TEAM, Face.GRAY), SEARCHED], None, lang=lang) == told


def test_a_room_searched_before_in_the_turn_is_searched_again() -> None:
    events = [SEARCHED, ParasiteAppeared(RUN, Face.GRAY), SEARCHED]
    assert story(events, None).endswith("Run Room 2. Red's Android searches Team Room 1 again.")
    assert story([SEARCHED, SEARCHED], None) == (
        "Red's Android searches Team Room 1 and searches the room again."
    )


def test_who_has_just_moved_goes_on() -> None:
    events = [MOVED, CharacterMoved(RED, ANDROID, RUN, free=False)]
    assert story(events, None) == "Red's Android moves to Team Room 1 and goes on to Run Room 2."


def test_what_the_next_sentence_tells_goes_without_saying() -> None:
    events = [SEARCHED, DieRolled(RED, 3), CardDrawn(RED, GAS), CardTurnedRed(TEAM)]
    assert story(events, BLUE) == "Red's Android searches Team Room 1."
    assert story(events, RED) == "Your Android searches Team Room 1. You draw a Gas Can."
    thrown = [ItemSpent(RED, GRENADE), GrenadeThrown(RED, TROOPER, TEAM)]
    assert story(thrown, RED) == "Your Trooper throws a grenade into Team Room 1."


def test_cards_of_a_trade_are_told_to_those_who_know_them() -> None:
    events = [TradeBegan(RED, BLUE, ANDROID, TEAM), CardsTraded(RED, BLUE, GAS, KEYCARD)]
    assert story(events, GREEN) == "Red's Android meets Blue in Team Room 1: a trade."
    assert story(events, BLUE).endswith("You give Red a Keycard and get a Gas Can.")


def test_wounds_of_several_are_one_sentence_and_death_is_told_once() -> None:
    hits = [CharacterWounded(character, 4, Weapon.PARASITES) for character in (0, 1, 2)]
    events = [WoundsTaken(RED), *hits, CharacterDied(0), CharacterDied(1), CharacterDied(2)]
    told = story([*events, PlayerEliminated(RED)], GREEN)
    assert told == (
        "Wounds from parasites: Red's Trooper 4, Red's Android 4 and Blue's Trooper 4."
        " Blue's Trooper is dead. Red is out of the game."
    )


def test_shots_at_one_target_are_counted_with_their_wounds() -> None:
    told = "Red's Android fires at Blue's Trooper: 2 shots, 2 wounds."
    assert story([SHOT, HIT, SHOT, HIT], GREEN) == told
    assert story([SHOT], RED) == "Your Android fires at Blue's Trooper."
    parried = [SHOT, ItemSpent(BLUE, ARMOR), SHOT, HIT]
    assert story(parried, GREEN) == (
        "Red's Android fires at Blue's Trooper. Blue uses Armor."
        " Red's Android fires at Blue's Trooper: 1 shot, 1 wound."
    )


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "The Android fires at Blue's Trooper."),
        ("fr", "L’Androïde tire sur le Soldat de Bleu."),
        ("ru", "Андроид стреляет в Бойца Синего."),
        ("cs", "Android střílí na modrého mariňáka."),
    ],
)
def test_in_the_turn_of_its_player_the_android_that_fires_needs_no_colour(
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
        "Your Android shoots a black parasite in Team Room 1: it is wounded and turns gray."
        " Your Android shoots and kills a gray parasite in Team Room 1."
    )
    thrown = [GrenadeThrown(RED, TROOPER, TEAM), killed, killed, gray, killed]
    assert story(thrown, RED) == (
        "Your Trooper throws a grenade into Team Room 1. 2 gray parasites there die."
        " Your Android shoots and kills a gray parasite in Team Room 1."
    )


def test_items_laid_down_together_are_one_sentence() -> None:
    events: list[Event] = [ItemLaidDown(RED, KEYCARD), ItemLaidDown(RED, AMMO)]
    assert story(events, RED) == "You lay down a Keycard and Ammo."
    assert story(events, BLUE) == "Red lays down a Keycard and Ammo."
    events.append(ItemSpent(RED, BOOST))
    assert story(events, BLUE) == "Red lays down a Keycard and Ammo and uses an Energy Boost."


def test_rooms_laid_together_are_one_sentence() -> None:
    events = [RoomLaid(RED, RUN, Place((0, 1), 0)), RoomLaid(RED, TEAM, Place((1, 0), 0))]
    assert story(events, BLUE) == "Red lays Run Room 2 at 0,1 and Team Room 1 at 1,0."


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
    events = [TURN, CharacterHealed(0), CharacterHealed(0)]
    assert story(events, BLUE, lang=lang).endswith(f"). {told}")


def test_a_turn_in_which_nothing_is_done_says_so_when_it_is_over() -> None:
    assert story([TURN, TurnEnded(RED)], BLUE) == "Red's turn (4 AP). Red does nothing."
    assert story([TURN, TurnEnded(RED)], RED) == "Your turn (4 AP). You do nothing."
    assert story([TURN], RED) == "Your turn (4 AP)."


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", FACES)
def test_every_language_can_join_what_english_joins(game: str, lang: str) -> None:
    """Without its own .deed a joined event would be a sentence within a sentence."""
    for id, message in messages(game).items():
        if "deed" in [form.id.name for form in message.attributes]:
            forms = [form.id.name for form in messages(game, lang)[id].attributes]
            assert "deed" in forms, id


@pytest.mark.parametrize("lang", languages())
def test_every_item_that_is_counted_has_its_plural(lang: str) -> None:
    for id, message in messages("station").items():
        if "several" in [form.id.name for form in message.attributes]:
            counted = Words(lang, "station").tell(Message(id, {"count": 3}), "several")
            assert counted.startswith("3")
