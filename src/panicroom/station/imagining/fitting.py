"""What is left to deal around the cards that are held to be known."""

from typing import Final, NamedTuple

from panicroom.station.cards import HOST, SEARCH_KINDS, Card, infection_of
from panicroom.station.imagining.hands import Draw, Known
from panicroom.station.imagining.piles import unseen
from panicroom.station.tokens import NOBODY, SEATS, Seat
from panicroom.station.view import View

IN_DECK: Final = -1
IN_OWN_HAND: Final = -2


class Held(NamedTuple):
    hands: list[list[Card]]
    """What is not dealt of each hand: its own infection cards, the Host card, and what is known."""
    free: list[int]
    """How many cards of each hand are dealt."""
    pool: list[int]
    """How many of each kind are to be dealt, without the Host card."""
    in_deck: bool
    """The Host card."""


class Fitting:
    """What is the same for all stories of one decision."""

    def __init__(self, view: View, own: tuple[Card, ...]) -> None:
        assert view.viewer is not None
        self.seat = view.viewer
        self.own = own
        self.each = view.rulings.infection_cards
        self.sizes = [player.hand_size for player in view.players]
        self.others = [seat for seat in SEATS[: view.seats] if seat != self.seat]
        self.has_deck = view.search_left > 0
        self.strangers = [card for card in own if card > HOST and card != infection_of(self.seat)]
        self.unseen = unseen(view, own)

    def fit(self, host: int, known: Known, draw: Draw, cut: bool) -> Held | None:
        """None if a hand has no place for all that it would have to hold; `cut` makes it forget
        some of that."""
        known.own[self.seat] = self.own.count(infection_of(self.seat))
        host_at = self.host_card(host, known)
        pool = self.pool(known, cut)
        if pool is None:
            return None
        while True:
            abroad = self.abroad(known)
            free = self.free(known, abroad, host_at)
            wrong = self.wrong(known, free, abroad)
            if wrong is None:
                break
            if not cut or not self.forget(known, wrong, pool):
                return None
        if not self.spread(known, free, abroad, draw):
            return self.fit(host, Known(len(self.sizes)), draw, cut=False) if cut else None
        hands = [known.cards(seat) for seat in range(len(self.sizes))]
        for seat in self.others:
            hands[seat] += [infection_of(seat)] * (self.each - abroad[seat])
        if host_at >= 0:
            hands[host_at].append(HOST)
        return Held(hands, free, pool, host_at == IN_DECK)

    def host_card(self, host: int, known: Known) -> int:
        """VARIANT-2: a dodged one may lie elsewhere than with the Host."""
        seen = [seat for seat in self.others if HOST in known.sure[seat]]
        for seat in seen:
            known.sure[seat].remove(HOST)
        if HOST in self.own:
            return IN_OWN_HAND
        if seen:
            return seen[-1]
        if host == NOBODY and self.has_deck:
            return IN_DECK
        is_known = host not in (NOBODY, self.seat)
        return host if is_known else max(self.others, key=lambda seat: self.sizes[seat])

    def pool(self, known: Known, cut: bool) -> list[int] | None:
        """A card that is held to be in a hand and lies open has been played by somebody else: one
        that may have gone on. Where there is none the story is another one."""
        pool = self.unseen[:]
        for seat in self.others:
            for card in known.cards(seat):
                if card < HOST:
                    pool[card] -= 1
        for kind, left in enumerate(pool):
            for _ in range(-left):
                holders = [seat for seat in self.others if kind in known.loose[seat]]
                if cut:
                    holders += [seat for seat in self.others if kind in known.sure[seat]]
                if not holders:
                    return None
                taken = known.loose if kind in known.loose[holders[0]] else known.sure
                taken[holders[0]].remove(Card(kind))
                pool[kind] += 1
        return pool

    def abroad(self, known: Known) -> list[int]:
        """How many infection cards of each seat lie in other hands; its own hand has the rest."""
        found = [0] * len(self.sizes)
        for card in self.strangers:
            found[card - SEARCH_KINDS] += 1
        for seat in self.others:
            for card in known.sure[seat]:
                if card > HOST:
                    found[card - SEARCH_KINDS] += 1
        return found

    def free(self, known: Known, abroad: list[int], host_at: int) -> list[int]:
        free = [0] * len(self.sizes)
        for seat in self.others:
            own = known.own[seat]
            held = len(known.sure[seat]) + len(known.loose[seat]) + (seat == host_at)
            held += self.each - abroad[seat] if own is None else own
            free[seat] = self.sizes[seat] - held
        return free

    def wrong(self, known: Known, free: list[int], abroad: list[int]) -> Seat | None:
        """A hand in which something is known that cannot be."""
        for seat in SEATS[: len(self.sizes)]:
            own = known.own[seat]
            if abroad[seat] > self.each - (own or 0):
                card = infection_of(seat)
                return next((s for s in self.others if card in known.sure[s]), seat)
            if free[seat] < 0 or (own is not None and own < 0):
                return seat
        return None

    def forget(self, known: Known, seat: Seat, pool: list[int]) -> bool:
        """What is least certain first."""
        for cards in (known.loose[seat], known.sure[seat]):
            if cards:
                card = cards.pop(0)
                if card < HOST:
                    pool[card] += 1
                return True
        has_own, known.own[seat] = known.own[seat] is not None, None
        return has_own and seat != self.seat

    def spread(self, known: Known, free: list[int], abroad: list[int], draw: Draw) -> bool:
        """Where an own infection card has gone is not always known, but that it has gone is."""
        for seat, own in zip(SEATS, known.own, strict=False):
            for _ in range(0 if own is None else self.each - own - abroad[seat]):
                takers = [other for other in self.others if other != seat and free[other] > 0]
                if not takers:
                    return False
                taker = takers[int(draw() * len(takers))]
                known.sure[taker].append(infection_of(seat))
                abroad[seat] += 1
                free[taker] -= 1
        return True
