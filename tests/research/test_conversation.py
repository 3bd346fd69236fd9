"""What talk changes is measured on the same deals, and lies are told from mistakes."""

from functools import cache

from panicroom.research.conversation import Claimed, Conversation, compare, measured
from panicroom.research.conversation.playing import Heard
from panicroom.research.conversation.report import side_changes
from panicroom.sim import Plan, Result, play_many

PLAN = Plan("station", 3, {"seats": 5}, "conversation", ("normal",) * 5)


@cache
def compared() -> tuple[list[Result], list[Conversation]]:
    return compare(PLAN)


def test_mute_games_are_those_of_any_simulation_and_talking_ones_too() -> None:
    mute, talking = compared()
    assert mute == play_many(PLAN)
    assert [each.result for each in talking] == play_many(PLAN._replace(talk=True))


def test_humans_do_not_lie_and_the_infected_do() -> None:
    by_role = measured(compared()[1]).by_role
    human, host = by_role["human"].lies, by_role["host"].lies
    assert human is not None
    assert host is not None
    assert human.times == 0 < host.times


def test_a_lie_is_believed_by_whoever_then_doubts_the_accused() -> None:
    lie = Claimed(
        0, "host", "is-infected blue", False, True, True, (Heard(0.2, 0.6), Heard(0.2, 0.4))
    )
    praise = Claimed(0, "host", "is-human blue", False, True, False, (Heard(0.6, 0.4),))
    plan = Claimed(0, "host", "meet-at vault", None, False, None)
    result = compared()[0][0]
    host = measured([Conversation(result, (lie, praise, plan))]).by_role["host"]
    assert (host.a_game, host.judged, host.mistakes) == (3, 2, 0)
    assert host.accusations is not None
    assert host.accusations.share == 0.5
    assert host.defenses is not None
    assert host.defenses.share == 1.0
    assert host.moved == 0.3


def test_sides_are_compared_deal_by_deal() -> None:
    mute, talking = compared()
    changes = side_changes(mute, [each.result for each in talking])
    assert abs(sum(each.gain.mean for each in changes.values())) < 1e-4
