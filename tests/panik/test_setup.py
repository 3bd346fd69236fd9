"""Setup: teams, manors, what is turned up and where the first tandems go, all of it sealed."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations

import pytest

from panicroom.kernel.audience import HIDDEN
from panicroom.kernel.dice import Dice
from panicroom.kernel.errors import Malformed
from panicroom.panik.pieces import COLORS, MANOR_COUNTS, MANORS, HunterKind, manors_of
from panicroom.panik.rules.setup import GameBegan, HunterPlaced, ManorsDealt, ManorTurned
from tests.gametable import named, rule
from tests.panik.table import Table, at, begin, heard

SEATS = (2, 3, 4)
TEAM = ["basic"] * 3 + ["over-equipped"] * 2 + ["tandem"] * 2 + ["detector", "call"]


def games(seats: int) -> Iterator[Table]:
    return (begin(f"key-{number}", seats=seats) for number in range(60))


def turned(seats: int = 3, place: int = 1) -> Table:
    """Everyone has turned the manor at this place."""
    table = begin(seats=seats)
    for color in COLORS[:seats]:
        table.do(color, f"turn-up {color}.{place}")
    return table


def posted(seats: int = 3) -> Table:
    table = turned(seats)
    for color in COLORS[:seats]:
        table.do(color, f"post-tandem {color}.2")
    return table


@rule("PSETUP-1")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play(seats: int) -> None:
    with pytest.raises(Malformed, match="PSETUP-1"):
        begin(seats=seats)


@rule("PSETUP-1")
@pytest.mark.parametrize("seats", SEATS)
def test_everyone_has_a_team_of_nine_in_hand(seats: int) -> None:
    table = begin(seats=seats)
    assert len(TEAM) == 9
    assert [table.hand(color) for color in COLORS[:seats]] == [TEAM] * seats


@rule("PSETUP-1")
def test_hands_are_public() -> None:
    state = begin(seats=3).state
    hands = tuple(map(tuple, state.hands))
    assert all(Table(state).view(viewer).hands == hands for viewer in ("red", "green", None))


@rule("PSETUP-1")
def test_hunters_lie_face_up_also_at_a_manor_that_does_not() -> None:
    table = at("red ghost-1 with blue:basic green:detector")
    for viewer in ("red", "blue", "green", None):
        there = table.view(viewer).manors[0].hunters
        assert there == tuple(table.state.hunters[0])
        assert len(there) == 2


@rule("PSETUP-2")
@pytest.mark.parametrize(("seats", "left"), [(2, 11), (3, 7), (4, 3)])
def test_four_manors_for_each_of_19_and_the_rest_out_of_the_game(seats: int, left: int) -> None:
    """19 - 4 x 2 = 11; 19 - 4 x 3 = 7; 19 - 4 x 4 = 3."""
    for table in games(seats):
        state = table.state
        assert (len(state.manors), len(state.aside)) == (4 * seats, left)
        box = dict(enumerate(MANOR_COUNTS))
        assert Counter(state.manors + state.aside) == Counter(box)


@rule("PSETUP-2")
def test_the_manors_are_shuffled() -> None:
    deals = [table.state for table in games(2)]
    kinds = set(range(len(MANOR_COUNTS)))
    assert all({state.manors[place] for state in deals} == kinds for place in range(8))
    assert {kind for state in deals for kind in state.aside} == kinds


@rule("PSETUP-2")
def test_everyone_looks_at_the_own_four_and_all_lie_face_down() -> None:
    table = begin(seats=3)
    state = table.state
    for viewer, color in enumerate(COLORS[:3]):
        dealt = [e for e in heard(state.news, color) if isinstance(e, ManorsDealt)]
        own = tuple(state.manors[manor] for manor in manors_of(viewer))
        assert [e.manors for e in dealt] == [own if s == viewer else HIDDEN for s in range(3)]
    assert not any(state.up)


@rule("PSETUP-2")
@pytest.mark.parametrize("seats", SEATS)
def test_nobody_sees_the_manors_out_of_the_game(seats: int) -> None:
    table = begin(seats=seats)
    for viewer in (*COLORS[:seats], None):
        assert table.view(viewer).aside == len(table.state.aside)
    told = [e.manors for e in table.state.news if isinstance(e, ManorsDealt)]
    assert sum(map(len, told)) == 4 * seats


@rule("PSETUP-2")
@pytest.mark.parametrize("seats", SEATS)
def test_everyone_may_turn_any_of_the_own_four(seats: int) -> None:
    table = begin(seats=seats)
    assert table.owed() == list(COLORS[:seats])
    for color in table.owed():
        assert table.options(color) == [f"turn-up {color}.{n}" for n in (1, 2, 3, 4)]


@rule("PSETUP-2")
def test_nobody_turns_a_manor_of_another() -> None:
    assert begin().refuses("red", "turn-up blue.1") == "PSETUP-2"


@rule("PSETUP-2")
@pytest.mark.parametrize("place", [1, 2, 3, 4])
def test_one_manor_of_each_lies_face_up_the_one_that_was_chosen(place: int) -> None:
    table = turned(3, place)
    up = [f"{c}.{n}" for c in COLORS[:3] for n in (1, 2, 3, 4) if table.is_up(f"{c}.{n}")]
    assert up == [f"red.{place}", f"blue.{place}", f"green.{place}"]


@rule("PSETUP-3")
@pytest.mark.parametrize("seats", SEATS)
def test_all_turn_at_once_when_the_last_one_has_chosen(seats: int) -> None:
    table = begin(seats=seats)
    *early, last = COLORS[:seats]
    for color in early:
        assert table.do(color, f"turn-up {color}.3") == []
        assert not any(table.state.up)
    events = table.do(last, f"turn-up {last}.3")
    manors = MANORS[2 : 4 * seats : 4]
    assert events == [ManorTurned(manor, table.state.manors[manor]) for manor in manors]
    assert all(heard(events, viewer) == events for viewer in (*early, last, None))


@rule("PSETUP-3")
@pytest.mark.parametrize("seats", SEATS)
def test_all_tandems_are_put_down_at_once_when_the_last_one_has_chosen(seats: int) -> None:
    table = turned(seats)
    *early, last = COLORS[:seats]
    for color in early:
        assert table.do(color, f"post-tandem {color}.2") == []
        assert not any(table.state.hunters)
    events = table.do(last, f"post-tandem {last}.2")
    assert events == [
        HunterPlaced(m.owner, HunterKind.TANDEM, m) for m in MANORS[1 : 4 * seats : 4]
    ]


@rule("PSETUP-3")
def test_who_has_sealed_is_not_shown_and_what_least_of_all() -> None:
    for table, answer in ((begin(), "turn-up blue.2"), (turned(), "post-tandem blue.2")):
        before = [table.view(viewer) for viewer in ("red", "green", None)]
        table.do("blue", answer)
        assert [table.view(viewer) for viewer in ("red", "green", None)] == before


@rule("PSETUP-3")
def test_everyone_knows_the_own_sealed_answer() -> None:
    table = begin()
    table.do("blue", "turn-up blue.2")
    [frame] = table.view("blue").agenda
    assert frame == table.state.agenda[0]


@rule("PSETUP-3")
def test_a_sealed_answer_stands() -> None:
    table = begin()
    table.do("blue", "turn-up blue.2")
    assert table.owed() == ["red", "green"]
    assert table.options("blue") == []
    assert table.refuses("blue", "turn-up blue.3") == "PSETUP-2"


@rule("PSETUP-3")
def test_the_order_of_sealed_answers_makes_no_difference() -> None:
    ends = set()
    for order in permutations(COLORS[:3]):
        table = begin()
        for answer in ("turn-up {}.1", "post-tandem {}.4"):
            for color in order:
                table.do(color, answer.format(color))
        ends.add(table.game.write(table.state))
    assert len(ends) == 1


@rule("PSETUP-3")
def test_the_tandem_goes_to_one_of_the_own_three_face_down_manors() -> None:
    table = turned(3, 3)
    for color in COLORS[:3]:
        assert table.options(color) == [f"post-tandem {color}.{n}" for n in (1, 2, 4)]
    assert table.refuses("red", "post-tandem red.3") == "PSETUP-3"
    assert table.refuses("red", "post-tandem blue.1") == "PSETUP-3"


@rule("PSETUP-3")
def test_nobody_puts_a_tandem_down_before_all_have_turned() -> None:
    table = begin()
    table.do("red", "turn-up red.1")
    assert table.refuses("blue", "post-tandem blue.2") == "PSETUP-2"


@rule("PSETUP-3")
def test_the_tandem_comes_out_of_the_hand_and_is_one_of_two() -> None:
    table = posted()
    assert table.hunters("red.2") == ["red:tandem"]
    left = TEAM.copy()
    left.remove("tandem")
    assert table.hand("red") == left


@rule("PSETUP-3")
def test_the_first_tandem_is_a_hunter_like_any_other() -> None:
    table = posted()
    [color] = table.owed()
    other = next(c for c in COLORS[:3] if c != color)
    table.do(color, f"place basic {other}.2", f"send-back {other}:tandem")
    table.do(other, f"place-again {color}.1")
    assert table.hunters(f"{color}.1") == [f"{other}:tandem"]


@rule("PSETUP-4")
@pytest.mark.parametrize("seats", SEATS)
def test_owners_see_their_own_manors_at_any_time_and_nobody_else_does(seats: int) -> None:
    table, choices = begin(seats=seats), Dice("choices")
    while not table.ended:
        for viewer in (*range(seats), None):
            for manor, seen in enumerate(table.game.view(table.state, viewer).manors):
                may_look = table.state.up[manor] or manor // 4 == viewer
                assert seen.kind == (table.state.manors[manor] if may_look else HIDDEN)
        color = choices.pick("seat", table.owed())
        table.do(color, choices.pick("option", table.options(color)))


@rule("PSETUP-4")
@pytest.mark.parametrize("seats", SEATS)
def test_a_random_player_begins(seats: int) -> None:
    beginners = set()
    for table in games(seats):
        [began] = named(table.state.news, "GameBegan")
        assert isinstance(began, GameBegan)
        for color in COLORS[:seats]:
            table.do(color, f"turn-up {color}.1")
        for color in COLORS[:seats]:
            table.do(color, f"post-tandem {color}.2")
        assert table.owed() == [COLORS[began.first]]
        beginners.add(began.first)
    assert beginners == set(range(seats))
