"""Positions that cannot be: each is refused by the rule or field it breaks."""

from panicroom.kernel.errors import Malformed
from panicroom.station.agenda import AnswerWounds, ChooseTradeCards, Wounds
from panicroom.station.cards import ALERT, CARD_NAMES, HOST, infection_of
from panicroom.station.map import StationMap
from panicroom.station.rooms import CARD_OF, EXPLORATION, NOWHERE, REACTOR, ROOM_NAMES
from panicroom.station.spelling import spell, write_character
from panicroom.station.state import State
from panicroom.station.tokens import COLOURS, NOBODY, TOKENS, Face


def check(state: State) -> None:
    check_map(state)
    check_characters(state)
    check_parasites(state)
    check_hands(state)
    check_infections(state)
    check_agenda(state)


def check_map(state: State) -> None:
    for card, place in state.map.place_of.items():
        others = {c: p for c, p in state.map.place_of.items() if c != card}
        clash = StationMap(others).clash(card, place) if card != REACTOR else None
        if clash:
            raise Malformed("map", EXPLORATION[card].name, f"laid as {clash} allows")


def check_characters(state: State) -> None:
    for character, room in enumerate(state.rooms):
        name = write_character(character)
        if room != NOWHERE and not state.map.has(CARD_OF[room]):
            raise Malformed(name, ROOM_NAMES[room], "a room on the map")
        if room != NOWHERE and not state.health[character]:
            raise Malformed(name, ROOM_NAMES[room], "where a dead character is (DEATH-1)")
    if not state.over and not state.is_alive(state.turn.seat) and not state.agenda[1:]:
        raise Malformed("turn", COLOURS[state.turn.seat], "a living player")


def check_parasites(state: State) -> None:
    grays = sum(face is Face.GRAY for _, face in state.parasites)
    blacks = len(state.parasites) - grays
    if grays > TOKENS.gray_parasites or blacks > TOKENS.black_parasites:
        raise Malformed("parasites", f"{grays} gray, {blacks} black", "as many as there are")
    for room, _ in state.parasites:
        if not state.map.has(CARD_OF[room]):
            raise Malformed("parasites", ROOM_NAMES[room], "a room on the map")


def check_hands(state: State) -> None:
    """Every infection card is in a hand, and nobody lacks a card to give (TRADE-5)."""
    for seat in range(state.seats):
        own = infection_of(seat)
        dealt = sum(hand.count(own) for hand in state.hands)
        if dealt != state.rulings.infection_cards:
            raise Malformed(
                "hand", CARD_NAMES[own], f"{state.rulings.infection_cards} times in all hands"
            )
        if ALERT in state.hands[seat]:
            raise Malformed(COLOURS[seat], "alert", "ever held (SEARCH-4)")
        if not state.over and len(state.hands[seat]) < state.rulings.minimum_hand:
            size, least = len(state.hands[seat]), state.rulings.minimum_hand
            raise Malformed(COLOURS[seat], f"{size} cards", f"at least {least} (ITEM-1)")


def check_infections(state: State) -> None:
    infected = [infection.seat for infection in state.infections]
    if len(set(infected)) < len(infected):
        raise Malformed("infected", COLOURS[infected[-1]], "infected once (INFECT-2)")
    if infected and state.host == NOBODY:
        raise Malformed("infected", COLOURS[infected[0]], "possible without a host")
    if state.host != NOBODY and state.host not in infected:
        raise Malformed("host", COLOURS[state.host], "infected (INFECT-3)")
    for seat in range(state.seats):
        own = infection_of(seat)
        if seat not in infected and state.hands[seat].count(own) < state.rulings.infection_cards:
            raise Malformed(COLOURS[seat], CARD_NAMES[own], "all in a human's hand (TRADE-3)")
        holds_host = HOST in state.hands[seat]
        if holds_host and state.host != seat and not state.rulings.host_card_infects:
            raise Malformed(COLOURS[seat], "host", "in the Host's hand alone (INFECT-3)")


def check_agenda(state: State) -> None:
    """An answer lies on what it answers, and whoever is asked sits at the table."""
    for below, frame in zip([None, *state.agenda], state.agenda, strict=False):
        if isinstance(frame, AnswerWounds) and not isinstance(below, Wounds):
            raise Malformed("owed", spell(frame), "asked without wounds")
        if isinstance(frame, ChooseTradeCards):
            for seat, sealed in ((frame.seat, frame.given), (frame.partner, frame.returned)):
                if sealed is not None and sealed not in state.hands[seat]:
                    raise Malformed("sealed", CARD_NAMES[sealed], "in the hand that gives it")
        seat = getattr(frame, "seat", 0)
        if not state.over and not 0 <= seat < state.seats:
            raise Malformed("owed", spell(frame), "asked of a seat at the table")
    if not state.over and not state.agenda:
        raise Malformed("owed", "", "anything at all")
