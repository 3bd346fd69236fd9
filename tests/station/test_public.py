"""What everybody sees and what nobody else does: SETUP-6, SETUP-7, TALK."""

from collections.abc import Iterator
from dataclasses import astuple

import pytest

from panicroom.kernel.audience import HIDDEN, Event
from panicroom.kernel.dice import Dice
from panicroom.kernel.named import Seat
from panicroom.station import STATION
from panicroom.station.actions import Action, ScanBody
from panicroom.station.agenda import TakeTurn
from panicroom.station.cards import ALERT, AMMO, ARMOR, GAS, KEYCARD, infection_of
from panicroom.station.map import Place
from panicroom.station.rooms import CARD_NUMBER, NOWHERE, REACTOR
from panicroom.station.rules.ending import HeatScanHeld
from panicroom.station.rules.items import HandShown
from panicroom.station.rules.parasites import DieRolled
from panicroom.station.rules.search import CardDrawn
from panicroom.station.rules.trading import CardsTraded, TradeBegan
from panicroom.station.rulings import Rulings
from panicroom.station.spelling import spell
from panicroom.station.tokens import COLORS, TROOPER, Face
from panicroom.station.view import PlayerView, TurnView, View
from tests.table import Table, at, begin, heard, named, rule, seat

STORAGE, TERMINAL = CARD_NUMBER["storage-1"], CARD_NUMBER["terminal"]
RUN = "map 0,0 reactor; 1,0 run-2"
SECRET = (HIDDEN, HIDDEN, HIDDEN, HIDDEN)  # hand, infection, the Host, and what VARIANT-2 asks
VIEWERS = ("red", "blue", "green", "yellow", None)
POSITION = (
    "station en seats=4",
    "map 0,0 reactor; 0,1 storage-1 red; 1,0 terminal used",
    "red T4@storage-1 A2 hand own gas armor table keycard ammo/3",
    "blue T0 A3@terminal hand own host gas knife",
    "green hand own gas*2 infected by blue",
    "yellow T0 A0 hand own boost grenade",
    "parasites reactor gray black",
    "search armor gas | rest",
    "discards alert ammo",
    "explore run-2 team-1 hive | rest",
    "round 3 marker green due doors revealed",
    "turn red ap 2 terminal traded T@storage-1 attacked storage-1",
)


def played(key: str) -> Iterator[tuple[Table, Action, list[Event]]]:
    """A game of random choices, action by action."""
    table, dice = begin(key, seats=4), Dice(key)
    while not table.state.over:
        owing = dice.pick("choice", STATION.owed(table.state))
        action = dice.pick("choice", STATION.options(table.state, owing))
        yield table, action, STATION.apply(table.state, owing, action)


@rule("SETUP-6")
def test_the_top_exploration_card_is_visible_to_all() -> None:
    table = at("explore run-2 team-1 | rest")
    assert {table.view(viewer).next_room for viewer in VIEWERS} == {CARD_NUMBER["run-2"]}
    events = table.do("red", "explore T n 0")
    assert {table.view(viewer).next_room for viewer in VIEWERS} == {CARD_NUMBER["team-1"]}
    assert named(heard(events, None), "NextRoomShown")


@rule("SETUP-6")
def test_an_empty_exploration_deck_shows_nothing() -> None:
    assert at("explore - | none").view("red").next_room is None


@rule("SETUP-7")
def test_a_seat_sees_what_is_public_and_its_own_hand() -> None:
    view = at(*POSITION).view("red")
    own = (GAS, ARMOR, *[infection_of(0)] * 3)
    assert view.map.place_of == {
        REACTOR: Place((0, 0), 0),
        STORAGE: Place((0, 1), 0),
        TERMINAL: Place((1, 0), 0),
    }
    assert view == View(
        viewer=Seat.RED,
        seats=4,
        rulings=Rulings(),
        decision=0,
        round=3,
        map=view.map,
        red=frozenset({STORAGE}),
        used=frozenset({TERMINAL}),
        doors_open=True,
        revealed=True,
        next_room=CARD_NUMBER["run-2"],
        rooms_left=17,  # 20 less Reactor, storage room and Terminal
        search_left=33,  # 46 less 9 in hands, 2 on the table and 2 discarded
        discards=(ALERT, AMMO),
        parasites=((REACTOR, Face.GRAY), (REACTOR, Face.BLACK)),
        players=(
            PlayerView(
                Seat.RED, (4, 2), (STORAGE, REACTOR), (KEYCARD,), (3,), 5, own, False, False, HIDDEN
            ),
            PlayerView(Seat.BLUE, (0, 3), (NOWHERE, TERMINAL), (), (), 6, *SECRET),
            PlayerView(Seat.GREEN, (4, 4), (REACTOR, REACTOR), (), (), 5, *SECRET),
            PlayerView(Seat.YELLOW, (0, 0), (NOWHERE, NOWHERE), (), (), 5, *SECRET),
        ),
        marker=Seat.GREEN,
        marker_due=True,
        turn=TurnView(
            seat=Seat.RED,
            ap=2,
            first=False,
            marked=False,
            relief=False,
            barred=False,
            terminal=True,
            healed=False,
            traded=((TROOPER, STORAGE),),
            grenades=(),
            attacked=(STORAGE,),
            run=None,
            ran=(),
        ),
        agenda=(TakeTurn(Seat.RED),),
        outcome=None,
        infections=HIDDEN,
    )


@rule("SETUP-7")
def test_a_spectator_sees_the_same_and_no_hand_at_all() -> None:
    table = at(*POSITION)
    mine = table.view("red")
    red = mine.players[0]._replace(hand=HIDDEN, infected=HIDDEN, is_host=HIDDEN)
    assert table.view(None) == mine._replace(viewer=None, players=(red, *mine.players[1:]))


@rule("SETUP-7")
def test_everyone_knows_the_own_loyalty() -> None:
    table = at(*POSITION)
    players = [table.view(color).players[seat(color)] for color in COLORS[:4]]
    known = [(player.infected, player.is_host) for player in players]
    assert known == [(False, False), (True, True), (True, False), (False, False)]


@rule("SETUP-7")
@pytest.mark.parametrize(
    "others",
    [
        ["blue T0 A3@terminal hand own gas*2 knife", "green hand own gas*2"],  # no Host yet
        ["green hand own gas*2"],  # not infected
        ["green hand own gas armor infected by blue"],
        ["yellow T0 A0 hand own gas*2"],  # dead
        ["search gas armor | rest"],
        ["explore run-2 hive team-1 | rest"],
    ],
)
def test_a_secret_changes_nothing_that_another_sees(others: list[str]) -> None:
    lines = {line.split()[0]: line for line in (*POSITION, *others)}
    for viewer in (None, "red"):
        assert as_seen(at(*lines.values()), viewer) == as_seen(at(*POSITION), viewer)


def as_seen(table: Table, viewer: str | None) -> View:
    """The view with the map as a value, so that two positions can be compared."""
    view = table.view(viewer)
    return view._replace(map=view.map.place_of)  # type: ignore[arg-type]


@rule("SETUP-7")
def test_every_roll_is_public() -> None:
    table = at("parasites reactor gray", "round 1 marker blue due")
    events = table.do("red", "end-turn")
    assert told(events, DieRolled, None) == told(events, DieRolled, "blue") != []


@rule("SETUP-7")
def test_who_trades_with_whom_is_public_and_what_is_not() -> None:
    table = at(RUN, "red hand own armor gas", "blue T4@run-2 hand own gas*2")
    began = table.do("red", "move T e", "trade blue")
    assert told(began, TradeBegan, "green") == [(0, 1, TROOPER, CARD_NUMBER["run-2"])]
    table.do("red", "give armor")
    traded = table.do("blue", "give gas")
    assert told(traded, CardsTraded, "green") == [(0, 1, HIDDEN, HIDDEN)]
    assert told(traded, CardsTraded, "red") == [(0, 1, ARMOR, GAS)]
    assert told(traded, CardsTraded, "blue") == [(0, 1, ARMOR, GAS)]


@rule("SETUP-7")
def test_a_sealed_card_is_seen_by_its_giver_alone() -> None:
    red = "red T4@run-2 hand own armor gas"
    table = at(RUN, red, "blue T4@run-2", "owed trade red blue run-2 - -")
    table.do("red", "give armor")
    agendas = {viewer: spell(table.view(viewer).agenda[-1]) for viewer in VIEWERS}
    assert agendas.pop("red") == "trade red blue run-2 armor -"
    assert set(agendas.values()) == {"trade red blue run-2 - -"}


@rule("SETUP-7")
def test_the_count_of_a_scan_is_public() -> None:
    table = at("map 0,0 reactor; 1,0 terminal", "red T4@terminal", "blue host")
    events = table.do("red", "terminal T scan")
    assert told(events, HeatScanHeld, None) == [(1, 5)]


@rule("TALK-1")
def test_the_body_scanner_shows_a_hand_to_its_user_alone() -> None:
    table = at("red hand own gas gas scanner", "blue hand own gas armor")
    events = table.do("red", "scan-body T blue")
    assert told(events, HandShown, "red") == [(1, 0, (GAS, ARMOR, *[infection_of(1)] * 3))]
    assert told(events, HandShown, "green") == told(events, HandShown, None) == [(1, 0, HIDDEN)]


@rule("TALK-1")
@pytest.mark.parametrize("key", ["a", "b", "c"])
def test_nothing_but_the_body_scanner_shows_a_card_of_a_hand(key: str) -> None:
    for table, action, events in played(key):
        if not table.state.over:
            assert not shown_hands(table)
        for viewer in VIEWERS:
            me = None if viewer is None else seat(viewer)
            for owner, card in told(events, CardDrawn, viewer):
                assert owner == me or card is HIDDEN
            for one, other, given, returned in told(events, CardsTraded, viewer):
                assert me in (one, other) or given is returned is HIDDEN
            assert isinstance(action, ScanBody) or not told(events, HandShown, viewer)


def told(events: list[Event], kind: type[Event], viewer: str | None) -> list[tuple[object, ...]]:
    """What a viewer hears of one kind of event, as plain values."""
    mine = [event for event in heard(events, viewer) if isinstance(event, kind)]
    return [astuple(event) for event in mine]  # type: ignore[call-overload]


def shown_hands(table: Table) -> list[PlayerView]:
    """Hands that somebody else can see."""
    views = [table.view(viewer) for viewer in VIEWERS]
    return [p for v in views for p in v.players if p.seat != v.viewer and p.hand is not HIDDEN]


@rule("TALK-2")
def test_the_eliminated_owe_nothing_and_are_offered_nothing() -> None:
    table = at("station en seats=4", "blue T0 A0", "parasites reactor gray", "round 1 marker red")
    for _ in range(6):
        [owing] = table.owed()
        assert owing != "blue"
        assert table.options("blue") == []
        assert table.refuses("blue", "end-turn") == "ROUND-1"
        table.do(owing, "end-turn")


@rule("TALK-2", "SETUP-7")
def test_at_the_end_everything_is_shown_to_everyone() -> None:
    table = at(*POSITION, "over burned WIN-1 humans red")
    for viewer in VIEWERS:
        view = table.view(viewer)
        assert [player.hand for player in view.players] == list(map(tuple, table.state.hands))
        assert [player.infected for player in view.players] == [False, True, True, False]
        assert [player.is_host for player in view.players] == [False, True, False, False]
        assert view.infections == tuple(table.state.infections)


@rule("SETUP-7")
def test_a_view_shares_nothing_with_the_state_that_could_be_read_or_changed() -> None:
    """The map of the state keeps where cards fit that nobody has seen yet."""
    table = at("map 0,0 reactor; 0,1 storage-2 180", "explore run-2 hive | rest")
    before = STATION.write(table.state)
    for card in table.state.explore:
        table.state.map.fits(card)
    view = table.view("red")
    assert not view.map._fits
    view.map.place_of.clear()
    view.map.ways[0] = ()
    assert STATION.write(table.state) == before
    assert table.view("red").map.place_of
