"""When bots talk: at moments that everybody could foretell, and not too often."""

from collections import Counter

from panicroom.bots.bot import Said
from panicroom.bots.station.talking import floor
from panicroom.bots.station.talking.floor import MOST, Floor, Why, occasion_of
from panicroom.kernel.audience import HIDDEN, Event, heard_by
from panicroom.station.claims import AmHuman, AskSide, IsInfected, IsLying
from panicroom.station.rules.death import PlayerEliminated
from panicroom.station.rules.trading import CardsTraded
from panicroom.station.rules.turn import TurnBegan
from panicroom.station.tokens import Seat
from tests.bots.station.conversing import talking_table
from tests.table import rule

TRADE = CardsTraded(Seat.RED, Seat.BLUE, HIDDEN, HIDDEN)  # type: ignore[arg-type]


def after(*happened: Event | Said) -> Floor:
    found = Floor()
    for each in happened:
        found = floor.said(found, each) if isinstance(each, Said) else floor.noted(found, each)
    return found


def why(found: Floor, seat: Seat) -> Why | None:
    occasion = occasion_of(found, seat)
    return None if occasion is None else occasion.why


def test_the_moment_of_a_claim_follows_from_what_everybody_hears() -> None:
    """The law behind all talk: each seat's floor is the one that an onlooker can work out, so that
    who speaks when says nothing about any hand."""
    table = talking_table(1)
    floors = dict.fromkeys((None, *range(5)), Floor())
    events = claims = 0
    while table.step():
        for viewer, found in floors.items():
            for event in table.match.events[events:]:
                heard = heard_by(event, viewer)
                found = found if heard is None else floor.noted(found, heard)
            for said in table.said[claims:]:
                found = floor.said(found, said)
            floors[viewer] = found
        events, claims = len(table.match.events), len(table.said)
        assert set(map(repr, floors.values())) == {repr(floors[None])}


def test_whoever_has_the_floor_speaks() -> None:
    """Silence would say something, too."""
    table = talking_table(2)
    while table.step():
        assert table.match.over or not any(each.has_floor for each in table._seated.values())


def test_both_partners_of_a_trade_speak_of_it() -> None:
    found = after(TRADE)
    assert why(found, Seat.RED) is why(found, Seat.BLUE) is Why.TRADED
    assert why(found, Seat.GREEN) is None
    assert why(after(TRADE, Said(0, AmHuman())), Seat.RED) is None


def test_whoever_is_spoken_to_answers_even_after_having_said_something() -> None:
    found = after(TRADE, Said(0, AmHuman()), Said(1, IsInfected(Seat.RED)))
    assert why(found, Seat.RED) is Why.CALLED
    assert why(after(Said(2, AskSide(Seat.RED))), Seat.RED) is Why.CALLED


def test_two_do_not_quarrel_for_ever_but_may_again_next_turn() -> None:
    quarrel = (
        Said(0, IsInfected(Seat.BLUE)),
        Said(1, IsLying(Seat.RED)),
        Said(0, IsLying(Seat.BLUE)),
    )
    assert why(after(*quarrel), Seat.BLUE) is None
    later = after(*quarrel, TurnBegan(Seat.GREEN, 4, False, False), Said(0, IsLying(Seat.BLUE)))
    assert why(later, Seat.BLUE) is Why.CALLED


def test_nobody_says_more_than_a_few_things_from_one_turn_to_the_next() -> None:
    table, counts = talking_table(3), Counter[int]()
    events = claims = 0
    while table.step():
        turns = [e for e in table.match.events[events:] if isinstance(e, TurnBegan)]
        counts.subtract({turn.seat: counts[turn.seat] for turn in turns})
        counts.update(said.seat for said in table.said[claims:])
        assert not counts or max(counts.values()) <= MOST
        events, claims = len(table.match.events), len(table.said)


@rule("TALK-2")
def test_the_eliminated_say_nothing() -> None:
    found = after(TRADE, PlayerEliminated(Seat.RED))
    assert why(found, Seat.RED) is None
    assert why(after(PlayerEliminated(Seat.RED), TRADE), Seat.RED) is None
