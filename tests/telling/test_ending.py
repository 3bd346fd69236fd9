"""How a game ended: who won, and who was left out and why."""

import pytest

from panicroom.kernel.named import Seat
from panicroom.kernel.outcome import Outcome
from panicroom.station.state import Infection
from panicroom.station.tokens import NOBODY, SEATS
from panicroom.telling import TELLERS
from tests.panik.table import at as panik_at
from tests.panik.table import seat as panik_seat
from tests.table import at
from tests.words.spaced import Spaced

TELLER = TELLERS["station"]
RED, BLUE, GREEN = SEATS[:3]
SPREAD = (Infection(RED, NOBODY, 1), Infection(BLUE, RED, 2), Infection(GREEN, BLUE, 3))


def ending(color: str | None, rule: str, *winners: Seat, lang: str = "en") -> str:
    view = at("green T4@reactor").view(color)
    outcome = Outcome("all_infected", rule, "infected", winners)
    over = view._replace(outcome=outcome, infections=SPREAD)
    return " ".join(map(Spaced(lang, "station").tell, TELLER.ending(over)))


def test_who_was_infected_last_is_told_why_the_victory_is_not_theirs() -> None:
    why = "You were the last to be infected, so you don’t share the victory (WIN-2)."
    assert f"You lose. Red and Blue win. {why}" in ending("green", "WIN-2", RED, BLUE)
    why = "Green was the last to be infected and doesn’t share the victory (WIN-2)."
    for color in ("red", None):
        assert why in ending(color, "WIN-2", RED, BLUE)


def test_who_is_not_shut_out_is_not_said_to_be() -> None:
    assert "last to be infected" not in ending("green", "WIN-2", GREEN)
    assert "last to be infected" not in ending("green", "WIN-4", RED, BLUE, GREEN)


@pytest.mark.parametrize(("lang", "one"), [("en", "Red wins."), ("ru", "Победитель: Красный.")])
def test_one_winner_is_no_winners(lang: str, one: str) -> None:
    assert one in ending(None, "WIN-4", RED, lang=lang)


@pytest.mark.parametrize(
    ("over", "color", "sentence"),
    [
        ("30 20 12/most_points/red", "red", "You win!"),
        ("30 20 12/most_points/red", "blue", "You lose. Red wins."),
        ("30 20 12/most_points/red", None, "Red wins."),
        ("30 30 12/shared_victory/red+blue", "red", "You share the win: Red and Blue."),
        ("30 30 12/shared_victory/red+blue", "green", "You lose. Red and Blue share the win."),
        ("30 30 12/shared_victory/red+blue", None, "Red and Blue share the win."),
    ],
)
def test_the_end_names_the_winners_and_all_points(
    over: str, color: str | None, sentence: str
) -> None:
    scores, reason, winners = over.split("/")
    view = (
        panik_at()
        .view(color)
        ._replace(
            scores=tuple(map(int, scores.split())),
            outcome=Outcome(
                reason, "PEND-2", "players", tuple(map(panik_seat, winners.split("+")))
            ),
        )
    )
    said = [Spaced("en", "panik").tell(message) for message in TELLERS["panik"].ending(view)]
    assert said[1] == sentence
    assert said[2].startswith("Points: you 30, Blue " if color == "red" else "Points: Red 30, ")
    assert ("you" in said[2]) == (color is not None)
