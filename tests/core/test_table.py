"""What a table of the core promises beyond playing the same game."""

import copy
import pickle
from random import Random

import pytest

from panicroom import core
from panicroom.kernel.errors import Malformed
from panicroom.station import STATION
from panicroom.station.tokens import Seat
from tests.core.lockstep import compare, facts
from tests.core.samples import played, tables
from tests.core.twins import TWINS
from tests.laws.station import POSITIONS


def test_a_copy_is_a_game_of_its_own() -> None:
    for table in tables():
        before = table.dump()
        for twin in (table.copy(), copy.copy(table), copy.deepcopy(table)):
            assert (type(twin), twin.dump(), twin.events()) == (type(table), before, table.events())
            twin.pick(0)
            assert table.dump() == before


def test_a_table_can_be_pickled() -> None:
    for table in tables():
        twin = pickle.loads(pickle.dumps(table))
        assert (type(twin), twin.dump(), twin.key()) == (type(table), table.dump(), table.key())
        assert twin.pick(0) == table.pick(0)


@pytest.mark.parametrize("name", TWINS)
def test_a_state_comes_back_from_the_core(name: str) -> None:
    for seed in range(24):
        state, table, _ = TWINS[name].start(seed)
        assert facts(table.to_state())["agenda"] == state.agenda
        compare(state, table)


def test_numbers_that_are_no_state_are_refused() -> None:
    random = Random(5)
    refused = 0
    for table in tables():
        numbers = list(table.dump())
        for _ in range(200):
            broken = numbers[: random.choice([len(numbers), random.randrange(len(numbers))])]
            if broken:
                broken[random.randrange(len(broken))] = random.choice([-2, -1, 0, 1, 5, 99, 2**31])
            try:
                type(table).load(tuple(broken), b"key").playout(1, 2000)
            except ValueError:
                refused += 1
    assert refused > 2000


def test_a_state_the_core_cannot_hold_is_refused() -> None:
    state = STATION.begin(STATION.setup(seats=4), "key")
    state.parasites = state.parasites * 20 + [(state.explore[0], 0)]  # type: ignore[list-item]
    with pytest.raises(Malformed):
        core.Table.from_state(state)


@pytest.mark.parametrize(
    "setup", [{"seats": 3}, {"seats": 7}, {"edition": "xx"}, {"gas_needed": 0}, {"dice": "loaded"}]
)
def test_a_setup_is_refused_as_in_the_readable_engine(setup: dict[str, object]) -> None:
    with pytest.raises(Malformed):
        core.Table.begin("key", **setup)  # type: ignore[arg-type]
    with pytest.raises(Malformed):
        core.Table.begin("no key", seats=4)


def test_a_playout_leaves_the_table_as_it_is_and_is_the_same_for_a_seed() -> None:
    table = played(60, seats=5)
    before = table.dump()
    assert table.playout(3) == table.playout(3)
    assert table.playout(3).outcome is not None
    assert table.playout(3, most=0) == core.Playout(0, None)
    assert table.dump() == before


def test_fast_dice_play_whole_games_and_never_reach_the_readable_engine() -> None:
    table = core.Table.begin("key", seats=5, dice="fast")
    assert core.Table.begin("key", seats=5, dice="fast").dump() == table.dump()
    assert core.Table.begin("other", seats=5, dice="fast").dump() != table.dump()
    assert table.playout(1).outcome is not None
    with pytest.raises(Malformed):
        table.to_state()
    assert pickle.loads(pickle.dumps(table)).playout(1) == table.playout(1)


def test_scripted_dice_come_before_those_of_the_key() -> None:
    text = (POSITIONS / "late.txt").read_text()
    state = STATION.read(f"station\ndice key\nrolls 4 3\n{text}")
    table = core.Table.from_state(state)
    assert table.to_state().dice.scripted == {"roll": (3, 2)}


def test_seats_are_numbers_of_the_readable_engine() -> None:
    assert core.Table.begin("key", seats=4).owed()[0] in tuple(Seat)
