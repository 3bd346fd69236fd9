"""States that agree with all that a seat knows. No true state comes in here: whoever wants to show
that a seat imagines something needs a view, what the seat has heard, and dice."""

from bisect import bisect
from collections.abc import Mapping
from itertools import accumulate, islice
from random import Random
from typing import Final

from panicroom.kernel.audience import HIDDEN
from panicroom.kernel.dice import Dice
from panicroom.station.cards import HOST, SEARCH_KINDS, Card
from panicroom.station.deduction.possible import World
from panicroom.station.imagining.fitting import Fitting, Held
from panicroom.station.imagining.hands import follow
from panicroom.station.imagining.infections import infections, proven
from panicroom.station.imagining.loyalties import Passed, any_world, evened, first_step, story
from panicroom.station.imagining.past import Past
from panicroom.station.imagining.piles import Piles
from panicroom.station.imagining.rooms_to_come import RoomsToCome
from panicroom.station.reasons import seen_state
from panicroom.station.state import State
from panicroom.station.tokens import NOBODY, SEATS
from panicroom.station.view import View

STREAM: Final = "imagine"
TRIES: Final = 12
"""Stories that may turn out to need more cards than a hand has, before one is told without saying
which cards infected whom."""
DOUBT: Final = 0.01
"""What is not certain is never held more certain than this."""


class Imagination:
    """What one seat may imagine at one decision. `belief` is how likely each of the others is held
    to be infected; what is missing there follows from draws, trades and scans alone."""

    def __init__(self, view: View, past: Past, belief: Mapping[int, float]) -> None:
        assert view.viewer is not None
        assert view.outcome is None
        self.seat = view.viewer
        self.view = view
        self.past = past
        self.step = past.step
        own = view.players[self.seat].hand
        self.own: tuple[Card, ...] = () if own is HIDDEN else own
        self.base = seen_state(view)
        self.items = [p.hand_size - view.rulings.infection_cards for p in view.players]
        self.table = Fitting(view, self.own)
        self.piles = Piles(past, view.search_left)
        self.rooms = RoomsToCome(view, past)
        self.worlds, self.chances = self.weigh(belief)

    def weigh(self, belief: Mapping[int, float]) -> tuple[list[World], list[float]]:
        """The worlds of loyalties that agree with the view, by weight and by what is believed."""
        weights = {w: x for w, x in self.step.weights.items() if self.agrees(w)}
        if not weights:  # what was heard is not all: any world will do that agrees with the view
            self.step = first_step(any_world(self.view.seats))
            weights = {w: x for w, x in self.step.weights.items() if self.agrees(w)}
        weights = dict(evened(weights))
        odds = {
            seat: believed(belief[seat], sum(x for w, x in weights.items() if w.has(seat)))
            for seat in SEATS[: self.view.seats]
            if seat in belief and seat != self.seat
        }
        for world in weights:
            for seat, factor in odds.items():
                if world.has(seat):
                    weights[world] *= factor
        return list(weights), list(accumulate(weights.values()))

    def agrees(self, world: World) -> bool:
        me = self.view.players[self.seat]
        if (world.host == self.seat) != me.is_host or world.has(self.seat) != me.infected:
            return False
        if world.host == NOBODY and (HOST in self.own or not self.has_room_for_host()):
            return False
        if not self.goes_on(world):
            return False
        if me.has_infected is True and world.infected.bit_count() == 1:
            return False
        strangers = {card - SEARCH_KINDS for card in self.own if card > HOST} - {self.seat}
        return all(world.has(seat) for seat in strangers)

    def goes_on(self, world: World) -> bool:
        """WIN-4, as the ruling troopers_dead says: the last Trooper's death would have ended it."""
        if self.view.rulings.troopers_dead == "all" or any(p.health[0] for p in self.view.players):
            return True
        return all(world.has(player.seat) for player in self.view.players if any(player.health))

    def has_room_for_host(self) -> bool:
        """SEARCH-6: it never comes back into a deck."""
        if self.past.pile.remade is not None:
            return False
        return bool(self.past.upper_left if self.past.begun else self.view.search_left)

    def state(self, dice: Dice) -> State:
        """One such state; the same dice give the same one. Nothing in it has been sealed by others:
        whoever plays on with it chooses for them."""
        random = Random(dice.below(STREAM, 1 << 62))
        for left in reversed(range(TRIES)):
            world = self.worlds[bisect(self.chances, random.random() * self.chances[-1])]
            told = story(self.step, world, random.random)
            givers = {number: i.by for number, i in told if number >= 0 and left}
            known = follow(self.past.moves, givers, self.items, random.random)
            held = self.table.fit(world.host, known, random.random, cut=not left)
            if held is not None:
                break
        assert held is not None
        return self.laid_out(world, told, held, random)

    def laid_out(self, world: World, told: list[Passed], held: Held, random: Random) -> State:
        state = self.base.copy()
        dealt = self.piles.deal(held.pool, sum(held.free), held.in_deck, random)
        state.search = dealt.deck
        state.explore = self.rooms.order(random)
        cards = iter(dealt.hands)
        for seat, known in enumerate(held.hands):
            if seat != self.seat:
                hand = [*known, *islice(cards, held.free[seat])]
                hand.sort()
                state.hands[seat] = hand
        state.host = NOBODY if world.host == NOBODY else SEATS[world.host]
        took = self.view.players[self.seat].has_infected
        state.infections = infections(told, SEATS[self.seat], took)
        state.proven = proven(self.past.fallen, state.infections)
        state.dice = Dice(f"imagined-{random.getrandbits(64)}")
        return state


def believed(belief: float, followed: float) -> float:
    """By what the odds of an infected player change, from what follows to what is believed."""
    if not DOUBT < followed < 1 - DOUBT:
        return 1.0
    belief = min(max(belief, DOUBT), 1 - DOUBT)
    return belief / (1 - belief) * (1 - followed) / followed


def imagine(view: View, past: Past, belief: Mapping[int, float], dice: Dice) -> State:
    return Imagination(view, past, belief).state(dice)
