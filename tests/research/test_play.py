"""A game in numbers: the same in both engines, and nothing but what is offered can be done."""

import pickle
import random
from collections.abc import Iterator
from copy import deepcopy

import pytest

from panicroom import core
from panicroom.kernel.audience import Event, heard_by
from panicroom.kernel.errors import Malformed
from panicroom.kernel.named import Seat
from panicroom.kernel.outcome import Outcome
from panicroom.research.encoding import ENCODINGS
from panicroom.research.play import NOBODY, Play
from panicroom.research.rewards import payoff

NAMES = list(ENCODINGS)
ENGINES = ("readable", *(["core"] if core.available() else []))
HUMAN, INFECTED = 0, 1


def steps(play: Play, seed: int) -> Iterator[int]:
    """Play at random to the end; what is taken."""
    chooser = random.Random(seed)
    while not play.over:
        number = chooser.choice(list(play.choices()))
        yield number
        play.step(number)


def shown(play: Play) -> object:
    seats = range(play.seats)
    told = [(play.observe(s), play.heard(s), play.mask(s), play.side(s)) for s in seats]
    return told, play.asked, list(play.owed), [play.rewards(by) for by in ("own", "side")]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.skipif(not core.available(), reason="the native core is not built")
def test_both_engines_play_the_same_game_for_the_same_key(name: str) -> None:
    here, there = (Play.begin(name, "key", engine=engine) for engine in ("readable", "core"))
    for number in steps(here, 3):
        assert shown(here) == shown(there)
        there.step(number)
    assert shown(here) == shown(there)
    assert here.view(0) == there.view(0)


@pytest.mark.parametrize("name", NAMES)
def test_an_action_that_is_not_offered_raises_and_changes_nothing(name: str) -> None:
    play = Play.begin(name, "key")
    before, unoffered = shown(play), play.mask(play.asked).index(0)
    for number in (unoffered, -1, 10**9):
        with pytest.raises(ValueError, match=f"action {number} is not offered"):
            play.step(number)
    with pytest.raises(ValueError, match="not offered"):
        play.step(play.choices()[0], seat=next(s for s in range(9) if s not in play.owed))
    assert shown(play) == before


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_asked_after_the_end_and_everyone_still_sees(name: str) -> None:
    play = Play.begin(name, "key", seats=4)
    assert play.rewards("own") == [0, 0, 0, 0]
    for _ in steps(play, 1):
        pass
    assert (play.asked, play.choices(), list(play.owed)) == (NOBODY, (), [])
    assert not any(any(play.mask(seat)) for seat in range(4))
    assert len({play.observe(seat) for seat in range(4)}) == 4
    winners = play.outcome.winners if play.outcome else ()
    assert play.rewards("own") == [1 if seat in winners else -1 for seat in range(4)]


@pytest.mark.parametrize("name", NAMES)
def test_forced_moves_can_be_skipped(name: str) -> None:
    full, short = Play.begin(name, "key"), Play.begin(name, "key", skip_forced=True)
    for number in steps(full, 5):
        if len(full.choices()) > 1:
            assert len(short.choices()) > 1
            short.step(number)
    assert shown(full) == shown(short)


@pytest.mark.parametrize("name", NAMES)
def test_a_copy_goes_its_own_way(name: str) -> None:
    play = Play.begin(name, "key")
    before, twin = shown(play), play.copy()
    for _ in steps(twin, 2):
        pass
    assert shown(play) == before


def test_a_decision_is_paid_by_the_side_it_was_taken_on() -> None:
    burned = Outcome("burned", "WIN-1", "humans", (Seat.RED, Seat.BLUE))
    fallen = Outcome("all_infected", "WIN-2", "infected", (Seat.RED, Seat.GREEN))
    assert [payoff("own", fallen, seat, HUMAN) for seat in range(3)] == [1, -1, 1]
    assert [payoff("side", fallen, seat, HUMAN) for seat in range(3)] == [-1, -1, -1]
    assert [payoff("side", fallen, seat, INFECTED) for seat in range(3)] == [1, -1, 1]
    assert [payoff("side", burned, seat, HUMAN) for seat in range(3)] == [1, 1, 1]
    assert payoff("side", burned, 2, INFECTED) == -1
    with pytest.raises(Malformed):
        Play.begin("panik", "key").rewards("theirs")


def test_a_wrong_setup_names_its_field() -> None:
    for wrong in ({"engine": "steam"}, {"seats": 99}):
        with pytest.raises(Malformed):
            Play.begin("station", "key", **wrong)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("engine", ENGINES)
def test_a_story_is_what_the_seat_has_heard(name: str, engine: str) -> None:
    play, truth = (Play.begin(name, "key", engine=kind) for kind in (engine, "readable"))
    told: list[list[Event]] = [[] for _ in range(play.seats)]

    def listen() -> None:
        for event in truth.state().news:
            for seat, heard in enumerate(told):
                heard += [said for said in [heard_by(event, seat)] if said is not None]

    listen()
    for number in steps(play, 8):
        truth.step(number)
        listen()
    assert [play.story(seat) for seat in range(play.seats)] == told


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("engine", ENGINES)
def test_a_game_is_kept_and_goes_on(name: str, engine: str) -> None:
    play = Play.begin(name, "key", engine=engine)
    for _ in range(20):
        play.step(play.choices()[-1])
    kept, copied = pickle.loads(pickle.dumps(play)), deepcopy(play)
    for number in steps(play, 6):
        kept.step(number)
        copied.step(number)
    assert shown(kept) == shown(copied) == shown(play)
    assert kept.story(1) == play.story(1)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("engine", ENGINES)
def test_a_game_goes_on_from_a_state(name: str, engine: str) -> None:
    play = Play.begin(name, "key", engine="readable")
    for _ in range(20):
        play.step(play.choices()[-1])
    before = play.game.write(play.state())
    other = Play.at(name, play.state(), engine=engine)
    assert other.story(0) == []
    for number in steps(other, 7):
        assert play.choices() == list(other.choices())
        play.step(number)
    assert before != play.game.write(play.state())
    assert [play.observe(seat) for seat in range(3)] == [other.observe(seat) for seat in range(3)]
