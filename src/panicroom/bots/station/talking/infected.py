"""What an infected player says: it passes for a human, frames the victims that know it, speaks for
its own side and lures the others. It never admits to anything (TALK-1)."""

from typing import Final

from panicroom.bots.station.situation import Situation
from panicroom.bots.station.talking.answers import denial, has_told, others, pick, received_from
from panicroom.bots.station.talking.credence import ACCUSING
from panicroom.bots.station.talking.floor import Occasion, Why
from panicroom.kernel.dice import Dice
from panicroom.station.cards import GAS, is_item
from panicroom.station.claims import (
    Agree,
    AmHuman,
    AskFor,
    AskSide,
    Claim,
    Gave,
    GaveInfection,
    IsHuman,
    IsInfected,
    IsLying,
    Refuse,
    Suspect,
    Trust,
    WillGive,
)
from panicroom.station.tokens import Seat

FELLOW: Final = 0.5
"""From here on somebody is taken for one of the own side."""


def said(sit: Situation, occasion: Occasion, dice: Dice) -> Claim:
    return first_word(sit) or ON[occasion.why](sit, occasion, dice)


def first_word(sit: Situation) -> Claim | None:
    """Whoever dodged my infection will tell; so I tell the same of them first."""
    for seat in sorted(sit.memory.betrayed_to):
        if seat in humans(sit) and has_traded(sit, seat) and not has_told(sit, seat, GaveInfection):
            return GaveInfection(seat)
    return None


def humans(sit: Situation) -> list[Seat]:
    """Whom this seat takes for human; all if it knows of nobody else."""
    found = [seat for seat in others(sit) if sit.suspicion[seat] < FELLOW]
    return found or others(sit)


def is_fellow(sit: Situation, seat: Seat) -> bool:
    return sit.suspicion[seat] >= FELLOW


def has_traded(sit: Situation, seat: Seat) -> bool:
    return bool(sit.memory.dossier.others[seat].given)


def on_trade(sit: Situation, occasion: Occasion, dice: Dice) -> Claim:
    """Praise for the partner: one more who is trusted, or who has no reason to talk. Of a card that
    must not be named something is said to have come instead. Whom it has accused it cannot praise
    any more, whichever side that one is on now."""
    other = occasion.other
    if has_told(sit, other, *ACCUSING):
        return AmHuman()
    card = received_from(sit, other)
    if card is None or not is_item(card):
        card = GAS
    return pick(dice, [Trust(other), Gave(other, card)])


def on_attack(sit: Situation, occasion: Occasion, dice: Dice) -> Claim:
    other = occasion.other
    return AmHuman() if is_fellow(sit, other) else IsInfected(other)


def on_strike(sit: Situation, occasion: Occasion, dice: Dice) -> Claim:
    return IsInfected(occasion.other)


def on_scan(sit: Situation, occasion: Occasion, dice: Dice) -> Claim:
    return Suspect(scapegoat(sit, dice))


def scapegoat(sit: Situation, dice: Dice) -> Seat:
    """Of the humans one who is accused already, so that it is not this seat's word alone."""
    told = sit.memory.talk.told
    accused = {s for (by, s), kind in told.items() if kind in (GaveInfection, IsInfected, Suspect)}
    found = [seat for seat in humans(sit) if seat in accused] or humans(sit)
    return dice.pick("scapegoat", found)


def end_of_turn(sit: Situation, occasion: Occasion, dice: Dice) -> Claim:
    goat = scapegoat(sit, dice)
    human, fellows = humans(sit)[0], [s for s in others(sit) if is_fellow(sit, s)]
    claims: list[Claim] = [AmHuman()]
    if sit.view.round > 1:
        claims += [Suspect(goat), Trust(human)]
    claims += [IsHuman(seat) for seat in fellows if seat not in exposed(sit)]
    if sit.hive_found:
        claims += [AskFor(human, GAS), WillGive(human, GAS)]
    return pick(dice, claims)


def exposed(sit: Situation) -> set[Seat]:
    """Whom to speak for would expose this seat, too."""
    return {seat for (_, seat), kind in sit.memory.talk.told.items() if kind is GaveInfection}


def answer(sit: Situation, occasion: Occasion, dice: Dice) -> Claim:
    other, claim = occasion.other, occasion.claim
    match claim:
        case AskSide():
            return AmHuman()
        case AskFor(card=card):
            return Refuse(other) if is_fellow(sit, other) else WillGive(other, card)
        case WillGive():
            return Agree(other)
        case GaveInfection():
            return pick(dice, [IsInfected(other), IsLying(other)])
    return AmHuman() if is_fellow(sit, other) else denial(sit, occasion, dice)


ON: Final = {
    Why.TRADED: on_trade,
    Why.ATTACKED: on_attack,
    Why.STRUCK: on_strike,
    Why.SCANNED: on_scan,
    Why.TURN_OVER: end_of_turn,
    Why.CALLED: answer,
}
