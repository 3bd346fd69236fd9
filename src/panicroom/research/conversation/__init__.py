"""What bots say to each other: how much of it is true, what is believed, and what it changes.

from panicroom.research.conversation import compare, measured

mute, talking = compare(plan, jobs=4)
measured(talking).by_role["infected"].lies
"""

from panicroom.research.conversation.playing import Claimed, Conversation, compare, converse
from panicroom.research.conversation.report import ByRole, Measured, measured

__all__ = [
    "ByRole",
    "Claimed",
    "Conversation",
    "Measured",
    "compare",
    "converse",
    "measured",
]
