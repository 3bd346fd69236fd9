"""Many games: the same keys give the same results, on however many processes."""

import pytest

from panicroom.bots.registry import SCRIPTED
from panicroom.games import GAMES
from panicroom.kernel.errors import Malformed
from panicroom.sim import Plan, Sides, play_many, seated
from panicroom.sim.games import begin_game, play_game
from panicroom.sim.parallel import MOST_PROCESSES, checked_place, processes_for
from tests.any_game import seats_for


def plan_of(game: str) -> Plan:
    seats = seats_for(game)
    return Plan(game, 12, {"seats": seats}, "sim", seated(["random"], seats))


PLANS = {game: plan_of(game) for game in GAMES}
PLAN = PLANS["station"]
PANIK = PLANS["panik"]

every_game = pytest.mark.parametrize("plan", PLANS.values(), ids=PLANS)


@every_game
def test_the_number_of_processes_changes_nothing(plan: Plan) -> None:
    assert play_many(plan, jobs=1) == play_many(plan, jobs=2)


@pytest.mark.parametrize("game", SCRIPTED)
def test_levels_are_sent_to_other_processes(game: str) -> None:
    plan = PLANS[game]
    mixed = plan._replace(
        players=("hard", "random", "easy", "normal")[: len(plan.players)], games=3
    )
    assert play_many(mixed, jobs=1) == play_many(mixed, jobs=2) != play_many(plan)[:3]


def test_sides_are_sent_to_other_processes() -> None:
    sided = PLAN._replace(players=seated([Sides("normal", "random")], 4), games=3)
    assert play_many(sided, jobs=1) == play_many(sided, jobs=2) != play_many(PLAN)[:3]


def test_no_process_is_started_that_would_find_nothing_to_do() -> None:
    assert processes_for(PLAN.games, jobs=2) == 2
    assert processes_for(PLAN.games, jobs=999_999_999) == PLAN.games
    assert processes_for(10**6, jobs=999_999_999) == MOST_PROCESSES


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize(
    "wrong",
    [
        PLAN._replace(wishes={"seats": 9}),
        PLAN._replace(players=seated(["brilliant"], 4)),
        PLAN._replace(players=seated([Sides("normal", "brilliant")], 4)),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(jobs: int, wrong: Plan) -> None:
    with pytest.raises(Malformed):
        play_many(wrong, jobs)


def test_a_level_is_one_for_all_or_one_for_each() -> None:
    assert seated(["easy"], 3) == ("easy", "easy", "easy")
    assert seated(["easy", "hard"], 2) == ("easy", "hard")
    with pytest.raises(Malformed):
        seated(["easy", "hard"], 4)


@every_game
def test_a_game_depends_on_its_number_and_not_on_how_many_are_played(plan: Plan) -> None:
    few = play_many(plan._replace(games=3))
    assert few == play_many(plan)[:3]
    assert few[2] == play_game(plan, 2)


@every_game
def test_the_same_number_is_the_same_deal_with_any_bots(plan: Plan) -> None:
    other = plan._replace(players=seated(["normal"], 4))
    deals = [begin_game(each, "key").match for each in (plan, other)]
    one, two = (match.game.write(match.state) for match in deals)
    assert one == two


@every_game
def test_another_base_gives_other_games(plan: Plan) -> None:
    assert play_many(plan) != play_many(plan._replace(base="other"))


def test_whoever_listens_is_told_of_every_game_that_is_done() -> None:
    told: list[int] = []
    play_many(PANIK, told=told.append)
    assert told == list(range(1, 13))


@every_game
def test_decisions_are_counted_beside_what_the_game_counts(plan: Plan) -> None:
    for result in play_many(plan):
        names = list(result.figures)
        assert names[0] == "decisions"
        assert len(names) > 1


def test_the_setup_is_the_one_that_was_asked_for() -> None:
    short = PLAN._replace(wishes={"seats": 4, "round_limit": 1})
    assert {result.figures["rounds"] for result in play_many(short)} == {1}


def test_the_infected_of_panic_station_are_counted_round_by_round() -> None:
    for result in play_many(PLAN):
        course, rounds = result.figures["infected"], result.figures["rounds"]
        assert isinstance(course, tuple)
        assert len(course) == rounds
        assert list(course) == sorted(course)
        assert course[-1] in (0, 1 + int(str(result.figures["infections"])))


def test_a_side_without_a_winner_has_not_won() -> None:
    found = play_many(PLAN)
    assert {result.side for result in found} <= {"humans", "infected", "nobody"}
    assert any(result.side == "nobody" for result in found)


@pytest.mark.parametrize("place", ["", "there", "here:", "here:1", "ray:", "RAY", "ray 1"])
def test_a_place_that_is_none_is_refused(place: str) -> None:
    with pytest.raises(Malformed, match="on"):
        play_many(PANIK, on=place)


def test_a_place_is_here_or_a_cluster_by_its_address() -> None:
    places = ["here", "ray", "ray:auto", "ray:10.0.0.1:6379", "ray:ray://head:10001"]
    assert [checked_place(place) for place in places] == ["here", *["ray"] * 4]
