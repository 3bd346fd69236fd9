"""What a decision earned, once the game is over. There are two conventions:

- `own`: 1 if the seat is among the winners, -1 if not. Paid so, humans of Panic Station learn to
  get infected early, since the infected share their victory.
- `side`: a decision that a human took earns what the humans got; one that an infected took earns
  what its seat got. Paid so, the two sides fight.

In a game without sides the two are the same.
"""

from typing import Final, Literal, TypeAlias, get_args

from panicroom.kernel.errors import Malformed
from panicroom.kernel.expected import one_of
from panicroom.kernel.outcome import Outcome

Reward: TypeAlias = Literal["own", "side"]
REWARDS: Final = get_args(Reward)
HUMANS: Final = 0
"""The side whose decisions are paid by what the side got: the first of CODEC.sides."""


def checked_reward(reward: str) -> str:
    if reward not in REWARDS:
        raise Malformed("reward", reward, one_of(REWARDS))
    return reward


def payoff(reward: str, outcome: Outcome, seat: int, side: int) -> int:
    """Of a decision that the seat took on this side (`Encoding.side`)."""
    if reward == "side" and side == HUMANS:
        return 1 if outcome.side == "humans" else -1
    return 1 if seat in outcome.winners else -1
