"""A plan with the summary of its games, and both as JSON data."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from panicroom.sim.games import Plan, Result
from panicroom.sim.intervals import Mean, Share, share
from panicroom.sim.parallel import HERE, in_silence, play_many
from panicroom.sim.players import Sides
from panicroom.sim.summary import Spread, Summary, Wins, summarise


class Finding(NamedTuple):
    plan: Plan
    summary: Summary

    def won_by(self, side: str) -> Share:
        """A share of 0 for a side that has never won."""
        return self.summary.sides.get(side) or share(0, self.plan.games)


def find(
    plan: Plan, jobs: int = 1, told: Callable[[int], None] = in_silence, on: str = HERE
) -> Finding:
    return finding(plan, play_many(plan, jobs, told, on))


def finding(plan: Plan, results: list[Result]) -> Finding:
    return Finding(plan, summarise(results, len(plan.players)))


def as_data(value: Any) -> Any:
    """Named tuples as objects with field names, ready for JSON."""
    if isinstance(value, tuple) and hasattr(value, "_asdict"):
        return as_data(value._asdict())
    if isinstance(value, Mapping):
        return {name: as_data(part) for name, part in value.items()}
    if isinstance(value, list | tuple):
        return [as_data(part) for part in value]
    return value


def finding_from(data: Mapping[str, Any]) -> Finding:
    return Finding(plan_from(data["plan"]), summary_from(data["summary"]))


def plan_from(data: Mapping[str, Any]) -> Plan:
    players = (p if isinstance(p, str) else Sides(**p) for p in data["players"])
    return Plan(**{**data, "players": tuple(players)})


def summary_from(data: Mapping[str, Any]) -> Summary:
    return Summary(
        sides=shares_from(data["sides"]),
        reasons={side: shares_from(reasons) for side, reasons in data["reasons"].items()},
        seats=[wins_from(wins) for wins in data["seats"]],
        spreads={name: Spread(**spread) for name, spread in data["spreads"].items()},
        courses={
            name: [Mean(**mean) for mean in course] for name, course in data["courses"].items()
        },
    )


def shares_from(data: Mapping[str, Any]) -> dict[str, Share]:
    return {name: Share(**counted) for name, counted in data.items()}


def wins_from(data: Mapping[str, Any]) -> Wins:
    return Wins(Share(**data["won"]), data["shared"], Mean(**data["score"]))
