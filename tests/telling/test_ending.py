"""How a game of Panic Station ended: who won, and who was left out and why."""

import pytest

from panicroom.cli.faces import FACES
from panicroom.kernel.outcome import Outcome
from panicroom.station.state import Infection
from panicroom.station.tokens import NOBODY
from tests.cli.typist import Spaced
from tests.table import at

FACE = FACES["station"]
RED, BLUE, GREEN = 0, 1, 2
SPREAD = (Infection(RED, NOBODY, 1), Infection(BLUE, RED, 2), Infection(GREEN, BLUE, 3))


def ending(colour: str | None, rule: str, *winners: int, lang: str = "en") -> str:
    view = at("green T4@reactor").view(colour)
    outcome = Outcome("all_infected", rule, "infected", winners)
    over = view._replace(outcome=outcome, infections=SPREAD)
    return " ".join(map(Spaced(lang, "station").tell, FACE.ending(over)))


def test_who_was_infected_last_is_told_why_the_victory_is_not_theirs() -> None:
    why = "You were the last to be infected, and so have no part in the victory (WIN-2)."
    assert f"You have lost. The winners: Red and Blue. {why}" in ending("green", "WIN-2", RED, BLUE)
    why = "Green was the last to be infected, and so has no part in the victory (WIN-2)."
    for colour in ("red", None):
        assert why in ending(colour, "WIN-2", RED, BLUE)


def test_who_is_not_shut_out_is_not_said_to_be() -> None:
    assert "last to be infected" not in ending("green", "WIN-2", GREEN)
    assert "last to be infected" not in ending("green", "WIN-4", RED, BLUE, GREEN)


@pytest.mark.parametrize(
    ("lang", "one"), [("en", "The winner: Red."), ("ru", "Победитель: Красный.")]
)
def test_one_winner_is_no_winners(lang: str, one: str) -> None:
    assert one in ending(None, "WIN-4", RED, lang=lang)
