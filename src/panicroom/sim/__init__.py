"""Many games: the same keys give the same results, on however many processes."""

from panicroom.sim.games import Plan, Result
from panicroom.sim.many import play_many
from panicroom.sim.summary import Spread, Summary, Wins, summarise

__all__ = ["Plan", "Result", "Spread", "Summary", "Wins", "play_many", "summarise"]
