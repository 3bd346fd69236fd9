"""A record is right if its key was made from what it names and its game follows from that key."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from panicroom.games import game_named
from panicroom.kernel.errors import Malformed
from panicroom.kernel.match import Match
from panicroom.kernel.record import Record, parse_record
from panicroom.kernel.shared_dice import SharedDice, committed, public_nonce
from panicroom.kernel.verification import Part, verify

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.jsonl"))
ANNS, BOBS = "a" * 64, "b" * 32
DICE = SharedDice(committed("secret"), "secret", (ANNS, BOBS, None))


def played(dice: SharedDice = DICE, key: str | None = None) -> Record:
    """A game of three, played to its end by always taking the first option."""
    game = game_named("panik")
    match = Match.begin(game, game.setup(seats=3), key or dice.key)
    while not match.over:
        seat = game.owed(match.state)[0]
        match.act(seat, game.options(match.state, seat)[0])
    match.record.dice = dice
    return match.record


def faults_of(record: Record) -> tuple[Part, ...]:
    return verify(game_named(record.game), record).faults


def test_what_fits_is_checked_in_order() -> None:
    found = verify(game_named("panik"), parse_record(str(played()).splitlines()))
    assert found.checked == ("commitment", "nonces", "key", "replay")
    assert (found.faults, found.error) == ((), None)


def changed(change: Callable[[Record], object]) -> Record:
    record = played()
    change(record)
    return record


def with_dice(**changes: Any) -> Callable[[Record], object]:
    return lambda record: setattr(record, "dice", DICE._replace(**changes))


def end_otherwise(record: Record) -> None:
    assert record.outcome is not None
    record.outcome = record.outcome._replace(winners=())


FAULTY: list[tuple[Callable[[Record], object], tuple[Part, ...]]] = [
    (with_dice(commitment="0" * 64), ("commitment", "key")),
    (with_dice(secret="other", commitment=committed("other")), ("key",)),
    (with_dice(nonces=(ANNS, BOBS)), ("nonces", "key")),
    (with_dice(nonces=(BOBS, ANNS, None)), ("key",)),
    (lambda record: record.actions.reverse(), ("replay",)),
    (lambda record: record.actions.pop(), ("replay",)),
    (lambda record: setattr(record, "digest", "0" * 32), ("replay",)),
    (end_otherwise, ("replay",)),
]


@pytest.mark.parametrize(("change", "faults"), FAULTY)
def test_every_part_that_was_changed_is_named(
    change: Callable[[Record], object], faults: tuple[Part, ...]
) -> None:
    assert faults_of(changed(change)) == faults


def test_a_game_that_was_dealt_by_another_key_is_named() -> None:
    """The server shows parts that fit, but has dealt by a key of its choice."""
    record = played(key="chosen")
    record.key = DICE.key
    assert "replay" in faults_of(record)


def test_a_public_nonce_written_down_is_the_same_key() -> None:
    """A seat without a nonce and one that names the public one are dealt the same."""
    written = DICE._replace(nonces=(ANNS, BOBS, public_nonce(DICE.commitment, 2)))
    assert written.key == DICE.key


def test_a_game_that_was_ended_by_vote_is_checked_as_far_as_it_goes() -> None:
    record = played()
    record.actions, record.outcome, record.digest = record.actions[:5], None, None
    assert faults_of(record) == ()


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_from_before_shared_dice_replays(path: Path) -> None:
    record = parse_record(path.read_text(encoding="utf-8").splitlines())
    found = verify(game_named(record.game), record)
    assert (found.checked, found.faults) == (("replay",), ())


def test_a_setup_that_is_none_raises() -> None:
    record = played()
    record.setup = {}
    with pytest.raises(Malformed):
        faults_of(record)
