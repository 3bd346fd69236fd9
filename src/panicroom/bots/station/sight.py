"""What lies on the table in one decision, as far as it follows from the view alone."""

from functools import cached_property

from panicroom.kernel.audience import HIDDEN
from panicroom.station.cards import GAS, KEYCARD, Card, infection_of, is_item
from panicroom.station.map import Fits
from panicroom.station.rooms import DIRECTIONS, HIVE, NOWHERE, REACTOR, ROOMS, Room
from panicroom.station.tokens import ROLES, SEATS, Character, Face, Seat, character_of
from panicroom.station.view import View


class Sight:
    """Worked out when first asked for, and forgotten with the decision."""

    def __init__(self, view: View) -> None:
        assert view.viewer is not None
        self.view = view
        self.seat = SEATS[view.viewer]
        self.me = view.players[self.seat]
        self.infected = self.me.infected is True
        self.hand: tuple[Card, ...] = () if self.me.hand is HIDDEN else self.me.hand
        self.gas = self.hand.count(GAS)
        self.missing_gas = max(0, view.rulings.gas_needed - self.gas)
        self.hive_found = view.map.has(HIVE)

    @cached_property
    def infections_left(self) -> int:
        return self.hand.count(infection_of(self.seat))

    @cached_property
    def swaps(self) -> int:
        """Items that can be given for gas."""
        return sum(is_item(card) and card != GAS for card in self.hand)

    @cached_property
    def living(self) -> list[Seat]:
        return [player.seat for player in self.view.players if any(player.health)]

    @cached_property
    def crowd(self) -> dict[Room, list[Character]]:
        """Other players' characters, by room."""
        found: dict[Room, list[Character]] = {}
        for player in self.view.players:
            for role, room in zip(ROLES, player.rooms, strict=True):
                if player.seat != self.seat and room != NOWHERE:
                    found.setdefault(room, []).append(character_of(player.seat, role))
        return found

    def met_in(self, room: Room) -> list[Seat]:
        """Who would have to be traded with by an entering character (ENTER-2)."""
        if room == REACTOR:
            return []
        return sorted({character.seat for character in self.crowd.get(room, ())})

    @cached_property
    def ways(self) -> list[tuple[Room, ...]]:
        passes = self.view.doors_open or KEYCARD in self.me.table
        return self.view.map.ways if passes else self.view.map.open_ways

    @cached_property
    def fits(self) -> Fits:
        """Where the visible card can be laid."""
        card = self.view.next_room
        return Fits((), {}) if card is None else self.view.map.fits(card)

    @cached_property
    def phase_comes(self) -> bool:
        """A Parasite Phase lies between this turn and the next one of this seat (ROUND-1)."""
        turn = self.view.turn
        return self.view.marker_due or (turn.marked and turn.seat == self.view.marker)

    @cached_property
    def bites(self) -> list[list[int]]:
        """For each roll of the D4 the wounds in each room (PHASE-2, PHASE-3)."""
        found = [[0] * len(ROOMS) for _ in DIRECTIONS]
        for room, face in self.view.parasites:
            for direction, bitten in enumerate(found):
                beyond = self.view.map.open_ways[room][direction]
                bitten[room if beyond == NOWHERE else beyond] += 2 if face is Face.BLACK else 1
        return found

    @cached_property
    def threat(self) -> list[float]:
        """The wounds to expect in each room in the next Parasite Phase."""
        return [sum(bitten) / len(DIRECTIONS) for bitten in zip(*self.bites, strict=True)]

    @cached_property
    def time_presses(self) -> bool:
        """Half of all rounds are gone: whoever still waits will lose by waiting (WIN-6)."""
        limit = self.view.rulings.round_limit
        return 0 < limit <= 2 * self.view.round
