"""Positions that cannot be: each is refused by the rule or field it breaks."""

from panicroom.kernel.errors import Malformed
from panicroom.kernel.expected import AT_THE_TABLE, IN_THE_BOX, Expected, at_least, this_many
from panicroom.station.cards import ALERT, CARD_NAMES, HOST, infection_of
from panicroom.station.map import UPRIGHT, StationMap
from panicroom.station.notation.check_owed import check_owed
from panicroom.station.rooms import (
    CARD_OF,
    EXPLORATION,
    HIVE,
    NOWHERE,
    REACTOR,
    ROOM_NAMES,
    RoomCard,
)
from panicroom.station.spelling import write_character
from panicroom.station.state import State
from panicroom.station.tokens import COLOURS, NOBODY, TOKENS, Face


def check(state: State) -> None:
    check_seats(state)
    check_map(state)
    check_characters(state)
    check_parasites(state)
    check_hands(state)
    check_infections(state)
    check_owed(state)


def check_seats(state: State) -> None:
    """Whoever is named sits at the table."""
    named = [("turn", state.turn.seat), ("marker", state.marker), ("host", state.host)]
    named += [("infected", infection.seat) for infection in state.infections]
    named += [("infected", infection.by) for infection in state.infections]
    named += [("proven", seat) for seat in state.proven]
    if state.outcome is not None:
        named += [("over", seat) for seat in state.outcome.winners]
    for field, seat in named:
        if seat >= state.seats:
            raise Malformed(field, COLOURS[seat], AT_THE_TABLE)


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


def joined_cards(station: StationMap) -> set[RoomCard]:
    """The cards that passages, closed or not, lead to from the Reactor."""
    rooms = [REACTOR]
    for room in rooms:
        rooms += [way for way in station.ways[room] if way != NOWHERE and way not in rooms]
    return {CARD_OF[room] for room in rooms}


def check_characters(state: State) -> None:
    for character, room in enumerate(state.rooms):
        name = write_character(character)
        if room != NOWHERE and not state.map.has(CARD_OF[room]):
            raise Malformed(name, ROOM_NAMES[room], Expected("on-the-map"))
        if room != NOWHERE and not state.health[character]:
            raise Malformed(name, ROOM_NAMES[room], Expected("in-no-room", "DEATH-1"))
    if not state.over and not state.is_alive(state.turn.seat) and not state.agenda[1:]:
        raise Malformed("turn", COLOURS[state.turn.seat], Expected("living"))


def check_parasites(state: State) -> None:
    grays = sum(face is Face.GRAY for _, face in state.parasites)
    blacks = len(state.parasites) - grays
    if grays > TOKENS.gray_parasites or blacks > TOKENS.black_parasites:
        raise Malformed("parasites", f"gray*{grays} black*{blacks}", IN_THE_BOX)
    for room, _ in state.parasites:
        if not state.map.has(CARD_OF[room]):
            raise Malformed("parasites", ROOM_NAMES[room], Expected("on-the-map"))


def check_hands(state: State) -> None:
    """Every infection card is in a hand, and nobody lacks a card to give (TRADE-5)."""
    for seat in range(state.seats):
        own = infection_of(seat)
        dealt = sum(hand.count(own) for hand in state.hands)
        if dealt != state.rulings.infection_cards:
            raise Malformed("hand", CARD_NAMES[own], this_many(state.rulings.infection_cards))
        if ALERT in state.hands[seat]:
            raise Malformed(COLOURS[seat], "alert", Expected("never-held", "SEARCH-4"))
        if not state.over and len(state.hands[seat]) < state.rulings.minimum_hand:
            size, least = len(state.hands[seat]), state.rulings.minimum_hand
            raise Malformed(COLOURS[seat], str(size), at_least(least, "ITEM-1"))


def check_infections(state: State) -> None:
    infected = [infection.seat for infection in state.infections]
    if len(set(infected)) < len(infected):
        raise Malformed("infected", COLOURS[infected[-1]], Expected("infected-once", "INFECT-2"))
    unexplained = [infection.seat for infection in state.infections if infection.by == NOBODY]
    if unexplained[1:]:
        raise Malformed(
            "infected", COLOURS[unexplained[1]], Expected("infected-by-somebody", "INFECT-3")
        )
    if infected and state.host == NOBODY:
        raise Malformed("infected", COLOURS[infected[0]], Expected("with-a-host"))
    if state.host != NOBODY and state.host not in infected:
        raise Malformed("host", COLOURS[state.host], Expected("host-infected", "INFECT-3"))
    if state.host != NOBODY and not any(HOST in hand for hand in state.hands):
        raise Malformed("host", COLOURS[state.host], Expected("host-card-held"))
    for seat in range(state.seats):
        own = infection_of(seat)
        if seat not in infected and state.hands[seat].count(own) < state.rulings.infection_cards:
            raise Malformed(COLOURS[seat], CARD_NAMES[own], Expected("kept-by-a-human", "TRADE-3"))
        holds_host = HOST in state.hands[seat]
        if holds_host and state.host != seat and not state.rulings.host_card_infects:
            raise Malformed(COLOURS[seat], "host", Expected("held-by-the-host", "INFECT-3"))
