"""The law itself is tried: each planted leak must be caught, and without it the law holds."""

from dataclasses import dataclass
from typing import Any

import pytest

from panicroom.kernel.audience import EVERYBODY, HIDDEN, Event, Viewer, heard_by, only
from panicroom.kernel.errors import Refusal
from panicroom.kernel.match import AnyMatch, Match
from panicroom.station import actions, options, view
from panicroom.station.agenda import ChooseTradeCards, Wounds
from panicroom.station.cards import ALERT, ARMOR, Card
from panicroom.station.rooms import Room
from panicroom.station.rules import armor, search, trading
from panicroom.station.state import State
from panicroom.station.tokens import Seat
from panicroom.station.view import PlayerView
from tests.laws.station import STATION_SUBJECT
from tests.secrecy.law import check_worlds
from tests.table import Table, at, seat

Patch = pytest.MonkeyPatch
TWO_ROOMS = "map 0,0 reactor; 1,0 storage-2"


def watch(table: Table, color: str | None) -> None:
    """Hold the law to many worlds of one viewer."""
    check_worlds(STATION_SUBJECT, table.state, None if color is None else seat(color))


def shot_at_blue() -> Table:
    return at(
        TWO_ROOMS,
        "red T0 A4@storage-2 table ammo",
        "blue T4@storage-2 hand own gas gas ammo",
        "turn red ap 1",
    )


def meeting() -> Table:
    return at(
        TWO_ROOMS,
        "red T0 A4@storage-2",
        "blue T4@storage-2 hand own gas gas",
        "turn red ap 0",
        "owed encounter red A storage-2",
    )


def search_by_blue(top: str) -> Table:
    return at(TWO_ROOMS, "blue T4@storage-2 A0", f"search {top} | rest", "turn blue ap 1")


def infection_of_blue() -> Table:
    return at(
        TWO_ROOMS,
        "red A4@storage-2 hand infect:red*2 host gas gas",
        "blue T4@storage-2 hand own infect:red armor armor",
        "turn red ap 0",
        "owed trade red blue storage-2 - armor",
    )


def test_asking_only_those_who_hold_armor_is_caught(monkeypatch: Patch) -> None:
    table = shot_at_blue()
    watch(table, "green")
    honest = armor.next_to_ask

    def only_holders(state: State, frame: Wounds) -> Seat | None:
        asked = honest(state, frame)
        return asked if asked is not None and ARMOR in state.hands[asked] else None

    monkeypatch.setattr(armor, "next_to_ask", only_holders)
    with pytest.raises(AssertionError, match=r"told .*CharacterWounded"):
        watch(table, "green")


def test_lasting_card_numbers_in_a_view_are_caught(monkeypatch: Patch) -> None:
    table = at()
    watch(table, None)
    honest = view.player_view

    def numbered(state: State, seat: Seat, is_open: bool) -> PlayerView:
        numbers: Any = tuple(hash(f"card {card}") for card in state.hands[seat])
        return honest(state, seat, is_open)._replace(hand=numbers)

    monkeypatch.setattr(view, "player_view", numbered)
    with pytest.raises(AssertionError, match="another view"):
        watch(table, None)


def test_the_place_of_a_traded_card_in_the_hand_is_caught(monkeypatch: Patch) -> None:
    table = at(
        TWO_ROOMS,
        "red A4@storage-2 hand own gas armor ammo",
        "blue T4@storage-2",
        "turn red ap 0",
        "owed trade red blue storage-2 - -",
    )
    watch(table, "green")

    @dataclass(slots=True)
    class CardTaken(Event):
        audience = EVERYBODY
        place: int

    def taken(seat: Seat, partner: Seat, given: Card, returned: Card) -> Event:
        return CardTaken(table.state.hands[seat].index(given) if seat == 0 else 0)

    monkeypatch.setattr(trading, "CardsTraded", taken)
    with pytest.raises(AssertionError, match=r"told .*CardTaken"):
        watch(table, "green")


def test_numbering_that_all_viewers_share_is_caught(monkeypatch: Patch) -> None:
    table = search_by_blue("host gas armor ammo gas")
    watch(table, "red")

    def told(match: AnyMatch, viewer: Viewer, since: int = 0) -> list[Any]:
        return [heard_by(event, viewer) or HIDDEN for event in match.events][since:]

    monkeypatch.setattr(Match, "told", told)
    with pytest.raises(AssertionError, match=r"told .*HIDDEN"):
        watch(table, "red")


def test_telling_all_that_the_host_was_drawn_is_caught(monkeypatch: Patch) -> None:
    table = search_by_blue("host gas armor ammo gas")
    watch(table, None)
    monkeypatch.setattr(search.HostDrawn, "audience", EVERYBODY)
    with pytest.raises(AssertionError, match=r"told .*HostDrawn"):
        watch(table, None)


def test_a_forced_choice_that_is_skipped_is_caught(monkeypatch: Patch) -> None:
    table = meeting()
    watch(table, "green")

    def skipping(state: State, seat: Seat, action: actions.Trade) -> None:
        trading.do_trade(state, seat, action)
        for owing in (seat, action.seat):
            frame = state.top_frame()
            choices = (
                trading.offer_cards(state, owing, frame)
                if isinstance(frame, ChooseTradeCards)
                else []
            )
            if len(choices) == 1:
                trading.do_give(state, owing, choices[0])

    monkeypatch.setitem(options.ENGINE.do, actions.Trade, skipping)
    with pytest.raises(AssertionError, match=r"owe|told .*CardsTraded"):
        watch(table, "green")


def test_telling_the_giver_whether_it_took_is_caught(monkeypatch: Patch) -> None:
    table = infection_of_blue()
    watch(table, "red")
    monkeypatch.setattr(trading.PlayerInfected, "audience", only("by"))
    with pytest.raises(AssertionError, match=r"told .*PlayerInfected"):
        watch(table, "red")


def test_a_reason_that_knows_a_hidden_hand_is_caught(monkeypatch: Patch) -> None:
    table = at()
    watch(table, "red")

    def judge(state: State, seat: Seat, action: actions.ScanBody) -> Refusal:
        why = "nothing-to-see" if ARMOR in state.hands[action.seat] else "not-here"
        return Refusal("ITEM-5", why)

    chapter = options.CHAPTERS[actions.ScanBody]._replace(judge=judge)
    monkeypatch.setitem(options.CHAPTERS, actions.ScanBody, chapter)
    with pytest.raises(AssertionError, match="is refused for"):
        watch(table, "red")


def test_options_that_know_the_hidden_deck_are_caught(monkeypatch: Patch) -> None:
    table = search_by_blue("alert gas armor ammo gas")
    watch(table, "blue")
    honest = search.offer_search

    def wary(state: State, seat: Seat, who: Any, room: Room, out: list[actions.Action]) -> None:
        if state.search[-1] != ALERT:
            honest(state, seat, who, room, out)

    monkeypatch.setattr(search, "offer_search", wary)
    with pytest.raises(AssertionError, match="other options"):
        watch(table, "blue")
