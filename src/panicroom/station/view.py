"""What one viewer may know, built field by field. Nothing here is pruned from the whole: a field
that is not written down below cannot leak."""

from typing import Annotated, NamedTuple

from panicroom.kernel.audience import HIDDEN, HiddenType, Viewer
from panicroom.kernel.named import seat_at
from panicroom.kernel.outcome import Outcome, winners_of
from panicroom.station.agenda import Anywhere, ChooseTradeCards, Frame
from panicroom.station.cards import Card, infection_of
from panicroom.station.map import StationMap
from panicroom.station.rooms import Room, RoomCard
from panicroom.station.rulings import Rulings
from panicroom.station.state import Infection, State
from panicroom.station.tokens import SEATS, Character, Face, Role, Seat
from panicroom.station.turn import Turn


class PlayerView(NamedTuple):
    """One player as the viewer sees them."""

    seat: Seat
    health: tuple[int, int]
    rooms: tuple[Anywhere, Anywhere]
    table: tuple[Card, ...]
    bullets: tuple[int, ...]
    hand_size: int
    hand: tuple[Card, ...] | HiddenType
    infected: bool | HiddenType
    is_host: bool | HiddenType
    has_infected: bool | HiddenType
    """Shown only to a Host whose last card to give hangs on it (VARIANT-2)."""


class TurnView(NamedTuple):
    seat: Seat
    ap: int
    first: bool
    marked: bool
    relief: bool
    barred: bool
    terminal: bool
    healed: bool
    traded: tuple[tuple[Role, Room], ...]
    grenades: tuple[tuple[Role, Room], ...]
    attacked: tuple[Room, ...]
    run: Annotated[Role | None, "role-or-none"]
    ran: tuple[Room, ...]


class View(NamedTuple):
    """SETUP-7, line by line. At the end all is shown."""

    viewer: Seat | None
    seats: int
    rulings: Rulings
    decision: int
    round: int
    map: StationMap
    red: frozenset[RoomCard]
    used: frozenset[RoomCard]
    doors_open: bool
    revealed: bool
    next_room: RoomCard | None
    rooms_left: int
    search_left: int
    discards: tuple[Card, ...]
    parasites: tuple[tuple[Room, Face], ...]
    players: tuple[PlayerView, ...]
    marker: Seat
    marker_due: bool
    turn: TurnView
    agenda: tuple[Frame, ...]
    outcome: Outcome | None
    infections: tuple[Infection, ...] | HiddenType

    def hand_of(self, seat: Seat) -> tuple[Card, ...] | HiddenType:
        return self.players[seat].hand

    def health_of(self, character: Character) -> int:
        return self.players[character.seat].health[character.role]

    def room_of(self, character: Character) -> Room:
        """NOWHERE for one that is dead or has yet to come."""
        return self.players[character.seat].rooms[character.role]

    @property
    def winners(self) -> tuple[Seat, ...]:
        return winners_of(self.outcome)


def view(state: State, viewer: Viewer) -> View:
    over = state.outcome is not None
    return View(
        viewer=None if viewer is None else seat_at(viewer),
        seats=state.seats,
        rulings=state.rulings,
        decision=state.decision,
        round=state.round,
        map=state.map.copy(),
        red=state.red,
        used=state.used,
        doors_open=state.doors_open,
        revealed=state.revealed,
        next_room=state.top_room(),
        rooms_left=len(state.explore),
        search_left=len(state.search),
        discards=tuple(state.discards),
        parasites=tuple(state.parasites),
        players=tuple(
            player_view(state, seat, is_open=over or seat == viewer)
            for seat in SEATS[: state.seats]
        ),
        marker=state.marker,
        marker_due=state.marker_due,
        turn=turn_view(state.turn),
        agenda=tuple(public_frame(frame, viewer) for frame in state.agenda),
        outcome=state.outcome,
        infections=tuple(state.infections) if over else HIDDEN,
    )


def player_view(state: State, seat: Seat, is_open: bool) -> PlayerView:
    trooper, android = 2 * seat, 2 * seat + 1
    return PlayerView(
        seat=seat,
        health=(state.health[trooper], state.health[android]),
        rooms=(state.rooms[trooper], state.rooms[android]),
        table=tuple(state.tables[seat]),
        bullets=tuple(state.bullets[seat]),
        hand_size=len(state.hands[seat]),
        hand=tuple(state.hands[seat]) if is_open else HIDDEN,
        infected=state.is_infected(seat) if is_open else HIDDEN,
        is_host=state.host == seat if is_open else HIDDEN,
        has_infected=state.has_infected(seat) if is_open and asks_success(state, seat) else HIDDEN,
    )


def asks_success(state: State, seat: Seat) -> bool:
    """VARIANT-2 lets a Host out of infection cards give the Host card after failures alone."""
    is_out = infection_of(seat) not in state.hands[seat]
    return state.rulings.host_card_infects and state.host == seat and is_out


def turn_view(turn: Turn) -> TurnView:
    return TurnView(
        seat=turn.seat,
        ap=turn.ap,
        first=turn.first,
        marked=turn.marked,
        relief=turn.relief,
        barred=turn.barred,
        terminal=turn.terminal,
        healed=turn.healed,
        traded=tuple(turn.traded),
        grenades=tuple(turn.grenades),
        attacked=tuple(turn.attacked),
        run=turn.run,
        ran=tuple(turn.ran),
    )


def public_frame(frame: Frame, viewer: Viewer) -> Frame:
    """Everything on the agenda is public but what is sealed; who has sealed is not shown, but
    everyone knows the own choice."""
    if not isinstance(frame, ChooseTradeCards):
        return frame
    return frame._replace(
        given=frame.given if viewer == frame.seat else None,
        returned=frame.returned if viewer == frame.partner else None,
    )
