"""What bots say: humans warn, ask and defend, the infected lie with a purpose."""

import pytest

from panicroom.bots.bot import Said
from panicroom.kernel.audience import Event
from panicroom.kernel.dice import Dice
from panicroom.kernel.spelling import Spelled
from panicroom.station.cards import GAS, Card, infection_of
from panicroom.station.claims import (
    AmHuman,
    AskFor,
    AskSide,
    GaveInfection,
    IsInfected,
    IsLying,
    Refuse,
    Suspect,
    WillGive,
)
from panicroom.station.manners import MANNERS
from panicroom.station.rules.trading import CardsTraded
from panicroom.station.rules.turn import TurnBegan
from panicroom.station.tokens import Seat
from tests.bots.station.conversing import all_said, talking_table
from tests.bots.station.sitting import Sitting
from tests.table import rule

DENIALS = (AmHuman, IsLying, Suspect, IsInfected)
GAME = ("map 0,0 reactor; 0,1 team-1",)
HUMAN = ("red T4@team-1 A4@team-1 hand own gas armor",)
HOST = ("red T4@team-1 A4@team-1 hand host infect:red*3 gas armor",)


def sitting(*hand: str, level: str = "hard") -> Sitting:
    return Sitting(level, "red", *GAME, *hand)


def said_by(seated: Sitting, *happened: Event | Said, dice: str = "talk") -> Spelled:
    for each in happened:
        if isinstance(each, Said):
            seated.memory = seated.bot.hear(seated.memory, each)
        else:
            seated.hears(each)
    assert seated.bot.has_floor(seated.memory)
    return seated.bot.say(seated.memory, seated.table.view("red"), Dice(dice))


def traded(given: Card, returned: Card) -> CardsTraded:
    return CardsTraded(Seat.RED, Seat.BLUE, given, returned)


def test_a_human_warns_of_whoever_gave_an_infection_card() -> None:
    dodged = traded(GAS, infection_of(Seat.BLUE))
    assert said_by(sitting(*HUMAN), dodged) == GaveInfection(Seat.BLUE)


def test_a_warning_is_not_repeated() -> None:
    seated = sitting(*HUMAN)
    warned = said_by(seated, traded(GAS, infection_of(Seat.BLUE)))
    again = said_by(seated, Said(0, warned), Said(2, AskSide(Seat.RED)))
    assert again == AmHuman()


def test_an_infected_whose_infection_was_dodged_accuses_the_victim() -> None:
    dodged = traded(infection_of(Seat.RED), GAS)
    assert said_by(sitting(*HOST), dodged) == GaveInfection(Seat.BLUE)


@pytest.mark.parametrize("hand", [HUMAN, HOST])
@pytest.mark.parametrize("accusation", [IsInfected, Suspect, GaveInfection, IsLying])
@rule("TALK-1")
def test_the_accused_deny_it_whatever_they_are(hand: tuple[str], accusation: type) -> None:
    for dice in "abcdef":
        denial = said_by(sitting(*hand), Said(1, accusation(Seat.RED)), dice=dice)
        assert isinstance(denial, DENIALS)


def test_whoever_has_accused_somebody_takes_nothing_of_it_back() -> None:
    accused = Said(0, IsInfected(Seat.BLUE))
    for dice in "abcdef":
        denial = said_by(sitting(*HOST), accused, Said(1, IsLying(Seat.RED)), dice=dice)
        assert not isinstance(denial, Suspect)
        later = TurnBegan(Seat.RED, 4, False, False)
        fellow = said_by(sitting(*HOST), accused, later, traded(Card.AMMO, Card.AMMO), dice=dice)
        assert fellow == AmHuman(), "no praise for whom it has accused"


@pytest.mark.parametrize("hand", [HUMAN, HOST])
@rule("TALK-1")
def test_whoever_is_asked_is_human(hand: tuple[str]) -> None:
    assert said_by(sitting(*hand), Said(1, AskSide(Seat.RED))) == AmHuman()


def test_a_human_promises_only_what_it_would_give_and_an_infected_lures() -> None:
    ask = Said(1, AskFor(Seat.RED, GAS))
    assert said_by(sitting(*HUMAN), ask) == Refuse(Seat.BLUE)
    assert said_by(sitting(*HOST), ask) == WillGive(Seat.BLUE, GAS)


@rule("TALK-1")
def test_no_infected_bot_ever_admits_it() -> None:
    """Neither in words nor by telling who infected it. The law of every game that was played."""
    for said, state in all_said():
        infectors = [each.by for each in state.infections if each.seat == said.seat]
        assert not (isinstance(said.claim, GaveInfection) and said.claim.seat in infectors)
        assert getattr(said.claim, "seat", None) != said.seat


def test_both_sides_say_the_same_kinds_of_things() -> None:
    """Nothing is said by one side alone that the other would not say in its place."""
    human: set[type] = set()
    infected: set[type] = set()
    for said, state in all_said():
        (infected if state.is_infected(Seat(said.seat)) else human).add(type(said.claim))
    assert {AmHuman, GaveInfection, IsInfected, Suspect, IsLying} <= human & infected


def test_all_that_bots_say_can_be_spelled() -> None:
    for said, _ in all_said():
        assert MANNERS.claims.knows(said.claim)


def test_a_mute_table_is_mute_and_the_same_talk_comes_again() -> None:
    mute = talking_table(0, talk=False)
    mute.play_on()
    assert not mute.said
    one, two = talking_table(0), talking_table(0)
    one.play_on()
    two.play_on()
    assert one.said == two.said
    assert one.match.record.actions == two.match.record.actions
