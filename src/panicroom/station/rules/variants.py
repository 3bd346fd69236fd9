"""Variants: what they change beyond a number in the rulings (VARIANT-2, VARIANT-4)."""

from panicroom.station.cards import HOST, infection_of
from panicroom.station.state import State
from panicroom.station.tokens import Seat


def may_give_host_card(state: State, seat: Seat) -> bool:
    """VARIANT-2: a Host out of own infection cards who has infected nobody."""
    if not state.rulings.host_card_infects:  # VARIANT-2
        return False
    return (
        state.host == seat
        and HOST in state.hands[seat]
        and infection_of(seat) not in state.hands[seat]
        and not state.has_infected(seat)
    )


def loyal_winners(state: State, winners: list[Seat]) -> list[Seat]:
    """VARIANT-4: servants share the victory only with a proof of their loyalty."""
    if not state.rulings.master_and_servant:  # VARIANT-4
        return winners
    return [
        seat
        for seat in winners
        if seat == state.host or seat in state.proven or state.has_infected(seat)
    ]
