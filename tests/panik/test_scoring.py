"""The end: what each manor earns whom, and who wins."""

import pytest

from panicroom.kernel.audience import HIDDEN
from panicroom.panik.pieces import COLORS
from panicroom.panik.rules.scoring import GameEnded, ManorScored
from panicroom.panik.rules.setup import ManorTurned
from tests.gametable import named, rule, ruling
from tests.panik.table import Table, at, begin, heard

FOUR_SEATS = "panik seats=4"


def earned(manor: str, head: str = FOUR_SEATS) -> tuple[int, ...]:
    """What red.1 earns each seat at the end of a game in which nobody else goes there."""
    events = at(head, f"red {manor.replace(' with', ' up with')}").play_out(around="red.1")
    return next(e.points for e in events if isinstance(e, ManorScored) and e.manor == 0)


def homes(seats: int, **third: str) -> list[str]:
    """Each team at two of its own manors, all of them ghosts of value 1, and who calls for help
    at the third, or what is said for that one."""
    home = (
        "{0} ghost-1 with {0}:basic {0}:basic {0}:basic {0}:over-equipped;"
        " ghost-1 with {0}:over-equipped {0}:tandem {0}:tandem {0}:detector; {1}"
    )
    lines = [home.format(c, third.get(c, f"ghost-1 with {c}:call")) for c in COLORS[:seats]]
    return [f"panik seats={seats} ghosts=13,0,0,0,0", *lines]


def last_turn(seats: int = 2) -> Table:
    """Red has one hunter left, who calls for help; nobody else has any. Red.1 is face up."""
    head, red, *others = homes(seats, red="ghost-1")
    return at(head, red.replace("ghost-1", "ghost-1 up", 1), *others, "turn red")


def scored(seats: int, **third: str) -> Table:
    """Every hunter has been placed: the end."""
    return at(*homes(seats, **third), "owed next-turn red")


@rule("PSCORE-1")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5])
def test_a_ghost_manor_earns_each_hunter_its_value(value: int) -> None:
    there = "red:basic blue:over-equipped blue:detector green:call"
    assert earned(f"ghost-{value} with {there}") == (value, 2 * value, value, 0)


@rule("PSCORE-1")
def test_a_tandem_earns_twice_the_value_of_a_ghost_manor() -> None:
    """At a ghost manor of value 4: 2 x 4 for each tandem, 4 for the basic."""
    assert earned("ghost-4 with red:tandem blue:tandem blue:basic") == (8, 12, 0, 0)


@rule("PSCORE-2")
@pytest.mark.parametrize(
    ("there", "points"),
    [
        ("red:basic", (4, 0, 0, 0)),
        ("red:basic blue:call", (3, 3, 0, 0)),
        ("red:basic blue:call blue:detector", (2, 4, 0, 0)),
        ("red:basic blue:call blue:detector green:basic", (1, 2, 1, 0)),
    ],
)
def test_a_shared_manor_earns_less_the_more_are_there(there: str, points: tuple[int, ...]) -> None:
    assert earned(f"shared with {there}") == points


@ruling("shared_tandem")
@rule("PSCORE-2")
@pytest.mark.parametrize(
    ("there", "single", "double"),
    [
        ("red:tandem", (4, 0, 0, 0), (8, 0, 0, 0)),
        ("red:tandem blue:basic", (3, 3, 0, 0), (6, 3, 0, 0)),
        ("red:tandem blue:basic blue:call", (2, 4, 0, 0), (4, 4, 0, 0)),
        ("red:tandem blue:basic blue:call green:tandem", (1, 2, 1, 0), (2, 2, 2, 0)),
    ],
)
def test_a_tandem_at_a_shared_manor_is_one_card_and_earns_like_one_or_double(
    there: str, single: tuple[int, ...], double: tuple[int, ...]
) -> None:
    assert earned(f"shared with {there}") == single
    assert earned(f"shared with {there}", f"{FOUR_SEATS} shared_tandem=single") == single
    assert earned(f"shared with {there}", f"{FOUR_SEATS} shared_tandem=double") == double


@rule("PSCORE-3")
@pytest.mark.parametrize(
    ("there", "points"),
    [
        ("blue:basic", 3),
        ("blue:over-equipped green:detector yellow:call", 9),
        ("blue:tandem", 6),
        ("blue:tandem blue:basic green:tandem yellow:basic", 18),
        ("red:basic", 0),
        ("red:tandem red:basic", 0),
        ("red:tandem blue:basic", 3),
        ("red:basic red:tandem blue:tandem green:call", 9),
    ],
)
def test_a_trap_earns_its_owner_three_an_opponent_and_six_a_tandem(there: str, points: int) -> None:
    assert earned(f"trap with {there}") == (points, 0, 0, 0)


@rule("PSCORE-3")
def test_the_trap_earns_its_owner_not_whoever_comes_first() -> None:
    table = at("panik seats=3", "green trap up with red:basic blue:tandem green:basic")
    events = table.play_out(around="green.1")
    [points] = [e.points for e in events if isinstance(e, ManorScored) and e.manor == 8]
    assert points == (0, 0, 9)


@rule("PSCORE-1", "PSCORE-2", "PSCORE-3")
def test_the_same_hunters_earn_something_else_at_each_kind_of_manor() -> None:
    """Two cards, one a tandem. Haunted by a 4: 4 and 2 x 4. Shared: 3 for each card. Trapped: 6
    for the owner of the manor, whose own hunter earns nothing."""
    there = "red:basic blue:tandem"
    assert earned(f"ghost-4 with {there}") == (4, 8, 0, 0)
    assert earned(f"shared with {there}") == (3, 3, 0, 0)
    assert earned(f"trap with {there}") == (6, 0, 0, 0)


@rule("PSCORE-1", "PSCORE-2", "PSCORE-3")
@pytest.mark.parametrize("kind", ["ghost-5", "shared", "trap"])
def test_an_empty_manor_earns_nobody_anything(kind: str) -> None:
    assert earned(f"{kind} with") == (0, 0, 0, 0)


@ruling("ghosts")
@rule("PSCORE-1")
def test_how_the_values_of_the_ghost_manors_fall_is_for_the_table_to_say() -> None:
    """From one key: where there was a 5 there is a 1 when all of them are 1."""
    kinds = []
    for ghosts in ("2,3,3,3,2", "13,0,0,0,0"):
        state = begin("key", seats=4, ghosts=ghosts).state
        kinds.append({kind for kind in state.manors + state.aside if kind < 5})
    assert kinds == [{0, 1, 2, 3, 4}, {0}]


@rule("PEND-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_ends_when_every_hunter_has_been_placed_and_no_sooner(seats: int) -> None:
    """Nine placings for each player."""
    table, placed = at(f"panik seats={seats}"), 0
    while not table.ended:
        [color] = table.owed()
        placed += len(named(table.do(color, table.options(color)[-1]), "HunterPlaced"))
    assert placed == 9 * seats
    assert not any(table.state.hands)
    assert table.owed() == []


@rule("PEND-1")
def test_the_last_turn_is_played_to_its_end_before_the_scoring() -> None:
    table = last_turn()
    table.do("red", "place call blue.3", "send-back blue:call")
    assert not table.ended
    events = table.do("blue", "place-again red.3")
    assert table.ended
    [points] = [e.points for e in events if isinstance(e, ManorScored) and e.manor == 2]
    assert points == (0, 1)


@rule("PEND-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_the_end_all_manors_are_turned_face_up_then_scored(seats: int) -> None:
    table = last_turn(seats)
    table.do("red", "place call red.4")
    turned, scores, ended = ManorTurned, ManorScored, GameEnded
    events = table.do("red", "end-turn")
    assert [e.manor for e in events if isinstance(e, turned)] == list(range(1, 4 * seats))
    assert [e.manor for e in events if isinstance(e, scores)] == list(range(4 * seats))
    kinds = [turned] * (4 * seats - 1) + [scores] * (4 * seats) + [ended]
    assert [type(event) for event in events] == kinds
    assert all(heard(events, viewer) == events for viewer in ("red", "blue", None))


@rule("PEND-1")
def test_after_the_end_all_see_every_manor_but_those_out_of_the_game() -> None:
    table = scored(3)
    for viewer in ("red", "blue", "green", None):
        view = table.view(viewer)
        assert [manor.kind for manor in view.manors] == table.state.manors
        assert HIDDEN not in [manor.kind for manor in view.manors]
        assert view.aside == 7


@rule("PEND-1")
def test_after_the_end_nothing_more_is_done() -> None:
    assert scored(2).refuses("red", "end-turn") == "PEND-1"


@rule("PEND-2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_most_points_win(seats: int) -> None:
    """Each team has 7 single hunters and 2 tandems, 7 + 2 x 2 = 11 at ghosts of value 1. Red and
    blue have one in the trap and lack a point; blue, whose trap it is, has 3 for red's."""
    table = scored(seats, red="?", blue="trap with blue:call red:call")
    assert table.state.scores == (10, 13, 11, 11)[:seats]
    assert table.ended == "most_points"
    assert table.winners == ["blue"]


@rule("PEND-2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_who_are_level_share_the_victory(seats: int) -> None:
    table = scored(seats)
    assert table.state.scores == (11,) * seats
    assert table.ended == "shared_victory"
    assert table.winners == list(COLORS[:seats])


@rule("PEND-2")
@pytest.mark.parametrize("seats", [3, 4])
def test_who_has_less_has_no_share(seats: int) -> None:
    table = scored(seats, red="trap with red:call")
    assert table.state.scores == (10, 11, 11, 11)[:seats]
    assert table.winners == list(COLORS[1:seats])


@rule("PSCORE-1", "PSCORE-2", "PSCORE-3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_scores_are_the_sum_of_what_every_manor_earned(seats: int) -> None:
    table = begin("sum", seats=seats)
    for action in ("turn-up {}.1", "post-tandem {}.2"):
        for color in COLORS[:seats]:
            table.do(color, action.format(color))
    events = table.play_out()
    manors = [event.points for event in events if isinstance(event, ManorScored)]
    assert table.state.scores == tuple(map(sum, zip(*manors, strict=True)))
    assert table.view(None).scores == table.state.scores
    assert any(table.state.scores)
