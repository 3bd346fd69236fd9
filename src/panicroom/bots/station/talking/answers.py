"""What either side says, whatever it holds: an infected player talks like a human one, so that
only what is known to others can tell them apart (TALK-1)."""

from collections.abc import Sequence

from panicroom.bots.station.situation import Situation
from panicroom.bots.station.talking.floor import Occasion
from panicroom.kernel.dice import Dice
from panicroom.station.cards import Card
from panicroom.station.claims import AmHuman, Claim, GaveInfection, IsInfected, IsLying, Suspect
from panicroom.station.tokens import Seat


def pick(dice: Dice, claims: Sequence[Claim]) -> Claim:
    return dice.pick("talk", claims)


def others(sit: Situation) -> list[Seat]:
    """The living, the least suspect first."""
    living = [seat for seat in sit.living if seat != sit.seat]
    return sorted(living, key=lambda seat: sit.suspicion[seat])


def has_told(sit: Situation, seat: Seat, *kinds: type) -> bool:
    return sit.memory.talk.told.get((sit.seat, seat)) in kinds


def received_from(sit: Situation, seat: Seat) -> Card | None:
    """What that player gave me last."""
    given = sit.memory.dossier.others[seat].given
    return given[-1].card if given else None


def denial(sit: Situation, occasion: Occasion, dice: Dice) -> Claim:
    """To an accusation. Whoever has said more of the accuser does not now say less."""
    accuser = occasion.other
    less = [] if has_told(sit, accuser, GaveInfection, IsInfected) else [Suspect(accuser)]
    return pick(dice, [AmHuman(), IsLying(accuser), *less])


def suspects(sit: Situation, least: float) -> list[Seat]:
    """Who is likely infected but not known to be, the most suspect first."""
    return [s for s in reversed(others(sit)) if least <= sit.suspicion[s] < 1]
