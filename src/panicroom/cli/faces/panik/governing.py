"""Which rules govern which action: shown when a person asks what an option means."""

from collections.abc import Mapping
from typing import Final

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
