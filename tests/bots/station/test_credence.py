"""What bots believe of what they are told: much or little, and never against what they know."""

import random

import pytest

from panicroom.bots.bot import Said
from panicroom.bots.station.talking.credence import RATES, Told, listened, weighed
from panicroom.station.claims import AmHuman, Gave, GaveInfection, IsInfected, Suspect, Trust
from panicroom.station.tokens import SEATS, Seat
from tests.bots.station.conversing import talking_table

EVEN = [0.0, 0.25, 0.25, 0.25, 0.25]
"""Red listens."""


def told(*said: Said) -> Told:
    found: Told = {}
    for each in said:
        found = listened(found, each)
    return found


def heard(chances: list[float], *said: Said) -> list[float]:
    return weighed(chances, told(*said), Seat.RED)


def test_no_claim_lowers_what_is_certain_or_raises_what_is_impossible() -> None:
    """The law: whatever is said by whomever, knowledge stays knowledge."""
    chooser = random.Random(1)
    for _ in range(2000):
        chances = [chooser.choice((0.0, 1.0, chooser.random())) for _ in range(5)]
        pairs = [(by, about) for by in SEATS[:5] for about in SEATS[:5] if by != about]
        some = chooser.sample(pairs, chooser.randrange(len(pairs)))
        kinds = {pair: chooser.choice(list(RATES)) for pair in some}
        for level in ("easy", "normal", "hard"):
            for before, after in zip(
                chances, weighed(chances, kinds, Seat.RED, level), strict=True
            ):
                assert (after == before) if before in (0.0, 1.0) else (0 < after < 1)


def test_a_claim_changes_nothing_in_what_a_bot_knows_for_sure() -> None:
    table = talking_table(0)
    while not table.said:
        table.step()
    seated = table._seated[0]
    before = seated.memory.dossier
    seated.listen(Said(1, IsInfected(Seat.GREEN)))
    assert seated.memory.dossier is before


def test_an_accusation_makes_a_suspect_and_praise_the_opposite() -> None:
    assert heard(EVEN, Said(1, IsInfected(Seat.GREEN)))[2] > 0.5
    assert heard(EVEN, Said(1, Trust(Seat.GREEN)))[2] < 0.25


def test_the_word_of_a_suspect_is_worth_less() -> None:
    doubted = [0.0, 0.9, 0.25, 0.25, 0.25]
    accused = Said(1, IsInfected(Seat.GREEN))
    assert heard(doubted, accused)[2] < heard(EVEN, accused)[2]
    known = [0.0, 1.0, 0.25, 0.25, 0.25]
    assert heard(known, accused)[2] < 0.25, "the infected accuse humans"


@pytest.mark.parametrize("weaker", [Suspect, IsInfected])
def test_what_costs_more_to_say_counts_for_more(weaker: type) -> None:
    said, less = GaveInfection(Seat.GREEN), weaker(Seat.GREEN)
    assert heard(EVEN, Said(1, said))[2] > heard(EVEN, Said(1, less))[2]


def test_whoever_accuses_me_falsely_is_a_suspect() -> None:
    """Red is human, and knows."""
    assert heard(EVEN, Said(1, GaveInfection(Seat.RED)))[1] > 0.8
    assert heard(EVEN, Said(1, Suspect(Seat.RED)))[1] < 0.5, "an honest mistake"


def test_of_two_who_accuse_each_other_both_are_suspects() -> None:
    one, two = Said(1, GaveInfection(Seat.GREEN)), Said(2, GaveInfection(Seat.BLUE))
    assert min(heard(EVEN, one, two)[1:3]) > 0.5


def test_saying_a_thing_often_or_saying_less_afterwards_changes_nothing() -> None:
    loud = heard(EVEN, Said(1, IsInfected(Seat.GREEN)))
    again = [Said(1, IsInfected(Seat.GREEN)), Said(1, Suspect(Seat.GREEN))]
    assert heard(EVEN, *again, *again) == loud


def test_what_says_nothing_about_anybody_is_no_evidence() -> None:
    assert heard(EVEN, Said(1, AmHuman())) == EVEN


def test_nobody_persuades_themselves() -> None:
    assert heard(EVEN, Said(0, IsInfected(Seat.GREEN))) == EVEN


def test_a_gift_that_is_told_of_speaks_for_the_giver() -> None:
    assert heard(EVEN, Said(1, Gave(Seat.GREEN, 0)))[2] < 0.25  # type: ignore[arg-type]
