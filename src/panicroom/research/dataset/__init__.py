"""Games by the hundred thousand as Parquet, from which tensors are derived again by replay.

    from panicroom.research.dataset import iterate, write
    from panicroom.sim import Plan, seated

    write(Plan("station", 1000, {"seats": 5}, "a key", seated(["random"], 5)), Path("games"))
    for step in iterate(Path("games"), reward="side"):
        learn(step.observation, step.mask, step.action, step.reward)

Needs `panicroom[datasets]`. `python -m panicroom dataset` is the same from the command line.
"""

from panicroom.research.dataset.iterating import Step, iterate
from panicroom.research.dataset.writing import write

__all__ = ["Step", "iterate", "write"]
