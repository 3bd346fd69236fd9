"""What a human says: warns of whom it knows, speaks for whom it trusts, asks and promises."""

from typing import Final

from panicroom.bots.station.situation import Situation
from panicroom.bots.station.talking.answers import (
    denial,
    has_told,
    others,
    pick,
    received_from,
    suspects,
)
from panicroom.bots.station.talking.floor import Occasion, Why
from panicroom.bots.station.trading import gift_value
from panicroom.kernel.dice import Dice
from panicroom.station.cards import GAS, is_infection, is_item
from panicroom.station.claims import (
    Agree,
    AmHuman,
    AskFor,
    AskScan,
    AskSide,
    Avoid,
    Claim,
    Gave,
    GaveInfection,
    IsInfected,
    Refuse,
    Suspect,
    Trust,
    WillGive,
)
from panicroom.station.tokens import Seat

TRUSTED: Final = 0.2
DOUBTED: Final = 0.5
SHOT: Final = 0.9
"""Whoever attacks me is said to be infected from here on."""
QUIET: Final = 3
"""Rounds without a scan after which one is asked for."""


def said(sit: Situation, occasion: Occasion, dice: Dice) -> Claim:
    """The most urgent first: who is infected for certain, and has not been named yet."""
    return news(sit) or ON[occasion.why](sit, occasion, dice)


def news(sit: Situation) -> Claim | None:
    for seat in others(sit):
        known = sit.memory.dossier.others[seat]
        if known.infected and not has_told(sit, seat, GaveInfection, IsInfected):
            gave = any(is_infection(moved.card) for moved in known.given)
            return GaveInfection(seat) if gave else IsInfected(seat)
    return None


def on_trade(sit: Situation, occasion: Occasion, dice: Dice) -> Claim:
    other = occasion.other
    card, doubt = received_from(sit, other), sit.suspicion[other]
    if doubt >= DOUBTED:
        return Avoid(other) if doubt == 1 else Suspect(other)
    if card is not None and is_item(card) and (card == GAS or doubt > TRUSTED):
        return Gave(other, card)
    return Trust(other)


def on_attack(sit: Situation, occasion: Occasion, dice: Dice) -> Claim:
    other = occasion.other
    return IsInfected(other) if sit.suspicion[other] >= SHOT else AmHuman()


def on_strike(sit: Situation, occasion: Occasion, dice: Dice) -> Claim:
    return IsInfected(occasion.other)


def on_scan(sit: Situation, occasion: Occasion, dice: Dice) -> Claim:
    """About whoever is most in doubt now that the number is known."""
    doubted = suspects(sit, DOUBTED)
    return Suspect(doubted[0]) if doubted else end_of_turn(sit, occasion, dice)


def end_of_turn(sit: Situation, occasion: Occasion, dice: Dice) -> Claim:
    """Something that moves the game on."""
    known = [seat for seat in others(sit) if sit.suspicion[seat] == 1]
    doubted, trusted = suspects(sit, DOUBTED), [s for s in others(sit) if trusts(sit, s)]
    claims: list[Claim] = [Avoid(seat) for seat in known]
    claims += [Suspect(seat) for seat in doubted[:1]]
    if sit.hive_found and sit.missing_gas and sit.gas and trusted:
        claims.append(AskFor(trusted[0], GAS))
    claims += [Trust(seat) for seat in trusted[:1] if sit.view.round > 1]
    if waited_for_scan(sit) >= QUIET and not known:
        claims.append(AskScan())
    return pick(dice, claims or [AmHuman(), *map(AskSide, others(sit)[-1:])])


def waited_for_scan(sit: Situation) -> int:
    scans = sit.memory.dossier.scans
    return sit.view.round - (scans[-1].round if scans else 0)


def trusts(sit: Situation, seat: Seat) -> bool:
    return sit.suspicion[seat] < TRUSTED


def answer(sit: Situation, occasion: Occasion, dice: Dice) -> Claim:
    other, claim = occasion.other, occasion.claim
    match claim:
        case AskSide():
            return AmHuman()
        case AskFor(card=card):
            return WillGive(other, card) if would_give(sit, other, card) else Refuse(other)
        case WillGive():
            return Agree(other) if sit.suspicion[other] < DOUBTED else Refuse(other)
        case GaveInfection():  # only I know for certain that this is a lie
            return IsInfected(other)
    return denial(sit, occasion, dice)


def would_give(sit: Situation, other: Seat, card: int) -> bool:
    """A promise that this seat would keep if the two met now."""
    worth = {each: gift_value(sit, other, each) for each in sit.hand}
    return card in worth and worth[sit.hand[sit.hand.index(card)]] == max(worth.values())


ON: Final = {
    Why.TRADED: on_trade,
    Why.ATTACKED: on_attack,
    Why.STRUCK: on_strike,
    Why.SCANNED: on_scan,
    Why.TURN_OVER: end_of_turn,
    Why.CALLED: answer,
}
