"""An attack in the open is evidence to all who see it."""

import pytest

from panicroom.kernel.audience import Event
from panicroom.kernel.named import SEATS
from panicroom.station.agenda import Weapon
from panicroom.station.cards import GAS, infection_of
from panicroom.station.rooms import REACTOR
from panicroom.station.rules.armor import CharacterWounded
from panicroom.station.rules.ending import HeatScanHeld
from panicroom.station.rules.fire import ShotFired
from panicroom.station.rules.grenade import GrenadeThrown
from panicroom.station.rules.knife import KnifeDrawn
from panicroom.station.rules.trading import CardsTraded
from panicroom.station.tokens import TROOPER, Character
from tests.bots.station.sitting import UNSEEN, Sitting, red_believes

RED, BLUE, GREEN, YELLOW, WHITE = SEATS[:5]
every_level = pytest.mark.parametrize("level", ["easy", "normal", "hard"])
BLUE_IS_KNOWN = CardsTraded(BLUE, RED, infection_of(BLUE), GAS)


@every_level
@pytest.mark.parametrize(
    "attack",
    [ShotFired(BLUE, Character.RED_TROOPER), KnifeDrawn(BLUE, TROOPER, Character.RED_ANDROID)],
)
def test_who_attacks_me_is_very_likely_infected(level: str, attack: Event) -> None:
    believed = red_believes(level, attack)
    assert believed[BLUE] > 0.6 > 2 * believed[GREEN]


@every_level
def test_who_attacks_somebody_trusted_is_a_suspect_to_all_who_see_it(level: str) -> None:
    believed = red_believes(level, ShotFired(BLUE, Character.GREEN_TROOPER))
    assert believed[BLUE] > 1.5 * believed[YELLOW]


@every_level
def test_a_grenade_tells_as_much_as_a_shot(level: str) -> None:
    thrown = GrenadeThrown(BLUE, TROOPER, REACTOR)
    hit = CharacterWounded(Character.RED_TROOPER, 1, Weapon.GRENADE)
    assert (
        red_believes(level, thrown, hit)[BLUE]
        == red_believes(level, ShotFired(BLUE, Character.RED_TROOPER))[BLUE]
    )
    assert red_believes(level, thrown) == red_believes(level)


@every_level
def test_who_attacks_a_known_infected_is_no_suspect(level: str) -> None:
    met = [CardsTraded(BLUE, seat, UNSEEN, UNSEEN) for seat in (GREEN, YELLOW)]
    shot = ShotFired(GREEN, Character.BLUE_TROOPER)
    believed = red_believes(level, BLUE_IS_KNOWN, *met, shot)
    assert believed[GREEN] < believed[YELLOW]


@every_level
def test_whoever_has_attacked_me_is_given_gas(level: str) -> None:
    lines = (
        "map 0,1 storage-2 180",
        "red T4@storage-2",
        "blue T4@storage-2 hand own gas ammo armor",
        "turn red ap 1",
        "owed trade red blue storage-2 - -",
    )
    sitting = Sitting(level, "blue", *lines).hears(ShotFired(RED, Character.BLUE_TROOPER))
    assert sitting.choice() == "give gas"


@every_level
def test_a_player_who_is_human_for_certain_stays_so_whomever_it_attacks(level: str) -> None:
    cleared = HeatScanHeld(0, 5)
    assert red_believes(level, cleared, ShotFired(BLUE, Character.RED_TROOPER))[BLUE] == 0
