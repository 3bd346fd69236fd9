"""Infections that cannot have happened, and cards that contradict them."""

from panicroom.kernel.errors import Malformed
from panicroom.kernel.expected import Expected, this_many
from panicroom.station.cards import CARD_NAMES, HOST, infection_of
from panicroom.station.notation.words import write_infection
from panicroom.station.state import State
from panicroom.station.tokens import COLORS, NOBODY, SEATS


def check_infections(state: State) -> None:
    check_host(state)
    check_order(state)
    check_cards(state)


def check_host(state: State) -> None:
    """The Host's infection comes first, and no other is without a giver (INFECT-3)."""
    if state.host == NOBODY:
        if state.infections:
            found = write_infection(state.infections[0])
            raise Malformed("infections", found, Expected("with-a-host", "INFECT-3"))
        return
    name = COLORS[state.host]
    if not state.is_infected(state.host):
        raise Malformed("infections", name, Expected("host-infected", "INFECT-3"))
    if not any(HOST in hand for hand in state.hands):
        raise Malformed("infections", name, Expected("host-card-held"))
    first, *others = state.infections
    if first.by != NOBODY:
        raise Malformed("infections", write_infection(first), Expected("host-first", "INFECT-3"))
    for infection in others:
        if infection.by == NOBODY:
            found = write_infection(infection)
            raise Malformed("infections", found, Expected("infected-by-somebody", "INFECT-3"))


def check_order(state: State) -> None:
    """Each once, in the order of the rounds, and by somebody who was infected before."""
    infected = {NOBODY}
    latest = 0
    for infection in state.infections:
        found = write_infection(infection)
        if infection.seat in infected:
            raise Malformed("infections", found, Expected("infected-once", "INFECT-2"))
        if infection.by not in infected:
            raise Malformed("infections", found, Expected("infected-by-infected", "INFECT-1"))
        if infection.round < latest:
            order = Expected("in-order-of-rounds", params={"least": latest})
            raise Malformed("infections", found, order)
        infected.add(infection.seat)
        latest = infection.round


def check_cards(state: State) -> None:
    """A human has given away no own infection card (TRADE-3), and the Host card stays with the
    Host where it does not infect (VARIANT-2)."""
    for seat, hand in zip(SEATS, state.hands, strict=False):
        own, cards = infection_of(seat), state.rulings.infection_cards
        if not state.is_infected(seat) and hand.count(own) < cards:
            found = f"{CARD_NAMES[own]}*{hand.count(own)}"
            raise Malformed(COLORS[seat], found, this_many(cards)._replace(rule="TRADE-3"))
        if HOST in hand and state.host != seat and not state.rulings.host_card_infects:
            raise Malformed(COLORS[seat], "host", Expected("held-by-the-host", "INFECT-3"))
