"""Finished games, replayed to the exact position they ended in. A file dropped into the folder
is a test; `python -m tests.records` writes those that are missing."""

from functools import cache
from pathlib import Path

import pytest

from panicroom.games import GAMES, game_named
from panicroom.kernel.match import Match
from panicroom.kernel.outcome import Outcome
from panicroom.kernel.record import Record, parse_record
from panicroom.telling import TELLERS
from tests.records.__main__ import WANTED

PATHS = sorted((Path(__file__).parent / "records").glob("*.jsonl"))
REASONS = {
    "station": {
        "all_infected",
        "burned",
        "hive_blocked",
        "last_human_killed",
        "last_human_without_gas",
        "nobody_alive",
        "round_limit",
        "troopers_dead",
    },
    "panik": {"most_points", "shared_victory"},
}


@cache
def record_at(path: Path) -> Record:
    return parse_record(path.read_text(encoding="utf-8").splitlines())


def records_of(game: str) -> list[Record]:
    return [record for record in map(record_at, PATHS) if record.game == game]


def outcomes_of(game: str) -> list[Outcome]:
    return [record.outcome for record in records_of(game) if record.outcome]


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_a_record_is_replayed_to_its_outcome_and_digest(path: Path) -> None:
    record = record_at(path)
    assert record.outcome is not None
    assert record.digest
    assert Match.replay(game_named(record.game), record).record == record


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_a_record_goes_on_from_the_position_in_its_middle(path: Path) -> None:
    """Half of it replayed, written down, read and played on ends in the same position."""
    record = record_at(path)
    game, half = game_named(record.game), len(record.actions) // 2
    middle = game.write(Match.replay(game, record, half).state)
    rest = Record(record.game, position=middle, actions=record.actions[half:])
    assert Match.replay(game, rest).record.digest == record.digest


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_a_record_is_small_and_written_as_records_are(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert len(text.encode()) < 60_000
    assert str(record_at(path)) == text


@pytest.mark.parametrize("game", GAMES)
def test_every_way_to_end_has_a_record(game: str) -> None:
    recorded, reasons = {outcome.reason for outcome in outcomes_of(game)}, REASONS[game]
    assert not reasons - recorded, f"no record ends by: {' '.join(sorted(reasons - recorded))}"
    assert not recorded - reasons, f"unknown ends: {' '.join(sorted(recorded - reasons))}"


def test_some_games_are_won_by_either_side_and_some_by_nobody() -> None:
    outcomes = outcomes_of("station")
    won = {outcome.side if outcome.winners else "nobody" for outcome in outcomes}
    assert won == {"humans", "infected", "nobody"}


def test_some_games_of_panik_are_won_by_one_and_some_shared_at_every_table() -> None:
    won = {(r.setup["seats"], len(r.outcome.winners) > 1) for r in records_of("panik") if r.outcome}
    assert won == {
        (seats, shared) for seats in TELLERS["panik"].seat_counts for shared in (False, True)
    }


@pytest.mark.parametrize("game", GAMES)
def test_most_records_are_whole_games(game: str) -> None:
    whole = [record for record in records_of(game) if record.position is None]
    assert len(whole) >= 4
    assert {record.setup["seats"] for record in whole} == set(TELLERS[game].seat_counts)


def test_every_record_that_is_wanted_is_there() -> None:
    missing = set(WANTED) - {path.stem for path in PATHS}
    assert not missing, f"python -m tests.records writes: {' '.join(sorted(missing))}"
