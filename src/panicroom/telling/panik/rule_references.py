"""The rules about each action, and the rulings that a rule depends on."""

from collections.abc import Mapping
from typing import Final

from panicroom.panik.actions import Action, PlaceHunter
from panicroom.panik.pieces import CALL, OVER_EQUIPPED, TANDEM

RULES: Final[Mapping[str, tuple[str, ...]]] = {
    "turn-up": ("PSETUP-2",),
    "post-tandem": ("PSETUP-3",),
    "detect": ("PTURN-3",),
    "place": ("PTURN-1", "PTURN-2"),
    "send-back": ("PTURN-2",),
    "call": ("PTURN-4",),
    "place-again": ("PTURN-2",),
    "end-turn": ("PTURN-2", "PTURN-4"),
}

SKILLS: Final = {CALL: "PTURN-4", OVER_EQUIPPED: "PTURN-5", TANDEM: "PTURN-5"}
"""What a hunter that is placed can do, or what cannot be done to it."""

SETTLED_BY: Final[Mapping[str, tuple[str, ...]]] = {
    "PSETUP-2": ("ghosts",),
    "PSCORE-2": ("shared_tandem",),
}


def rule_references(action: Action) -> list[str]:
    skill = SKILLS.get(action.kind) if isinstance(action, PlaceHunter) else None
    return [*RULES[action.verb], *([skill] if skill else [])]
