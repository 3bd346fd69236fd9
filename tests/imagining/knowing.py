"""What one seat of Panic Station knows, kept beside what `imagining` keeps and by other code: its
dossier, the worlds of its deduction, and the hands it has seen since which nothing has happened."""

from typing import Any

from panicroom.kernel.audience import Event
from panicroom.station.cards import HOST, Card
from panicroom.station.deduction.facts import Case
from panicroom.station.deduction.notes import open_notes, taken
from panicroom.station.deduction.possible import World, Worlds, worlds_of
from panicroom.station.dossier import noted, open_dossier
from panicroom.station.imagining import heard, open_past
from panicroom.station.rooms import RoomCard
from panicroom.station.rules.explore import RoomBuried
from panicroom.station.rules.items import HandShown, ItemLaidDown, ItemSpent
from panicroom.station.rules.laying import RoomLaid
from panicroom.station.rules.search import CardDrawn
from panicroom.station.rules.setup import CardDealt, GameBegan
from panicroom.station.rules.trading import CardsTraded
from panicroom.station.rulings import Rulings
from panicroom.station.state import State
from panicroom.station.tokens import SEATS

MOVES: Any = CardDrawn | CardDealt | ItemLaidDown | ItemSpent


class Knowing:
    def __init__(self, seat: int, seats: int, rulings: Rulings) -> None:
        self.seat = SEATS[seat]
        self.rulings = rulings
        self.past = open_past(self.seat, seats, rulings)
        self.dossier = open_dossier(self.seat, seats, rulings.host_card_infects)
        notes = open_notes(self.seat, seats)
        case = notes.case._replace(infection_cards=rulings.infection_cards)
        self.notes = notes._replace(case=case)
        self.worlds: tuple[Case, Worlds] | None = None
        self.begun = False
        self.hands: dict[int, tuple[Card, ...]] = {}
        """Whole hands as they are now."""
        self.given: dict[int, Card] = {}
        """What lies in a hand because it was given there last of all."""
        self.lowest: RoomCard | None = None
        """The exploration card that was buried last."""

    def hear(self, event: Event) -> None:
        self.past = heard(self.past, event)
        self.dossier = noted(self.dossier, event)
        self.notes = taken(self.notes, event)
        self.begun = self.begun or isinstance(event, GameBegan)
        if isinstance(event, RoomBuried):
            self.lowest = event.card
        if isinstance(event, RoomLaid) and event.card == self.lowest:
            self.lowest = None
        if isinstance(event, MOVES):
            self.forget(event.seat)
        if isinstance(event, CardsTraded):
            self.forget(event.seat)
            self.forget(event.partner)
            if event.seat == self.seat:
                self.given[event.partner] = event.given
            if event.partner == self.seat:
                self.given[event.seat] = event.returned
        if isinstance(event, HandShown) and event.viewer == self.seat:
            self.hands[event.seat] = tuple(event.cards)

    def forget(self, seat: int) -> None:
        self.hands.pop(seat, None)
        self.given.pop(seat, None)

    def deduced(self) -> Worlds:
        """Worked out once for facts that are still the same."""
        if self.worlds is None or self.worlds[0] is not self.notes.case:
            self.worlds = (self.notes.case, worlds_of(self.notes.case))
        return self.worlds[1]

    def contradictions(self, state: State) -> list[str]:
        """What an imagined state says against it."""
        found = []
        for known in self.dossier.others[: state.seats]:
            if known.infected is not None and state.is_infected(known.seat) != known.infected:
                found.append(f"{known.seat!s} is infected or not against the dossier")
        infected = sum(1 << infection.seat for infection in state.infections)
        is_deduced = self.begun and not self.rulings.host_card_infects
        if is_deduced and World(state.host, infected) not in self.deduced():
            found.append(f"{state.host} {infected:b} is no world of the deduction")
        for seat, cards in self.hands.items():
            if tuple(state.hands[seat]) != cards:
                found.append(f"{SEATS[seat]!s} was seen to hold {cards}")
        for seat, card in self.given.items():
            if card not in state.hands[seat]:
                found.append(f"{SEATS[seat]!s} was given {card!s}")
        if self.lowest is not None and state.explore[0] != self.lowest:
            found.append(f"{self.lowest!s} was buried")
        upper = state.search[len(state.search) - self.past.upper_left :]
        if self.begun and HOST in state.search and HOST not in upper:
            found.append("the Host card lies below its pile")
        return found
