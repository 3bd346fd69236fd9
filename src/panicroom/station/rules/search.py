"""Search: SEARCH-1 to SEARCH-6, and the drawing of the Host card (INFECT-3)."""

from dataclasses import dataclass

from panicroom.kernel.audience import EVERYBODY, Event, everybody_but, only
from panicroom.kernel.errors import Refusal
from panicroom.station.actions import Action, Search
from panicroom.station.agenda import Draw, Spawn, TeamDraw, TurnRed
from panicroom.station.cards import ALERT, HOST, Card
from panicroom.station.rooms import CARD_OF, ICONS, SEARCHABLE, Icon, Room, RoomCard
from panicroom.station.rules.turn_bounds import is_missing, lacks_ap, pay
from panicroom.station.state import Infection, State
from panicroom.station.tokens import NOBODY, SEATS, Role, Seat

SOLO = tuple(Search(who, None) for who in Role)


@dataclass(slots=True)
class RoomSearched(Event):
    audience = EVERYBODY
    seat: Seat
    who: Role
    room: Room
    partner: Seat | None


@dataclass(slots=True)
class CardDrawn(Event):
    audience = everybody_but(card="seat")
    seat: Seat
    card: Card

    def write(self, state: State) -> None:
        state.put_in_hand(self.seat, self.card)


@dataclass(slots=True)
class AlertDrawn(Event):
    """SEARCH-4: shown, resolved and discarded."""

    audience = EVERYBODY
    seat: Seat

    def write(self, state: State) -> None:
        state.discards.append(ALERT)


@dataclass(slots=True)
class HostDrawn(Event):
    """INFECT-3: infected from this moment on, and nobody else is told."""

    audience = only("seat")
    seat: Seat

    def write(self, state: State) -> None:
        state.host = self.seat
        state.infections.append(Infection(self.seat, NOBODY, state.round))


@dataclass(slots=True)
class SearchDeckRemade(Event):
    """SEARCH-6: the discards are the new deck."""

    audience = EVERYBODY
    cards: int

    def write(self, state: State) -> None:
        state.search, state.discards = state.discards, []
        state.search.sort()
        state.dice.shuffle("reshuffle", state.search)


@dataclass(slots=True)
class CardTurnedRed(Event):
    audience = EVERYBODY
    card: RoomCard

    def write(self, state: State) -> None:
        state.red = state.red | {self.card}


def judge_search(state: State, seat: Seat, action: Search) -> Refusal | None:
    refusal = lacks_ap(state) or is_missing(state, seat, action.who)
    if refusal:
        return refusal
    room = state.rooms[2 * seat + action.who]
    if not SEARCHABLE[room]:
        return Refusal("SEARCH-1", "nothing-to-search", {"room": room})
    if not state.search and not state.discards:
        return Refusal("SEARCH-6", "no-search-cards")
    if action.partner is not None:
        return judge_partner(state, seat, room, action.partner)
    return None


def judge_partner(state: State, seat: Seat, room: Room, partner: Seat) -> Refusal | None:
    """SEARCH-5: in a team search room, with one who is there, and not after an attack there."""
    if ICONS[CARD_OF[room]] is not Icon.TEAM:
        return Refusal("SEARCH-5", "no-team-search-room", {"room": room})
    if partner == seat or room not in state.rooms[2 * partner : 2 * partner + 2]:
        return Refusal("SEARCH-5", "partner-not-here", {"seat": partner})
    if room in state.turn.attacked:
        return Refusal("SEARCH-5", "attacked-here", {"room": room})
    return None


def offer_search(state: State, seat: Seat, who: Role, room: Room, out: list[Action]) -> None:
    if not SEARCHABLE[room] or judge_search(state, seat, SOLO[who]) is not None:
        return
    out.append(SOLO[who])
    if ICONS[CARD_OF[room]] is Icon.TEAM:
        for partner in SEATS[: state.seats]:
            if judge_partner(state, seat, room, partner) is None:
                out.append(Search(who, partner))


def do_search(state: State, seat: Seat, action: Search) -> None:
    """SEARCH-2: on the red side a parasite first; then cards; then black is turned."""
    pay(state)
    state.turn.first = False  # TURN-4
    room = state.rooms[2 * seat + action.who]
    card = CARD_OF[room]
    state.emit(RoomSearched(seat, action.who, room, action.partner))
    state.agenda.append(TurnRed(card))
    if action.partner is not None:
        state.agenda.append(TeamDraw(seat, action.partner, room))
    else:
        is_full = ICONS[card] is Icon.STORAGE and card not in state.red  # SEARCH-3
        state.agenda.append(Draw(seat, room, 3 if is_full else 1))
    if card in state.red:  # SEARCH-2
        state.agenda.append(Spawn(seat, room))


def step_draw(state: State, frame: Draw) -> None:
    """SEARCH-3 and SEARCH-4: one by one, an Alert resolved before the next card."""
    card = take_search_card(state)
    if card is None:
        return
    if frame.left > 1:
        state.agenda.append(frame._replace(left=frame.left - 1))
    receive(state, frame.seat, frame.room, card)


def step_team_draw(state: State, frame: TeamDraw) -> None:
    """SEARCH-5: two cards dealt at random, one each; the searcher's Alert comes first."""
    cards = [take_search_card(state), take_search_card(state)]
    if cards[1] is not None and state.dice.below("deal", 2):  # SEARCH-5
        cards.reverse()
    for seat, card in ((frame.partner, cards[1]), (frame.seat, cards[0])):
        if card is not None:
            receive(state, seat, frame.room, card)


def take_search_card(state: State) -> Card | None:
    if not state.search and state.discards:  # SEARCH-6
        state.emit(SearchDeckRemade(len(state.discards)))
    return state.search.pop() if state.search else None


def receive(state: State, seat: Seat, room: Room, card: Card) -> None:
    if card == ALERT:  # SEARCH-4
        state.emit(AlertDrawn(seat))
        state.agenda.append(Spawn(seat, room))
        return
    state.emit(CardDrawn(seat, card))
    if card == HOST:  # INFECT-3
        state.emit(HostDrawn(seat))


def step_turn_red(state: State, frame: TurnRed) -> None:
    if frame.card not in state.red:  # SEARCH-2
        state.emit(CardTurnedRed(frame.card))
