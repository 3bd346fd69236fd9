"""Trade: TRADE-1 to TRADE-5."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from panicroom.kernel.audience import HIDDEN
from panicroom.kernel.errors import Malformed
from panicroom.station import STATION
from panicroom.station.agenda import ChooseTradeCards
from tests.table import Table, at, heard, named, rule, ruling

MAP = "map 0,0 reactor; 0,1 storage-2 180; 1,0 run-2"
NORTH = (MAP, "blue T4@storage-2")
"""Blue's Trooper waits in the north; red, whose turn it is, is in the Reactor."""


def trading(*lines: str) -> Table:
    """Red has met blue in the storage room, and both owe a card."""
    table = at(*lines, *NORTH)
    table.do("red", "move T n", "trade blue")
    return table


@rule("TRADE-1")
def test_an_encounter_brings_a_trade() -> None:
    table = at(*NORTH)
    table.do("red", "move T n")
    assert table.options("red") == ["trade blue"]


@rule("TRADE-1")
def test_nobody_trades_at_will() -> None:
    table = at(*NORTH, "red T4@storage-2")
    assert table.refuses("red", "trade blue") == "TRADE-1"
    assert table.refuses("red", "give gas") == "TRADE-1"


@rule("TRADE-1")
def test_nobody_trades_in_the_reactor() -> None:
    table = at(*NORTH, "red T4@storage-2")
    table.do("red", "move T s")
    assert table.room("blue.A") == "reactor"
    assert table.refuses("red", "trade blue") == "TRADE-1"
    assert "end-turn" in table.options("red")


@rule("TRADE-1")
def test_a_character_trades_once_in_a_room_in_a_turn() -> None:
    table = trading("red hand own gas armor", "blue hand own gas armor")
    table.do("red", "give gas")
    table.do("blue", "give armor")
    table.do("red", "move T s", "move T n")
    assert table.refuses("red", "trade blue") == "TRADE-1"


@rule("TRADE-1")
def test_the_other_character_trades_in_the_same_room_too() -> None:
    table = at(*NORTH, "turn red ap 2 traded T@storage-2")
    table.do("red", "move A n")
    assert table.options("red") == ["trade blue"]


@rule("TRADE-1")
def test_nobody_is_spared_for_having_been_traded_with() -> None:
    table = at(*NORTH, "blue A4@run-2", "turn red ap 2 traded T@storage-2")
    table.do("red", "move T e")
    assert table.options("red") == ["trade blue"]


@rule("TRADE-2")
def test_each_gives_a_card_and_has_the_other_one() -> None:
    table = trading("red hand own gas armor", "blue hand own ammo keycard")
    table.do("red", "give gas")
    table.do("blue", "give keycard")
    assert table.hand("red") == ["armor", "keycard", *["infect:red"] * 3]
    assert table.hand("blue") == ["gas", "ammo", *["infect:blue"] * 3]


@rule("TRADE-2")
def test_a_card_lies_sealed_until_both_have_chosen() -> None:
    table = trading("red hand own gas armor", "blue hand own ammo keycard")
    asked = table.options("blue")
    assert table.owed() == ["red", "blue"]
    assert table.do("red", "give gas") == []
    assert table.owed() == ["blue"]
    assert table.options("blue") == asked
    assert "gas" in table.hand("red")
    sealed = [frame for frame in table.view("blue").agenda if type(frame) is ChooseTradeCards]
    assert [(frame.given, frame.returned) for frame in sealed] == [(None, None)]


@rule("TRADE-2")
def test_the_partner_may_choose_first_and_nobody_chooses_twice() -> None:
    table = trading("red hand own gas armor", "blue hand own ammo keycard")
    table.do("blue", "give ammo")
    assert table.refuses("blue", "give keycard") == "TRADE-2"
    table.do("red", "give armor")
    assert "ammo" in table.hand("red")


@rule("TRADE-2")
def test_nobody_else_learns_what_was_traded() -> None:
    table = trading("red hand own gas armor", "blue hand own ammo keycard")
    table.do("red", "give gas")
    events = table.do("blue", "give ammo")
    fields = {
        who: [(event.given, event.returned) for event in named(heard(events, who), "CardsTraded")]  # type: ignore[attr-defined]
        for who in ("red", "blue", "green", None)
    }
    gas, ammo = 0, 2
    assert fields["red"] == fields["blue"] == [(gas, ammo)]
    assert fields["green"] == fields[None] == [(HIDDEN, HIDDEN)]


@rule("TRADE-2")
def test_only_a_card_of_the_hand_is_given() -> None:
    table = trading("red hand own gas armor table keycard")
    assert table.refuses("red", "give scanner") == "TRADE-2"
    assert table.refuses("red", "give keycard") == "TRADE-2"


@rule("TRADE-2")
def test_everything_else_waits_for_the_cards() -> None:
    table = trading()
    assert table.refuses("red", "move T s") == "TRADE-2"
    assert table.refuses("blue", "end-turn") == "TRADE-2"
    assert table.refuses("green", "give gas") == "TRADE-2"


@rule("TRADE-3")
def test_a_human_gives_items_and_no_infection_card() -> None:
    table = trading("blue host", "red hand own gas gas armor infect:blue")
    assert table.options("red") == ["give gas", "give armor"]
    assert table.refuses("red", "give infect:red") == "TRADE-3"
    assert table.refuses("red", "give infect:blue") == "TRADE-3"


@rule("TRADE-3")
def test_an_infected_player_gives_the_own_color_too() -> None:
    table = trading("blue host", "red hand own gas infect:blue infected by blue")
    assert table.options("red") == ["give gas", "give infect:red"]
    assert table.refuses("red", "give infect:blue") == "TRADE-3"


@rule("TRADE-3")
@pytest.mark.parametrize("table_cards", ["", "table keycard"])
def test_another_color_is_given_for_want_of_an_item_in_the_hand(table_cards: str) -> None:
    infected = ("blue host", "green infected by blue")
    table = trading(*infected, f"red hand own infect:blue infect:green {table_cards}")
    assert table.options("red") == ["give infect:blue", "give infect:green"]
    assert table.refuses("red", "give infect:red") == "TRADE-3"


@rule("TRADE-3")
def test_the_host_card_is_never_given_and_is_no_item() -> None:
    table = trading("red hand own host infect:blue", "blue infected by red")
    assert table.refuses("red", "give host") == "TRADE-3"
    assert table.options("red") == ["give infect:red", "give infect:blue"]


AFTER_TRADE = (*NORTH, "red T4@storage-2 A4@storage-2 table knife ammo")


@rule("TRADE-4")
@ruling("attack_after_trade")
def test_who_has_traded_may_attack_there_or_not_as_the_ruling_says() -> None:
    turn = "turn red ap 2 traded T@storage-2"
    free = at("station en attack_after_trade=any", *AFTER_TRADE, turn)
    free.do("red", "stab T blue.T")
    assert free.state.turn.ap == 1
    bound = at("station en attack_after_trade=other", *AFTER_TRADE, turn)
    assert bound.refuses("red", "stab T blue.T") == "TRADE-4"


@rule("TRADE-4")
def test_the_other_character_and_attacks_on_parasites_are_free_after_a_trade() -> None:
    head = "station en attack_after_trade=other"
    parasite = "parasites storage-2 gray"
    table = at(head, *AFTER_TRADE, parasite, "turn red ap 2 traded T@storage-2")
    assert "fire blue.T" in table.options("red")
    assert "stab A blue.T" in table.options("red")
    assert "stab T gray@storage-2" in table.options("red")


@rule("TRADE-5")
def test_the_partner_cannot_refuse_and_is_asked_even_without_a_choice() -> None:
    table = trading("blue hand own gas gas", "red hand own armor gas")
    assert table.options("blue") == ["give gas"]
    table.do("red", "give armor")
    assert table.owed() == ["blue"]


KINDS = st.sampled_from(["gas", "ammo", "armor", "boost", "infect:blue", "infect:green"])


@rule("TRADE-5")
@settings(derandomize=True, deadline=None)
@given(st.lists(KINDS, min_size=2, max_size=2), st.booleans())
def test_nobody_lacks_a_card_to_give(cards: list[str], infected: bool) -> None:
    hand = f"red hand own {' '.join(cards)} {'infected by green' if infected else ''}"
    table = trading("green host", "blue infected by green", hand)
    assert len(table.options("red", "give")) == len(table.options("red")) > 0


@rule("TRADE-5")
def test_rulings_that_could_leave_a_human_without_a_card_to_give_are_refused() -> None:
    """Three own infection cards and a dodged Host card would be a whole hand."""
    with pytest.raises(Malformed) as caught:
        STATION.setup(variants=[2], minimum_hand=4)
    assert caught.value.field == "minimum_hand"


@rule("TRADE-2", "TRADE-3")
def test_a_trade_of_two_kinds_against_three_can_go_twelve_ways() -> None:
    """2 x 3 exchanges, and either player may be the first to choose."""
    start = trading("red hand own gas gas armor", "blue hand own ammo keycard boost boost")
    ways = 0
    for first, second in (("red", "blue"), ("blue", "red")):
        for sealed in start.options(first):
            table = Table(start.state.copy())
            table.do(first, sealed)
            ways += len(table.options(second))
    assert ways == 12
