"""Seats that are played by other programs, such as language models, and what can be measured then.

    from panicroom.research.program import Program, measure, play_deals

    player = Program(["python", "-m", "panicroom.research.program.stand_in"])
    counts = Counter()
    deals = play_deals(plan, {0: player}, counts)
    measure(deals, [0], counts).lies_by_role

The engine knows what was true, so it needs no judge to tell a lie.
"""

from panicroom.research.program.playing import play_deals
from panicroom.research.program.process import NoAnswer, Program
from panicroom.research.program.report import Report, measure
from panicroom.research.program.seat import Player

__all__ = ["NoAnswer", "Player", "Program", "Report", "measure", "play_deals"]
