"""Scenes of Panic Station as they are told: few sentences, nothing lost that the viewer knows."""

import pytest

from panicroom.station.agenda import Weapon
from panicroom.station.cards import GAS, GRENADE, KEYCARD
from panicroom.station.rules.armor import CharacterWounded, WoundsTaken
from panicroom.station.rules.death import CharacterDied, PlayerEliminated
from panicroom.station.rules.grenade import GrenadeThrown
from panicroom.station.rules.items import ItemSpent
from panicroom.station.rules.knife import KnifeDrawn
from panicroom.station.rules.move import CharacterMoved
from panicroom.station.rules.parasites import DieRolled
from panicroom.station.rules.search import CardDrawn, CardTurnedRed
from panicroom.station.rules.spawn import ParasiteAppeared
from panicroom.station.rules.trading import CardsTraded, TradeBegan
from panicroom.station.rules.turn import TurnEnded
from panicroom.station.tokens import ANDROID, CHARACTERS, TROOPER, Character, Face
from panicroom.telling import TELLERS
from panicroom.words import languages
from tests.telling.scene import BLUE, GREEN, MOVED, RED, RUN, SEARCHED, TEAM, TURN, story
from tests.words.catalogue import messages


def test_what_one_character_does_in_a_row_is_one_sentence() -> None:
    events = [TURN, MOVED, TradeBegan(RED, BLUE, ANDROID, TEAM), SEARCHED]
    told = "The Android moves to Team Room 1, trades with Blue and searches the room."
    assert story(events, GREEN) == f"Red’s turn (4 AP). {told}"
    mine = "Your Android moves to Team Room 1, trades with Blue and searches the room."
    assert story(events, RED) == f"Your turn (4 AP). {mine}"
    assert "The Android moves to Team Room 1, trades with you and" in story(events, BLUE)


def test_another_character_begins_another_sentence() -> None:
    events = [TURN, MOVED, CharacterMoved(RED, TROOPER, RUN, free=True), SEARCHED]
    assert story(events, None) == (
        "Red’s turn (4 AP). The Android moves to Team Room 1. The Trooper runs on to Run Room 2."
        " The Android searches Team Room 1."
    )


def test_outside_of_its_turn_a_character_has_its_full_name() -> None:
    assert story([MOVED, SEARCHED], None) == (
        "Red’s Android moves to Team Room 1 and searches the room."
    )


def test_a_room_is_named_unless_it_was_just_entered() -> None:
    events = [SEARCHED, CharacterMoved(RED, ANDROID, RUN, free=False)]
    assert story(events, None) == "Red’s Android searches Team Room 1 and moves to Run Room 2."


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        (
            "en",
            "Red’s Android moves to Team Room 1. A gray parasite appears there."
            " Red’s Android searches the room.",
        ),
        (
            "fr",
            "L’Androïde de Rouge entre dans la Salle d’équipe 1. Un parasite gris y apparaît."
            " L’Androïde de Rouge fouille la pièce.",
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
    assert story(events, None).endswith("Run Room 2. Red’s Android searches Team Room 1 again.")
    assert story([SEARCHED, SEARCHED], None) == (
        "Red’s Android searches Team Room 1 and searches the room again."
    )


def test_who_has_just_moved_goes_on() -> None:
    events = [MOVED, CharacterMoved(RED, ANDROID, RUN, free=False)]
    assert story(events, None) == "Red’s Android moves to Team Room 1 and goes on to Run Room 2."


def test_what_the_next_sentence_tells_goes_without_saying() -> None:
    events = [SEARCHED, DieRolled(RED, 3), CardDrawn(RED, GAS), CardTurnedRed(TEAM)]
    assert story(events, BLUE) == "Red’s Android searches Team Room 1 (1 card)."
    assert story(events, RED) == "Your Android searches Team Room 1. You draw a Gas Can."
    thrown = [ItemSpent(RED, GRENADE), GrenadeThrown(RED, TROOPER, TEAM)]
    assert story(thrown, RED) == "Your Trooper throws a grenade into Team Room 1."


def test_a_search_says_how_many_cards_it_brought_and_no_more() -> None:
    drawn = [CardDrawn(RED, GAS), CardDrawn(RED, KEYCARD), CardDrawn(RED, GAS)]
    assert story([SEARCHED, *drawn], None) == "Red’s Android searches Team Room 1 (3 cards)."
    assert "cards)" not in story([SEARCHED, *drawn], RED)
    two = [SEARCHED, drawn[0], SEARCHED, drawn[1]]
    assert story(two, BLUE).count("(1 card)") == 2


@pytest.mark.parametrize(
    ("lang", "miss", "twice"),
    [
        (
            "en",
            "stabs at Blue’s Trooper and misses.",
            "stabs twice at Blue’s Trooper",
        ),
        (
            "fr",
            "au couteau le Soldat de Bleu sans toucher.",
            "deux fois au couteau le Soldat",
        ),
        ("ru", "бьёт ножом Бойца Синего и промахивается.", "дважды бьёт ножом Бойца"),
        (
            "cs",
            "útočí nožem na modrého mariňáka a míjí.",
            "dvakrát útočí nožem na modrého",
        ),
    ],
)
def test_a_blow_that_misses_is_told_and_blows_are_counted(lang: str, miss: str, twice: str) -> None:
    blow, missed = KnifeDrawn(RED, TROOPER, Character.BLUE_TROOPER), DieRolled(RED, 2)
    assert story([blow, missed], None, lang=lang).endswith(miss)
    assert twice in story([blow, missed, blow, missed], None, lang=lang)


def test_a_blow_that_hits_is_told_with_its_wound() -> None:
    blow, wound = (
        KnifeDrawn(RED, TROOPER, Character.BLUE_TROOPER),
        CharacterWounded(Character.BLUE_TROOPER, 1, Weapon.KNIFE),
    )
    assert story([blow, DieRolled(RED, 3), wound], None) == (
        "Red’s Trooper stabs at Blue’s Trooper and hits. Blue’s Trooper takes 1 wound from a knife."
    )
    told = story([blow, DieRolled(RED, 1), blow, DieRolled(RED, 4), wound], None)
    assert told.startswith("Red’s Trooper stabs twice at Blue’s Trooper and hits once.")


def test_cards_of_a_trade_are_told_to_those_who_know_them() -> None:
    events = [TradeBegan(RED, BLUE, ANDROID, TEAM), CardsTraded(RED, BLUE, GAS, KEYCARD)]
    assert story(events, GREEN) == "Red’s Android meets Blue in Team Room 1: a trade."
    assert story(events, BLUE).endswith("You give Red a Keycard and get a Gas Can.")


def test_wounds_of_several_are_one_sentence_and_death_is_told_once() -> None:
    hits = [CharacterWounded(c, 4, Weapon.PARASITES) for c in CHARACTERS[:3]]
    events = [
        WoundsTaken(RED),
        *hits,
        CharacterDied(Character.RED_TROOPER),
        CharacterDied(CHARACTERS[1]),
        CharacterDied(CHARACTERS[2]),
    ]
    told = story([*events, PlayerEliminated(RED)], GREEN)
    assert told == (
        "Wounds from parasites: Red’s Trooper (4), Red’s Android (4) and Blue’s Trooper (4)."
        " Blue’s Trooper dies. Red is out of the game."
    )
    assert story([CharacterDied(Character.BLUE_TROOPER), CharacterDied(CHARACTERS[5])], BLUE) == (
        "Your Trooper and Green’s Android die."
    )


def test_a_turn_in_which_nothing_is_done_says_so_when_it_is_over() -> None:
    assert story([TURN, TurnEnded(RED)], BLUE) == "Red’s turn (4 AP). Red does nothing."
    assert story([TURN, TurnEnded(RED)], RED) == "Your turn (4 AP). You do nothing."
    assert story([TURN], RED) == "Your turn (4 AP)."


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", TELLERS)
def test_every_language_can_join_what_english_joins(game: str, lang: str) -> None:
    """Without its own .deed a joined event would be a sentence within a sentence."""
    for id, message in messages(game).items():
        if "deed" in [form.id.name for form in message.attributes]:
            forms = [form.id.name for form in messages(game, lang)[id].attributes]
            assert "deed" in forms, id
