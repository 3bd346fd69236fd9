"""`python -m tests.sim.rules_share --level normal`: how much of a game of bots the rules take. The
games are played by bots, and then once more by their actions alone, with all that the bots asked
of the engine: options, views, and events as each seat hears them. The rest is thinking."""

import argparse
from time import process_time

from panicroom.bots.keys import derived_key
from panicroom.games import GAMES
from panicroom.kernel.audience import heard_by
from panicroom.kernel.match import AnyMatch, Match
from panicroom.sim import Plan, seated
from panicroom.sim.games import begin_game

SEATS = {"station": 5, "panik": 4}


def played(plan: Plan) -> list[AnyMatch]:
    matches = []
    for number in range(plan.games):
        table = begin_game(plan, derived_key(plan.base, number))
        table.play_on()
        matches.append(table.match)
    return matches


def again(match: AnyMatch) -> None:
    game, record = match.game, match.record
    twin = Match.begin(game, record.setup, record.key)
    for seat, text in record.actions:
        game.options(twin.state, seat)
        game.view(twin.state, seat)
        told = game.apply(twin.state, seat, game.parse(text))
        for listener in range(twin.state.seats):
            for event in told:
                heard_by(event, listener)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.sim.rules_share", description=__doc__)
    parser.add_argument("--level", default="normal")
    parser.add_argument("--games", type=int, default=10)
    wishes = parser.parse_args()
    for name in GAMES:
        seats = SEATS[name]
        plan = Plan(name, wishes.games, {"seats": seats}, "share", seated([wishes.level], seats))
        begun = process_time()
        matches = played(plan)
        whole, begun = process_time() - begun, process_time()
        for match in matches:
            again(match)
        share = (process_time() - begun) / whole
        print(f"{name}: the rules take {share:.0%} of a game of {wishes.level} bots")


if __name__ == "__main__":
    main()
