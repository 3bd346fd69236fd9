"""Positions that cannot be: each is refused by the rule or field it breaks."""

from panicroom.kernel.errors import Malformed
from panicroom.kernel.expected import AT_THE_TABLE, Expected, in_the_box, this_many
from panicroom.station.cards import ALERT, CARD_NAMES, infection_of
from panicroom.station.map import UPRIGHT, StationMap
from panicroom.station.notation.check_infections import check_infections
from panicroom.station.notation.check_owed import check_owed
from panicroom.station.notation.check_turn import check_turn
from panicroom.station.rooms import (
    CARD_OF,
    EXPLORATION,
    HIVE,
    ICONS,
    NOWHERE,
    REACTOR,
    ROOM_NAMES,
    Icon,
    RoomCard,
)
from panicroom.station.spelling import CHARACTER_NAMES
from panicroom.station.state import State
from panicroom.station.tokens import COLORS, TOKENS, Face


def check(state: State) -> None:
    check_seats(state)
    check_map(state)
    check_characters(state)
    check_parasites(state)
    check_hands(state)
    check_infections(state)
    check_turn(state)
    check_owed(state)


def check_seats(state: State) -> None:
    """Whoever is named sits at the table."""
    named = [("turn", state.turn.seat), ("round", state.marker), ("infections", state.host)]
    named += [("infections", seat) for i in state.infections for seat in (i.seat, i.by)]
    named += [("infections", seat) for seat in state.proven]
    if state.outcome is not None:
        named += [("over", seat) for seat in state.outcome.winners]
    for field, seat in named:
        if seat >= state.seats:
            raise Malformed(field, COLORS[seat], AT_THE_TABLE)


def check_map(state: State) -> None:
    if state.map.place_of[REACTOR].cell != (0, 0):
        raise Malformed("map", "reactor", Expected("at-the-origin", "SETUP-2"))
    joined = joined_cards(state.map)
    for card, place in state.map.place_of.items():
        name = EXPLORATION[card].name
        if card not in joined:
            raise Malformed("map", name, Expected("joined", "MAP-3"))
        if place.quarter not in UPRIGHT and card != HIVE:
            raise Malformed("map", name, Expected("upright", "MAP-1"))
        others = {c: p for c, p in state.map.place_of.items() if c != card}
        clash = StationMap(others).clash(card, place) if card != REACTOR else None
        if clash:
            raise Malformed("map", name, Expected("fitting", clash))
        if card in state.red and ICONS[card] is Icon.NONE:
            raise Malformed("map", f"{name} red", Expected("searchable", "SEARCH-1"))
        if card in state.used and ICONS[card] is not Icon.TERMINAL:
            raise Malformed("map", f"{name} used", Expected("with-a-terminal", "TERMINAL-1"))


def joined_cards(station: StationMap) -> set[RoomCard]:
    """The cards that passages, closed or not, lead to from the Reactor."""
    rooms = [REACTOR]
    for room in rooms:
        rooms += [way for way in station.ways[room] if way != NOWHERE and way not in rooms]
    return {CARD_OF[room] for room in rooms}


def check_characters(state: State) -> None:
    for character, room in enumerate(state.rooms):
        name = CHARACTER_NAMES[character]
        if room != NOWHERE and not state.map.has(CARD_OF[room]):
            raise Malformed(name, ROOM_NAMES[room], Expected("on-the-map"))
        if room != NOWHERE and not state.health[character]:
            raise Malformed(name, ROOM_NAMES[room], Expected("in-no-room", "DEATH-1"))


def check_parasites(state: State) -> None:
    grays = sum(face is Face.GRAY for _, face in state.parasites)
    blacks = len(state.parasites) - grays
    for face, found, count in (
        ("gray", grays, TOKENS.gray_parasites),
        ("black", blacks, TOKENS.black_parasites),
    ):
        if found > count:
            raise Malformed("parasites", f"{face}*{found}", in_the_box(count))
    for room, _ in state.parasites:
        if not state.map.has(CARD_OF[room]):
            raise Malformed("parasites", ROOM_NAMES[room], Expected("on-the-map"))


def check_hands(state: State) -> None:
    """Every infection card is in a hand, and nobody lacks a card to give (TRADE-5)."""
    for seat in range(state.seats):
        own, cards = infection_of(seat), state.rulings.infection_cards
        dealt = sum(hand.count(own) for hand in state.hands)
        if dealt != cards:
            raise Malformed(COLORS[seat], f"{CARD_NAMES[own]}*{dealt}", this_many(cards))
        if ALERT in state.hands[seat]:
            raise Malformed(COLORS[seat], "alert", Expected("never-held", "SEARCH-4"))
        size, least = len(state.hands[seat]), state.rulings.minimum_hand
        if not state.over and size < least:
            short = Expected("cards-in-hand", "ITEM-1", {"found": size, "least": least})
            raise Malformed(COLORS[seat], "hand", short)
