"""Every reason of Panic Station, by how much it helps."""

from typing import Final

from panicroom.telling.relevance import by_reason

RELEVANCE: Final = by_reason(
    {
        "direct": """
            no-ap no-ap-to-attack character-dead search-first leaves-no-search encounter-first
            door-closed ran-through
            no-rooms-left exploring-barred relief-spent fits-nowhere fits-elsewhere no-free-doorway
            hive-fits-upright sides-clash not-at-this-room
            nothing-to-search no-search-cards attacked-here
            no-terminal-here terminal-used revealed-this-round
            no-sick-bay-here healed-already nobody-wounded not-wounded only-own-patients
            second-point-elsewhere heal-one-at-least
            no-bullets too-far no-scope door-closed-to-shots no-knife not-in-this-room traded-here
            covered-together hand-at-minimum
            no-encounter host-card-stays human-gives-no-infection items-first
            parasite-stays
            only-trooper-burns not-in-hive infected-never-burn too-little-gas
        """,
        "general": "game-over others-decide answer-first",
        "aside": """
            no-card-to-lay no-wounds-to-answer nothing-to-heal-with no-parasite-to-move
            no-second-shot no-trade no-run fits-somewhere
            not-in-hand not-kept no-passage not-upright same-either-way
            own-character no-such-parasite not-on-the-map nobody-of-that-colour
            no-team-search-room partner-not-here not-hit not-here patient-not-here not-met
        """,
    }
)
