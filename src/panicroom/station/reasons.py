"""Why not: every well-formed action of a seat, and the one reason against each not offered.

Reasons are worked out on a state made from the view alone, with every unseen card unknown. So
they cannot depend on anything the viewer may not know, and there is no second copy of a rule.
"""

from collections.abc import Iterator

from panicroom.kernel.audience import HIDDEN
from panicroom.kernel.dice import Dice
from panicroom.station import actions as do
from panicroom.station.actions import Action, Function, Swarm
from panicroom.station.cards import CARDS, SEARCH_KINDS, UNKNOWN
from panicroom.station.map import beside
from panicroom.station.rooms import CARD_OF, DIRECTIONS, ROOM_CARDS, ROOMS, RoomCard
from panicroom.station.state import Infection, State
from panicroom.station.tokens import CHARACTERS, NOBODY, ROLES, SEATS, Face, Seat
from panicroom.station.turn import Turn
from panicroom.station.view import TurnView, View

QUARTERS = (0, 1, 2, 3)


def seen_state(view: View) -> State:
    """A state with what the viewer sees, and unknown cards wherever the viewer sees none."""
    state = State(view.seats, view.rulings, Dice("unknown"))
    state.map = view.map
    state.red, state.used = view.red, view.used
    state.health = [health for player in view.players for health in player.health]
    state.rooms = [room for player in view.players for room in player.rooms]
    state.hands = [
        [UNKNOWN] * player.hand_size if player.hand is HIDDEN else list(player.hand)
        for player in view.players
    ]
    state.tables = [list(player.table) for player in view.players]
    state.bullets = [list(player.bullets) for player in view.players]
    state.parasites = list(view.parasites)
    state.search = [UNKNOWN] * view.search_left
    state.discards = list(view.discards)
    state.explore = seen_deck(view)
    state.infections = [
        Infection(player.seat, NOBODY, 0) for player in view.players if player.infected is True
    ]
    state.infections += [
        Infection(NOBODY, player.seat, 0) for player in view.players if player.has_infected is True
    ]
    state.host = next((p.seat for p in view.players if p.is_host is True), NOBODY)
    state.marker, state.marker_due = view.marker, view.marker_due
    state.round, state.doors_open, state.revealed = view.round, view.doors_open, view.revealed
    state.turn = seen_turn(view.turn)
    state.agenda = list(view.agenda)
    state.outcome, state.decision = view.outcome, view.decision
    return state


def seen_deck(view: View) -> list[RoomCard]:
    """As many cards as are left, the visible one on top; what lies below can be read off the
    map, but for its order."""
    if view.next_room is None:
        return []
    rest = [card for card in ROOM_CARDS if not view.map.has(card) and card != view.next_room]
    return [*rest[: view.rooms_left - 1], view.next_room]


def seen_turn(seen: TurnView) -> Turn:
    turn = Turn(seen.seat, seen.ap, seen.first)
    turn.marked, turn.relief, turn.barred = seen.marked, seen.relief, seen.barred
    turn.terminal, turn.healed = seen.terminal, seen.healed
    turn.traded = [(ROLES[role], room) for role, room in seen.traded]
    turn.grenades = [(ROLES[role], room) for role, room in seen.grenades]
    turn.attacked = list(seen.attacked)
    turn.run, turn.ran = seen.run, list(seen.ran)
    return turn


def candidates(view: View) -> list[Action]:
    """Every well-formed action of the viewer's seat on this map, legal or not. Nobody wonders why
    they do not search, scan or trade with themselves, or shoot their own."""
    return [*_with_characters(view), *_at_targets(view), *_with_cards(view), *_with_places(view)]


def _with_characters(view: View) -> Iterator[Action]:
    others = _others(view)
    yield do.EndTurn()
    for who in ROLES:
        yield do.TryNext(who)
        yield do.UseSickBay(who)
        yield do.UseFirstAid(who)
        yield do.BurnHive(who)
        for function in Function:
            yield do.UseTerminal(who, function)
        for partner in (None, *others):
            yield do.Search(who, partner)
        for seat in others:
            yield do.ScanBody(who, seat)
        for direction in DIRECTIONS:
            yield do.Move(who, direction)
            yield do.Run(who, direction)
            yield do.ThrowGrenade(who, direction)
            for quarter in QUARTERS:
                yield do.Explore(who, direction, quarter)


def _others(view: View) -> list[Seat]:
    return [seat for seat in SEATS[: view.seats] if seat != view.viewer]


def _at_targets(view: View) -> Iterator[Action]:
    for character in CHARACTERS[: 2 * view.seats]:
        yield do.Heal(character)
        yield do.PlayArmor(character)
        if character.seat != view.viewer:
            yield do.Fire(character)
            for who in ROLES:
                yield do.Stab(who, character)
    rooms = [room for room in ROOMS if view.map.has(CARD_OF[room])]
    for room in rooms:
        for face in (Face.GRAY, Face.BLACK):
            swarm = Swarm(room, face)
            yield do.Fire(swarm)
            yield do.MoveParasite(swarm)
            for who in ROLES:
                yield do.Stab(who, swarm)


def _with_cards(view: View) -> Iterator[Action]:
    for card in CARDS[: SEARCH_KINDS + view.seats]:
        yield do.GiveCard(card)
        yield do.LayDown(card)
    for seat in _others(view):
        yield do.Trade(seat)
    yield do.UseBoost()
    yield do.HoldFire()
    yield do.StopHealing()
    yield do.TakeWounds()


def _with_places(view: View) -> Iterator[Action]:
    taken = set(view.map.card_at)
    around = {beside(cell, direction) for cell in taken for direction in DIRECTIONS}
    for cell in sorted(around | taken):
        for quarter in QUARTERS:
            yield do.LayCard(cell, quarter)
