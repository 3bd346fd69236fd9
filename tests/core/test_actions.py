"""Actions of the core: by place, by id and by themselves, offered or refused."""

from random import Random

import pytest

from panicroom import core
from panicroom.core.station.codec import CODEC
from panicroom.kernel.audience import Event
from panicroom.kernel.errors import GameError, MalformedAction, NotYourDecision, Refused
from panicroom.station.actions import EndTurn, LayCard, Move, Search
from panicroom.station.rooms import Direction
from panicroom.station.tokens import Role
from tests.core.samples import played, tables
from tests.core.starts import start


def test_an_action_that_is_not_offered_is_refused_as_in_the_readable_engine() -> None:
    table = core.Table.begin("refused", seats=4)
    [seat] = table.owed()
    before = table.dump()
    with pytest.raises(Refused) as refused:
        table.apply(seat, EndTurn())
    assert refused.value.refusal.rule == "TURN-4"
    with pytest.raises(NotYourDecision):
        table.apply((seat + 1) % 4, EndTurn())
    with pytest.raises(MalformedAction):
        table.apply(seat, Search(Role.TROOPER, 9))  # type: ignore[arg-type]
    with pytest.raises(Refused):
        table.apply(seat, LayCard((300, 0), 0))
    assert table.dump() == before


def test_any_number_as_an_id_is_taken_or_refused_and_changes_nothing_then() -> None:
    random = Random(4)
    table = played(30, seats=5)
    for _ in range(300):
        seat, number = random.choice([*table.owed(), 7, -1]), random.getrandbits(32)
        if random.random() < 0.7:
            number &= 0x1F030303
        before = table.dump()
        if number in table.ids(seat):
            table.apply(seat, number)
            continue
        with pytest.raises(GameError):
            table.apply(seat, number)
        assert table.dump() == before


def test_an_option_that_is_not_there_cannot_be_picked() -> None:
    table = core.Table.begin("pick", seats=4)
    before = table.dump()
    for option in (-1, table.choices(), 10**6):
        with pytest.raises(IndexError):
            table.pick(option)
    assert table.dump() == before


def test_an_option_is_taken_by_its_place_by_its_id_and_by_itself() -> None:
    for table in tables():
        seat = table.owed()[0]
        twins = [table.copy() for _ in range(3)]
        twins[0].pick(0)
        twins[1].apply(seat, table.ids(seat)[0])
        twins[2].apply(seat, table.options(seat)[0])
        assert twins[0].dump() == twins[1].dump() == twins[2].dump()
        assert twins[0].events() == twins[1].events() == twins[2].events()


def test_an_action_and_its_id_name_each_other() -> None:
    move = Move(Role.ANDROID, Direction.W)
    number = CODEC.id_of(move)
    assert number is not None
    assert repr(CODEC.action_of(number)) == repr(move)
    assert CODEC.id_of(LayCard((-3, 2), 0)) != CODEC.id_of(LayCard((3, 2), 0))
    assert CODEC.id_of("no action") is None


def test_every_event_of_the_rules_is_told_by_some_game() -> None:
    told: set[type[Event]] = set()
    for seed in range(400):
        table = start(seed).table
        random = Random(seed)
        while table.choices():
            told.update(type(event) for event in table.events())
            table.pick(random.randrange(table.choices()))
        told.update(type(event) for event in table.events())
    assert {kind.__name__ for kind in CODEC.events} - {kind.__name__ for kind in told} <= {
        "HostCardPassed"
    }
