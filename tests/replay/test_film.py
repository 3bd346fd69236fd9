"""A film with somebody's eyes is what they were shown and told in the game, step by step."""

from pathlib import Path
from typing import Any

import pytest

from panicroom.games import GAMES
from panicroom.kernel.match import Match
from panicroom.kernel.record import Record, parse_record
from panicroom.replay.eyes import OPEN, Eyes
from panicroom.replay.film import frames
from panicroom.server.protocol.film import film
from tests.any_game import played

RECORDS = Path(__file__).parents[1] / "records"
EYES: tuple[Eyes, ...] = (OPEN, None, 0, 1)
every_game = pytest.mark.parametrize("game", GAMES)


def changed(value: Any, change: Any) -> Any:
    """As the page unfolds it."""
    if change is None:
        return value
    if isinstance(change, list):
        return change[0]
    if isinstance(value, dict):
        return {name: changed(each, change.get(name)) for name, each in value.items()}
    longer = max(len(value), *(int(at) + 1 for at in change))
    kept = [*value, *[None] * (longer - len(value))]
    return [changed(each, change.get(str(at))) for at, each in enumerate(kept)]


def record_named(name: str) -> Record:
    return parse_record((RECORDS / f"{name}.jsonl").read_text(encoding="utf-8").splitlines())


@every_game
@pytest.mark.parametrize("eyes", [None, 0, 1])
def test_each_view_is_the_one_that_these_eyes_were_sent(game: str, eyes: int | None) -> None:
    record = played(game, "film").record
    told, view = film(record, eyes), film(record, eyes)["start"]
    match: Any = Match.begin(GAMES[game], record.setup, record.key)
    for (seat, action), change in zip(record.actions, told["changes"], strict=True):
        assert view == match.game.wire.view(match.view(eyes))
        match.act(seat, match.game.parse(action))
        view = changed(view, change)
    assert view == match.game.wire.view(match.view(eyes))


@every_game
@pytest.mark.parametrize("eyes", [None, 0, 1])
def test_all_that_is_heard_was_told_to_these_eyes(game: str, eyes: int | None) -> None:
    record = played(game, "film").record
    heard = [event for frame in frames(record, eyes) for event in frame.heard]
    assert heard == Match.replay(GAMES[game], record).told(eyes)


@every_game
def test_open_eyes_see_every_hand(game: str) -> None:
    record = played(game, "film").record
    views = [frame.view for frame in frames(record, OPEN)]
    own = [[frame.view for frame in frames(record, seat)] for seat in (0, 1)]
    for seat, seen in enumerate(own):
        for opened, closed in zip(views, seen, strict=True):
            assert hidden_from(opened, seat) == hidden_from(closed, seat)


def hidden_from(view: Any, seat: int) -> Any:
    """What of the view is this seat's own secret."""
    if hasattr(view, "players"):
        return view.players[seat]
    return [manor for manor in view.manors if manor.owner == seat]


def kinds(record: Record, eyes: Eyes) -> list[tuple[int, str]]:
    return [(each["step"], each["kind"]) for each in film(record, eyes)["moments"]]


def test_an_infection_is_a_trade_to_all_who_did_not_see_it() -> None:
    record = record_named("all-infected")
    [host] = [step for step, kind in kinds(record, OPEN) if kind == "host"]
    infections = [step for step, kind in kinds(record, OPEN) if kind == "infection"]
    assert infections
    onlooker = dict(kinds(record, None))
    assert [onlooker[step] for step in infections] == ["trade"] * len(infections)
    assert host not in onlooker
    assert not {"infection", "host", "blocked"} & set(onlooker.values())


def test_gas_that_answered_an_infection_is_seen_by_those_two_alone() -> None:
    record = record_named("burned")
    blocked = [step for step, kind in kinds(record, OPEN) if kind == "blocked"]
    seen = [step for seat in range(4) for step, kind in kinds(record, seat) if kind == "blocked"]
    assert blocked
    assert sorted(seen) == sorted(2 * blocked)


def test_moments_of_panik_are_evictions_and_what_detectors_uncover() -> None:
    record = record_named("panik-won-at-four")
    found = dict(kinds(record, OPEN))
    assert set(found.values()) == {"eviction", "uncovered", "scoring"}
    assert found[len(record.actions)] == "scoring"
    assert found == dict(kinds(record, None)), "all of it is public"


@every_game
def test_rounds_begin_in_order_and_with_the_first_step(game: str) -> None:
    record = played(game, "film").record
    rounds = film(record, None)["rounds"]
    assert rounds[0] == 0
    assert rounds == sorted(rounds)
    assert rounds[-1] <= len(record.actions)
