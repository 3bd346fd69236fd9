"""The introduction before the game, and its ending."""

from panicroom.kernel.message import Message
from panicroom.panik.view import View
from panicroom.telling.panik.names import INITIALS, seat_name
from panicroom.telling.vocabulary import name


def introduction(view: View) -> list[Message]:
    assert view.viewer is not None
    letter = INITIALS[view.viewer]
    return [
        Message("play-seat", {"seat": seat_name(view.viewer)}),
        Message("play-aim"),
        Message("play-skills"),
        Message("play-board", {"letter": letter}),
    ]


def ending_messages(view: View) -> list[Message]:
    outcome = view.outcome
    assert outcome is not None
    won = "none" if view.viewer is None else "won" if view.viewer in outcome.winners else "lost"
    winners = [seat_name(seat) for seat in outcome.winners]
    return [
        name("outcome", outcome.reason),
        Message("ending-winners", {"winners": winners, "count": len(winners), "you": won}),
        Message("ending-scores", {"scores": ranking(view)}),
    ]


def ranking(view: View) -> list[Message]:
    """Scores, the highest first."""
    seats = sorted(range(view.seats), key=lambda seat: -view.scores[seat])
    return [
        Message(
            "score",
            {
                "seat": seat_name(seat),
                "points": view.scores[seat],
                "mine": "yes" if seat == view.viewer else "no",
            },
        )
        for seat in seats
    ]
