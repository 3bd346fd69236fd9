"""A seat that is played by a program: what it is asked, what it may answer, what others hear."""

import json
import sys
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from panicroom.bots.random import RandomBot
from panicroom.bots.table import Table
from panicroom.games import GAMES
from panicroom.kernel.dice import Dice
from panicroom.kernel.match import AnyMatch, Match
from panicroom.research.program import NoAnswer, Program, measure, play_deals
from panicroom.research.program.request import as_json
from panicroom.research.program.stand_in import answer
from panicroom.sim import Plan, play_many, seated
from tests.any_game import seats_for
from tests.research.program.asked import asked_in

STAND_IN = [sys.executable, "-m", "panicroom.research.program.stand_in"]
every_game = pytest.mark.parametrize("game", GAMES)
Json = dict[str, Any]


def plan_of(game: str, games: int = 2) -> Plan:
    seats = seats_for(game)
    return Plan(game, games, {"seats": seats}, "program", seated(["random"], seats))


class Answering:
    """A player in this process, which notes what it is asked."""

    def __init__(self, answer: Callable[[Json], object]) -> None:
        self._answer, self.requests = answer, list[Json]()

    def answer(self, line: str) -> str:
        self.requests.append(json.loads(line))
        told = self._answer(self.requests[-1])
        return told if isinstance(told, str) else json.dumps(told)


def first(request: Json, **more: Any) -> Json:
    return {"action": 1, **more}


@every_game
def test_a_program_plays_the_same_game_again_and_again(game: str) -> None:
    found = []
    for _ in range(2):
        program = Program(STAND_IN)
        counts = Counter[str]()
        try:
            deals = play_deals(plan_of(game), {0: program}, counts)
        finally:
            program.close()
        found.append(measure(deals, [0], counts))
    assert found[0] == found[1]
    assert set(found[0].answers) == {"asked"}
    assert found[0].claims
    assert found[0].calibration is not None


@every_game
def test_the_same_deals_are_played_by_fixed_bots(game: str) -> None:
    plan = plan_of(game)
    deals = play_deals(plan, {1: Answering(first)}, Counter())
    assert [deal.fixed for deal in deals] == [result.winners for result in play_many(plan)]


@every_game
def test_worlds_that_a_seat_cannot_tell_apart_give_the_same_bytes(game: str) -> None:
    plan, compared = plan_of(game), 0
    kind = GAMES[game]
    match: AnyMatch = Match.begin(kind, kind.setup(**plan.wishes), "worlds")
    seats = range(len(plan.players))
    table = Table(match, {seat: RandomBot() for seat in seats}, "worlds")
    while not match.over:
        seat = kind.owed(match.state)[0]
        there = kind.world(match.state, seat, Dice(f"world-{match.state.decision}"))
        ours, theirs = (as_json(asked_in(match, state, seat)) for state in (match.state, there))
        assert ours == theirs
        compared += kind.write(there) != kind.write(match.state)
        table.step()
    assert compared


@every_game
def test_a_request_names_no_key_and_nothing_of_other_hands(game: str) -> None:
    player = Answering(first)
    play_deals(plan_of(game, 1), {0: player}, Counter())
    assert not any("key" in request or "dice" in request for request in player.requests)
    views = [request["view"] for request in player.requests]
    assert {view["viewer"] for view in views} == {"red"}


def test_a_wrong_answer_is_answered_with_the_reason() -> None:
    answers = iter(["burn A", "fly to the moon", {"action": 99}])

    def play(request: Json) -> object:
        return next(answers, {"action": 1})

    player, counts = Answering(play), Counter[str]()
    play_deals(plan_of("station", 1), {0: player}, counts)
    wrongs = [request["wrong"] for request in player.requests[:5]]
    assert wrongs[0] is None
    assert wrongs[1]["why"] not in ("no-action", "no-option")
    assert wrongs[1]["rule"], "a refusal cites its rule"
    assert wrongs[2] == {"why": "no-action", "text": "fly to the moon"}
    assert wrongs[3] is None, "after three wrong answers a bot decides"
    assert counts["stood-in"] == 1
    assert counts["refused"] == counts["no-action"] == counts["no-option"] == 1


@pytest.mark.parametrize(
    ("told", "why"),
    [
        ("", "no-action"),
        ("{", "unread"),
        ("{}", "no-action"),
        ('{"action": [1]}', "no-action"),
        ('{"action": 0}', "no-option"),
        ("1; sing", "unread"),
        ("1; claim", "claim"),
        ({"action": 1, "claims": "am-human"}, "claims"),
        ({"action": 1, "claims": ["am-human"] * 6}, "claims"),
        ({"action": 1, "claims": [7]}, "claim"),
        ({"action": 1, "claims": ["trust red"]}, "claim"),
        ({"action": 1, "claims": ["trust black"]}, "claim"),
        ({"action": 1, "beliefs": [1]}, "belief"),
        ({"action": 1, "beliefs": {"blue": 1.5}}, "belief"),
        ({"action": 1, "beliefs": {"blue": "nan"}}, "belief"),
        ({"action": 1, "beliefs": {"red": 0.5}}, "belief"),
        ('{"action": ' + "[" * 50_000, "unread"),
    ],
)
def test_nothing_of_a_wrong_answer_is_done(told: object, why: str) -> None:
    player, counts = Answering(lambda request: told), Counter[str]()
    (deal,) = play_deals(plan_of("station", 1), {0: player}, counts)
    assert counts[why] == 3 * counts["asked"] == 3 * counts["stood-in"]
    assert deal.winners == deal.fixed, "the bot that stands in plays as it does elsewhere"
    assert not deal.claims


def test_words_are_as_good_as_json() -> None:
    player = Answering(lambda request: "1; claim hold 2 gas; believe blue 0.25")
    (deal,) = play_deals(plan_of("station", 1), {0: player}, counts := Counter[str]())
    assert set(counts) == {"asked"}
    assert {claim.claim for claim in deal.claims} == {"hold 2 gas"}
    assert {(belief.subject, belief.chance) for belief in deal.beliefs} == {("blue", 0.25)}


def test_claims_are_heard_by_the_others() -> None:
    liar = Answering(lambda request: first(request, claims=["am-human"]))
    listener = Answering(first)
    play_deals(plan_of("station", 1), {0: liar, 1: listener}, Counter())
    heard = listener.requests[-1]["claims"]
    assert heard[0] == {"decision": heard[0]["decision"], "seat": "red", "claim": "am-human"}
    assert len(heard) <= len(liar.requests)


def test_the_story_is_told_once_and_marked_where_it_is_new() -> None:
    player = Answering(first)
    play_deals(plan_of("station", 1), {0: player}, Counter())
    for before, now in zip(player.requests, player.requests[1:], strict=False):
        assert now["news"] == len(before["story"])
        assert now["story"][: now["news"]] == before["story"]


def test_who_never_answers_is_played_by_the_bot() -> None:
    class Silent:
        def answer(self, line: str) -> str:
            raise NoAnswer("late")

    (deal,) = play_deals(plan_of("panik", 1), {0: Silent()}, counts := Counter[str]())
    assert deal.winners == deal.fixed
    assert counts["late"] == 3 * counts["asked"]


def test_the_stand_in_answers_a_request_by_itself() -> None:
    player = Answering(first)
    play_deals(plan_of("panik", 1), {0: player}, Counter())
    line = json.dumps(player.requests[0])
    assert answer(line) == answer(line)
