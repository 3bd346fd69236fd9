"""The whole truth about a game of Panic Station, and nothing about who may know it."""

from bisect import insort
from typing import NamedTuple

from panicroom.kernel.dice import Dice
from panicroom.kernel.state import TableState
from panicroom.station.actions import Action
from panicroom.station.agenda import Frame, Nobody
from panicroom.station.cards import KEYCARD, Card
from panicroom.station.map import START, StationMap
from panicroom.station.rooms import NOWHERE, Room, RoomCard
from panicroom.station.rulings import Rulings
from panicroom.station.tokens import CHARACTERS, HEALTH, NOBODY, SEATS, Character, Face, Seat
from panicroom.station.turn import Turn


class Infection(NamedTuple):
    """Who was infected, by whom (NOBODY: by drawing the Host card), in which round."""

    seat: Seat
    by: Nobody
    round: int


class State(TableState[Frame, Action]):
    """Lists are indexed by seat or by character; piles have their top at the end."""

    __slots__ = (
        "bullets",
        "discards",
        "doors_open",
        "explore",
        "hands",
        "health",
        "host",
        "infections",
        "map",
        "marker",
        "marker_due",
        "parasites",
        "proven",
        "red",
        "revealed",
        "rooms",
        "round",
        "rulings",
        "search",
        "tables",
        "turn",
        "used",
    )

    def __init__(self, seats: int, rulings: Rulings, dice: Dice) -> None:
        super().__init__(seats, dice)
        self.rulings = rulings
        self.map: StationMap = START
        self.red: frozenset[RoomCard] = frozenset()
        """Cards turned to their red side."""
        self.used: frozenset[RoomCard] = frozenset()
        """Terminals that somebody has used."""
        self.health = [HEALTH] * (2 * seats)
        self.rooms: list[Room] = [NOWHERE] * (2 * seats)
        self.hands: list[list[Card]] = [[] for _ in range(seats)]
        self.tables: list[list[Card]] = [[] for _ in range(seats)]
        self.bullets: list[list[int]] = [[] for _ in range(seats)]
        """For each Ammo card on a table the bullets left on it, fewest first."""
        self.parasites: list[tuple[Room, Face]] = []
        self.search: list[Card] = []
        self.discards: list[Card] = []
        self.explore: list[RoomCard] = []
        self.host: Seat = NOBODY
        self.infections: list[Infection] = []
        """In the order in which they happened."""
        self.proven: frozenset[Seat] = frozenset()
        """Seats that killed a human's last character while infected (VARIANT-4)."""
        self.marker = Seat.RED
        self.marker_due = True
        self.round = 0
        self.doors_open = False
        self.revealed = False
        """A terminal has revealed a room in this round (ruling reveal_limit)."""
        self.turn = Turn(Seat.RED)

    def copy(self) -> "State":
        twin = State.__new__(State)
        self.copy_table(twin)
        twin.rulings = self.rulings
        twin.map = self.map
        twin.red = self.red
        twin.used = self.used
        twin.health = self.health[:]
        twin.rooms = self.rooms[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.tables = [table[:] for table in self.tables]
        twin.bullets = [bullets[:] for bullets in self.bullets]
        twin.parasites = self.parasites[:]
        twin.search = self.search[:]
        twin.discards = self.discards[:]
        twin.explore = self.explore[:]
        twin.host = self.host
        twin.infections = self.infections[:]
        twin.proven = self.proven
        twin.marker = self.marker
        twin.marker_due = self.marker_due
        twin.round = self.round
        twin.doors_open = self.doors_open
        twin.revealed = self.revealed
        twin.turn = self.turn.copy()
        return twin

    def is_alive(self, seat: Seat) -> bool:
        return self.health[2 * seat] > 0 or self.health[2 * seat + 1] > 0

    def living(self) -> list[Seat]:
        return [seat for seat in SEATS[: self.seats] if self.is_alive(seat)]

    def next_living(self, seat: Seat) -> Seat:
        """Clockwise; the seat itself if nobody else lives."""
        for step in range(1, self.seats):
            other = SEATS[(seat + step) % self.seats]
            if self.is_alive(other):
                return other
        return seat

    def is_infected(self, seat: Seat) -> bool:
        return any(infection[0] == seat for infection in self.infections)

    def has_infected(self, seat: Seat) -> bool:
        """Has ever infected somebody; not even the seat itself is told so."""
        return any(infection.by == seat for infection in self.infections)

    def passes_doors(self, seat: Seat) -> bool:
        """DOOR-1: a Keycard on the table, or a terminal that holds the doors open."""
        return self.doors_open or KEYCARD in self.tables[seat]

    def ways(self, seat: Seat, room: Room) -> tuple[Room, ...]:
        """The rooms a player may reach from a room: N, E, S, W."""
        passable = self.map.ways if self.passes_doors(seat) else self.map.open_ways
        return passable[room]

    def others_in(self, seat: Seat, room: Room) -> list[Character]:
        """Other players' characters in a room."""
        rooms = enumerate(self.rooms)
        return [CHARACTERS[c] for c, where in rooms if where == room and c >> 1 != seat]

    def characters_in(self, room: Room) -> list[Character]:
        return [CHARACTERS[c] for c, where in enumerate(self.rooms) if where == room]

    def put_in_hand(self, seat: Seat, card: Card) -> None:
        insort(self.hands[seat], card)

    def top_room(self) -> RoomCard | None:
        """The exploration card that everybody sees (SETUP-6)."""
        return self.explore[-1] if self.explore else None
