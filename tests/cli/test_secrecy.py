"""Nothing on a player's screen tells what the player's seat may not know."""

import io
import re
from contextlib import redirect_stdout
from pathlib import Path

import pytest

from panicroom.cli.eyes import SeatEyes
from panicroom.cli.faces import FACES
from panicroom.cli.prompt import Prompt
from panicroom.cli.terminal import Terminal
from panicroom.kernel.dice import Dice
from panicroom.kernel.match import Match
from panicroom.kernel.record import Record
from panicroom.station import STATION
from panicroom.station.state import State
from panicroom.words import Words
from tests.cli.typist import any_option, session
from tests.table import at

FACE = FACES["station"]
TERMINAL = Terminal(Words("en"))
OTHERS = "Blue|Green|Yellow|White"
SECRETS = re.compile(
    rf"({OTHERS}) (draws (?!a card|a Parasite Alert)|is dealt|is infected|is the (new )?Host"
    rf"|gives (?!you)|shows ({OTHERS}) the whole hand:)|({OTHERS})( \(\w+\))?: "
)
"""What a spectator of every hand is told, and red must never be."""


def screen(state: State, seat: int) -> str:
    """All that can be seen from a seat now: the table, options, and a reason for every action."""
    shown = io.StringIO()
    with redirect_stdout(shown):
        eyes = SeatEyes(Match(STATION, state, Record("station")), seat)
        prompt = Prompt(TERMINAL, FACE, eyes)
        prompt.show_table()
        prompt.choices = prompt.show_options()
        for action in STATION.candidates(eyes.view())[::5]:
            prompt.answer(f"why {STATION.spell(action)}")
    return shown.getvalue()


def without_news(state: State) -> State:
    twin = state.copy()
    twin.news = []
    return twin


@pytest.mark.parametrize("key", ["secret-1", "secret-2"])
def test_a_screen_is_the_same_in_every_world_the_seat_cannot_tell_apart(key: str) -> None:
    state, dice = STATION.begin(STATION.setup(seats=5), key), Dice(key)
    for step in range(60):
        if state.outcome is not None:
            break
        seat = STATION.owed(state)[0]
        if step % 6 == 0:
            other = STATION.world(state, seat, dice)
            assert screen(without_news(state), seat) == screen(other, seat)
        STATION.apply(state, seat, dice.pick("choice", STATION.options(state, seat)))


def test_planted_cards_of_others_are_on_nobody_elses_screen() -> None:
    table = at(
        "red hand own gas gas",
        "blue hand infect:blue*2 gas scanner host",
        "green hand own first-aid infect:blue infected by blue",
    )
    for secret in ("Body Scanner", "Host card", "First Aid Kit", "blue infection"):
        assert secret not in screen(table.state, 0).partition("Your turn")[0]
    assert "Body Scanner" in screen(at("turn blue", "blue hand own gas scanner host").state, 1)


def test_a_whole_game_tells_nothing_that_only_others_know(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.chdir(tmp_path)
    for key in ("a", "b", "c"):
        flags = ("play", "--seats", "5", "--edition", "en", "--key", key)
        played = session(*flags, answer=any_option).shown
        story = " ".join(re.split("You have (?:won|lost)|Nobody has won", played)[0].split())
        assert [match[0] for match in SECRETS.finditer(story)] == []


def test_the_search_for_secrets_finds_them_in_an_open_game() -> None:
    games = [session("watch", "--key", key, "--open").shown for key in "abcd"]
    story = " ".join(" ".join(games).split())
    found = " ".join(match[0] for match in SECRETS.finditer(story))
    for secret in ("draws", "is dealt", "is the Host", "is infected", "gives", "Blue: "):
        assert secret in found
