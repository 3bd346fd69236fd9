"""Every reason of Panik, by how much it helps."""

from typing import Final

from panicroom.telling.relevance import by_reason

RELEVANCE: Final = by_reason(
    {
        "kind": """
            not-your-manor manor-is-up manor-full own-manor another-manor
            detect-first detector-first
            sent-already over-equipped-stays just-placed just-called
            never-called origin-full no-room just-sent-back
        """,
        "general": "game-over others-decide answer-first",
        "aside": "not-in-hand no-call not-at-the-table no-such-hunter",
    }
)
