"""The core's dice are those of the kernel, number by number."""

from panicroom import core
from panicroom.kernel.dice import Dice
from panicroom.station import STATION


def test_keys_of_any_length_give_the_same_deal() -> None:
    setup = STATION.setup(seats=6)
    for key in ("k", "é" * 32, "x" * 64, "0123456789abcdef" * 2):
        state = STATION.begin(setup, key)
        dealt = core.Table.begin(key, seats=6).to_state()
        assert (dealt.search, dealt.explore, dealt.hands) == (
            state.search,
            state.explore,
            state.hands,
        )
        assert dealt.dice.counters == state.dice.counters


def test_a_stream_goes_on_from_its_counter() -> None:
    state = STATION.begin(STATION.setup(seats=4), "counter")
    state.dice.counters["roll"] = 2**40 + 7
    table = core.Table.from_state(state)
    assert table.to_state().dice.counters["roll"] == 2**40 + 7
    assert isinstance(table.to_state().dice, Dice)
