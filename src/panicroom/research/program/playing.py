"""Deals with programs in some seats, and the same deals with the fixed bots in all of them."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from panicroom.bots.keys import derived_key
from panicroom.bots.table import Table
from panicroom.games import game_named
from panicroom.kernel.match import AnyMatch, Match
from panicroom.research.panik.truth import TRUTHS as PANIK_TRUTHS
from panicroom.research.program.request import Asked, as_json
from panicroom.research.program.seat import Player, ProgramBot, Statement, Talk
from panicroom.research.station.truth import TRUTHS as STATION_TRUTHS
from panicroom.research.truth import Truths
from panicroom.sim.games import Plan, play_game
from panicroom.sim.parallel import in_silence
from panicroom.sim.players import bot_of
from panicroom.telling import TELLERS

TRUTHS: Final[Mapping[str, Truths]] = {"station": STATION_TRUTHS, "panik": PANIK_TRUTHS}


class Claimed(NamedTuple):
    deal: int
    decision: int
    seat: int
    role: str
    """That the seat had then."""
    claim: str
    truth: bool | None
    lie: bool


class Believed(NamedTuple):
    deal: int
    seat: int
    role: str
    subject: str
    chance: float
    truth: bool


class Deal(NamedTuple):
    """Of one dice key: who won with the programs, and who with fixed bots in their seats."""

    winners: tuple[int, ...]
    fixed: tuple[int, ...]
    claims: tuple[Claimed, ...]
    beliefs: tuple[Believed, ...]


def play_deals(
    plan: Plan,
    players: Mapping[int, Player],
    counts: Counter[str],
    write: Callable[[Asked], str] = as_json,
    told: Callable[[int], None] = in_silence,
) -> list[Deal]:
    """The plan's bots hold all other seats, and stand in where a program gives no answer. `counts`
    is told how many questions were asked, and what was wrong with answers."""
    deals = []
    for index in range(plan.games):
        deals.append(play_deal(plan, index, players, counts, write))
        told(len(deals))
    return deals


def play_deal(
    plan: Plan,
    index: int,
    players: Mapping[int, Player],
    counts: Counter[str],
    write: Callable[[Asked], str],
) -> Deal:
    key, game, talk = derived_key(plan.base, index), game_named(plan.game), Talk()
    teller, truths = TELLERS[plan.game], TRUTHS[plan.game]
    match: AnyMatch = Match.begin(game, game.setup(**plan.wishes), key)
    bots = {seat: bot_of(plan.game, player) for seat, player in enumerate(plan.players)}
    for seat, player in players.items():
        bots[seat] = ProgramBot(teller, truths, player, bots[seat], talk, counts, write)
    table = Table(match, bots, key)
    claims: list[Claimed] = []
    beliefs: list[Believed] = []
    while not match.over:
        before, known = match.state.copy(), len(talk.statements)
        table.step()
        for statement in talk.statements[known:]:  # judged by what was true when it was said
            claims += claims_of(plan, index, before, statement)
            beliefs += beliefs_of(truths, index, before, statement)
    fixed = play_game(plan, index).winners
    winners = match.state.outcome.winners
    return Deal(tuple(map(int, winners)), tuple(map(int, fixed)), tuple(claims), tuple(beliefs))


def claims_of(plan: Plan, deal: int, state: Any, statement: Statement) -> list[Claimed]:
    truths, seat = TRUTHS[plan.game], statement.seat
    found = []
    for text in statement.claims:
        claim = game_named(plan.game).manners.claims.parse(text)
        judged = truths.judged(state, statement.heard, seat, claim)
        role = truths.role(state, seat)
        found.append(Claimed(deal, statement.decision, seat, role, text, *judged))
    return found


def beliefs_of(truths: Truths, deal: int, state: Any, statement: Statement) -> list[Believed]:
    answers, role = truths.answers(state), truths.role(state, statement.seat)
    return [
        Believed(deal, statement.seat, role, subject, chance, answers[subject])
        for subject, chance in statement.beliefs.items()
    ]
