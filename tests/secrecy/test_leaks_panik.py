"""Leaks planted in Panik: each must be caught, and without it the law holds."""

from dataclasses import replace
from typing import Any

import pytest

from panicroom.kernel.audience import Viewer
from panicroom.kernel.errors import Refusal
from panicroom.panik import PANIK, actions, agenda, options, view
from panicroom.panik.pieces import TRAP, Manor, Seat
from panicroom.panik.rules import sending, turn
from panicroom.panik.state import State
from panicroom.panik.view import ManorView
from tests.laws.panik import PANIK_SUBJECT
from tests.panik.table import Table, at, begin, seat
from tests.secrecy.law import check_worlds

Patch = pytest.MonkeyPatch


def watch(table: Table, color: str | None) -> None:
    """Hold the law to many worlds of one viewer."""
    check_worlds(PANIK_SUBJECT, table.state, None if color is None else seat(color))


@pytest.mark.parametrize("viewer", ["red", None])
def test_showing_who_has_sealed_is_caught(viewer: str | None, monkeypatch: Patch) -> None:
    table = begin()
    watch(table, viewer)
    honest = view.public_frame

    def marked(frame: agenda.ChooseManors, viewer: Viewer) -> Any:
        marks = tuple(choice is not None for choice in frame.sealed)
        return (honest(frame, viewer), marks)

    monkeypatch.setattr(view, "public_frame", marked)
    with pytest.raises(AssertionError, match="has sealed"):
        watch(table, viewer)


@pytest.mark.parametrize(
    "lines",
    [
        ("owed manors -+blue.2+green.3",),
        ("red ? up", "blue ? up", "green ? up", "owed posts -+blue.2+green.3"),
    ],
)
def test_showing_what_is_sealed_is_caught(lines: tuple[str, ...], monkeypatch: Patch) -> None:
    table = at(*lines)
    watch(table, "red")
    monkeypatch.setattr(view, "public_frame", lambda frame, viewer: frame)
    with pytest.raises(AssertionError, match="another view"):
        watch(table, "red")


def test_lasting_numbers_of_manors_are_caught(monkeypatch: Patch) -> None:
    table = at()
    watch(table, "red")
    honest = view.manor_view

    def numbered(state: State, manor: Manor, viewer: Viewer) -> ManorView:
        number: Any = hash(f"card {state.manors[manor]}")
        return honest(state, manor, viewer)._replace(kind=number)

    monkeypatch.setattr(view, "manor_view", numbered)
    with pytest.raises(AssertionError, match="another view"):
        watch(table, "red")


def test_showing_the_manors_out_of_the_game_is_caught() -> None:
    table = at()
    watch(table, None)

    def open_box(state: State, viewer: Viewer) -> Any:
        seen: Any = PANIK.view(state, viewer)
        return seen._replace(aside=tuple(state.aside))

    leaking = PANIK_SUBJECT._replace(game=replace(PANIK, view=open_box))
    with pytest.raises(AssertionError, match="another view"):
        check_worlds(leaking, table.state, None)


def test_options_that_know_a_hidden_manor_are_caught(monkeypatch: Patch) -> None:
    table = at()
    watch(table, "red")

    def wary(state: State, seat: Seat, frame: agenda.TakeTurn) -> list[Any]:
        offered = turn.offer_turn(state, seat, frame)
        return [option for option in offered if state.manors[option.manor] != TRAP]

    monkeypatch.setitem(options.OFFERS, agenda.TakeTurn, wary)
    with pytest.raises(AssertionError, match="other options"):
        watch(table, "red")


def test_a_reason_that_knows_a_hidden_manor_is_caught(monkeypatch: Patch) -> None:
    table = at("blue ?; ? with red:detector")
    watch(table, "red")

    def judge(state: State, seat: Seat, action: actions.Detect) -> Refusal:
        why = "own-manor" if state.manors[action.manor] == TRAP else "manor-is-up"
        return Refusal("PTURN-3", why)

    monkeypatch.setitem(options.JUDGES, actions.Detect, judge)
    with pytest.raises(AssertionError, match="is refused for"):
        watch(table, "red")


def test_a_question_that_is_not_asked_at_a_hidden_trap_is_caught(monkeypatch: Patch) -> None:
    table = at("blue ? with green:basic; ? with green:basic; ? with green:basic")
    watch(table, "green")

    def sparing(state: State, frame: agenda.GoOn) -> None:
        if state.manors[frame.manor] != TRAP:
            sending.step_go_on(state, frame)

    monkeypatch.setitem(options.ENGINE.steps, agenda.GoOn, sparing)
    with pytest.raises(AssertionError, match=r"another view|owe"):
        watch(table, "green")
