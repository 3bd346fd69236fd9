"""What a seat hears that tells of loyalties: trades, hands, scans and deaths."""

from panicroom.station.cards import HOST, Card
from panicroom.station.deduction.facts import Death, Exchange, Hand
from panicroom.station.deduction.possible import goes_on
from panicroom.station.imagining.evidence import exchanging, hand_fits, trading, troopers_left
from panicroom.station.imagining.hearing_cards import moved
from panicroom.station.imagining.loyalties import BEGINNING, first_step, stepped, weighed
from panicroom.station.imagining.past import Fallen, Gave, Got, Past, Shown, Swapped
from panicroom.station.rules.death import CharacterDied, PlayerEliminated
from panicroom.station.rules.ending import HeatScanHeld
from panicroom.station.rules.grenade import GrenadeThrown
from panicroom.station.rules.items import HandShown
from panicroom.station.rules.knife import KnifeDrawn
from panicroom.station.rules.phase import ParasitePhaseBegan
from panicroom.station.rules.setup import GameBegan
from panicroom.station.rules.trading import CardsTraded
from panicroom.station.tokens import NOBODY, TROOPER, Seat


def hear_beginning(past: Past, event: GameBegan) -> Past:
    return past._replace(begun=True, step=first_step(BEGINNING))


def hear_round(past: Past, event: ParasitePhaseBegan) -> Past:
    return past._replace(round=event.round, attacker=NOBODY)


def hear_trade(past: Past, event: CardsTraded) -> Past:
    me = past.case.seat
    if me == event.seat:
        return hear_exchange(past, event.partner, event.given, event.returned)
    if me == event.partner:
        return hear_exchange(past, event.seat, event.returned, event.given)
    pair = (event.seat, event.partner)
    lead = trading(pair, past.rulings.host_card_infects)
    step = stepped(past.step, past.round, pair, len(past.moves), lead)
    return moved(past._replace(step=step), Swapped(*pair))


def hear_exchange(past: Past, partner: Seat, gave: Card, got: Card) -> Past:
    """The number is of no trade of others, since both cards are known."""
    me = past.case.seat
    fact = Exchange(past.round, partner, gave, got)
    step = past.step
    if gave >= HOST or got >= HOST:
        step = stepped(step, past.round, (me, partner), -1, exchanging(me, fact))
    return moved(past._replace(step=step), Got(partner, got), Gave(partner, gave))


def hear_hand(past: Past, event: HandShown) -> Past:
    if event.viewer != past.case.seat:
        return past
    fact = Hand(past.round, event.seat, tuple(event.cards))
    fits = hand_fits(past.case, fact, past.rulings.host_card_infects)
    return moved(past._replace(step=weighed(past.step, fits)), Shown(event.seat, fact.cards))


def hear_scan(past: Past, event: HeatScanHeld) -> Past:
    living = past.living
    if event.living != living.bit_count():
        return past  # begun from a position: the dead are not all known
    step = weighed(past.step, lambda w: (w.infected & living).bit_count() == event.infected)
    return gone_on(past._replace(step=step))


def gone_on(past: Past) -> Past:
    """The ends that depend on loyalties have not come (WIN-4)."""
    if past.rulings.troopers_dead == "all" or not past.begun:
        return past
    return past._replace(step=weighed(past.step, troopers_left(past.living, past.troopers)))


def hear_character_death(past: Past, event: CharacterDied) -> Past:
    if event.character.role != TROOPER:
        return past
    bit = 1 << event.character.seat
    return gone_on(past._replace(troopers=past.troopers & ~bit))


def hear_death(past: Past, event: PlayerEliminated) -> Past:
    fallen = (*past.fallen, Fallen(event.seat, past.attacker, past.round))
    living, fact = past.living, Death(past.round, event.seat)
    step = weighed(past.step, lambda world: goes_on(world, fact, living))
    living &= ~(1 << event.seat)
    return gone_on(past._replace(living=living, step=step, fallen=fallen))


def hear_attack(past: Past, event: KnifeDrawn | GrenadeThrown) -> Past:
    return past._replace(attacker=event.seat)
