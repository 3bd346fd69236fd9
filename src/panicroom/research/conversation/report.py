"""What many conversations come to: how much each role says, how often it lies, how often humans
believe a lie about somebody, and how far each kind of claim moves them."""

from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import Any, NamedTuple

from panicroom.research.conversation.playing import LIKELY, Claimed, Conversation
from panicroom.sim.games import Result
from panicroom.sim.intervals import Mean, Share, difference, share


class ByRole(NamedTuple):
    """A false accusation is believed by whoever then holds the accused to be more likely infected
    than not, a false defense by whoever does not."""

    a_game: float
    """Claims in a game by whoever has that role at the moment."""
    judged: int
    mistakes: int
    lies: Share | None
    accusations: Share | None
    """How many of those who heard a false one believed it."""
    defenses: Share | None
    moved: float | None
    """By how much a false accusation raises the chance that a hearer gives."""


class Measured(NamedTuple):
    games: int
    by_role: dict[str, ByRole]
    by_verb: dict[str, dict[str, float]]
    """Of each verb how often it is used in a game, by role."""


class Change(NamedTuple):
    """A figure of mute games, of the same deals with talk, and by how much that is more."""

    mute: float
    talk: float
    gain: Mean


def measured(talking: Sequence[Conversation]) -> Measured:
    games = len(talking)
    claims = [claim for each in talking for claim in each.claims]
    roles = sorted({claim.role for claim in claims})
    verbs = sorted({verb_of(claim) for claim in claims})
    return Measured(
        games,
        {role: by_role([c for c in claims if c.role == role], games) for role in roles},
        {
            verb: {
                role: sum((c.role, verb_of(c)) == (role, verb) for c in claims) / games
                for role in roles
            }
            for verb in verbs
        },
    )


def verb_of(claim: Claimed) -> str:
    return claim.claim.partition(" ")[0]


def by_role(claims: Sequence[Claimed], games: int) -> ByRole:
    judged = [claim for claim in claims if claim.truth is not None]
    lies = sum(claim.lie for claim in judged)
    false = [claim for claim in judged if claim.truth is False]
    blamed = [each for claim in false if claim.accuses for each in claim.heard]
    cleared = [each for claim in false if claim.accuses is False for each in claim.heard]
    return ByRole(
        a_game=len(claims) / games,
        judged=len(judged),
        mistakes=len(false) - lies,
        lies=part(lies, len(judged)),
        accusations=part(sum(each.after >= LIKELY for each in blamed), len(blamed)),
        defenses=part(sum(each.after < LIKELY for each in cleared), len(cleared)),
        moved=fmean(each.after - each.before for each in blamed) if blamed else None,
    )


def part(times: int, of: int) -> Share | None:
    return share(times, of) if of else None


def side_changes(mute: Sequence[Result], talking: Sequence[Result]) -> dict[str, Change]:
    """How often each side wins."""
    sides = sorted({result.side for result in (*mute, *talking)})
    return {
        side: change(
            [float(each.side == side) for each in mute],
            [float(each.side == side) for each in talking],
        )
        for side in sides
    }


def figure_changes(mute: Sequence[Result], talking: Sequence[Result]) -> dict[str, Change]:
    """Of each figure that is a number in every game."""
    names = [
        name
        for name in mute[0].figures
        if all(isinstance(each.figures.get(name), int) for each in (*mute, *talking))
    ]
    return {name: change(figures(mute, name), figures(talking, name)) for name in names}


def figures(results: Iterable[Result], name: str) -> list[float]:
    found: list[Any] = [result.figures[name] for result in results]
    return list(map(float, found))


def change(mute: Sequence[float], talking: Sequence[float]) -> Change:
    return Change(fmean(mute), fmean(talking), difference(talking, mute))
