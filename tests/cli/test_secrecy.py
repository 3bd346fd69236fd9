"""Nothing on a player's screen tells what the player's seat may not know."""

import io
import re
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

import pytest

from panicroom.cli.faces import FACES
from panicroom.cli.playing.input.prompt import Prompt
from panicroom.cli.screen.terminal import Terminal
from panicroom.games import GAMES
from panicroom.kernel.dice import Dice
from panicroom.kernel.match import Match
from panicroom.kernel.record import Record
from panicroom.words import Words
from tests.any_game import seats_for
from tests.cli.games import ending, every_game
from tests.cli.local import SeatViewpoint
from tests.cli.typist import any_option, dealt, flat, session
from tests.panik import table as panik
from tests.table import at

OTHERS = "Blue|Green|Yellow|White"
SECRETS = {
    "station": re.compile(
        rf"({OTHERS}) (draws (?!a card|a Parasite Alert)|is dealt|is infected|is the (new )?Host"
        rf"|gives (?!you)|shows ({OTHERS}) their whole hand:)|({OTHERS})( \(\w+\))?: "
    ),
    "panik": re.compile(rf"({OTHERS}) is dealt|({OTHERS}) *│[^a-z]*\((ghost|shared|trap)"),
}
"""What a spectator of every hand is told, and red must never be."""


def screen(game: str, state: Any, seat: int) -> str:
    """All that can be seen from a seat now: the table, options, and a reason for every action."""
    shown, rules = io.StringIO(), GAMES[game]
    with redirect_stdout(shown):
        viewpoint = SeatViewpoint(Match(rules, state, Record(game)), seat)
        prompt = Prompt(Terminal(Words("en", game)), FACES[game], viewpoint)
        prompt.show_table()
        prompt.show_options()
        for action in rules.candidates(viewpoint.view())[::5]:
            prompt.answer(f"why {rules.spell(action)}")
        for number, option in enumerate(viewpoint.options(), 1):
            prompt.answer(f"? {number}")
            print(FACES[game].confirm(viewpoint.view(), option))
        prompt.answer("dossier")
    return shown.getvalue()


def without_news(state: Any) -> Any:
    twin = state.copy()
    twin.news = []
    return twin


@every_game
@pytest.mark.parametrize("key", ["secret-1", "secret-2"])
def test_a_screen_is_the_same_in_every_world_the_seat_cannot_tell_apart(
    game: str, key: str
) -> None:
    rules = GAMES[game]
    state, dice, differ = rules.begin(rules.setup(seats=seats_for(game)), key), Dice(key), 0
    for step in range(60):
        if state.outcome is not None:
            break
        seat = rules.owed(state)[0]
        if step % 6 == 0:
            other = rules.world(state, seat, dice)
            differ += rules.write(other) != rules.write(state)
            assert screen(game, without_news(state), seat) == screen(game, other, seat)
        rules.apply(state, seat, dice.pick("choice", rules.options(state, seat)))
    assert differ > 3


def test_planted_cards_of_others_are_on_nobody_elses_screen() -> None:
    table = at(
        "red hand own gas gas",
        "blue hand infect:blue*2 gas scanner host",
        "green hand own first-aid infect:blue infected by blue",
    )
    for secret in ("Body Scanner", "Host card", "First Aid Kit", "blue infection"):
        assert secret not in screen("station", table.state, 0).partition("Your turn")[0]
    own = at("turn blue", "blue hand own gas scanner host").state
    assert "Body Scanner" in screen("station", own, 1)


def test_planted_manors_of_others_are_on_nobody_elses_screen() -> None:
    manors = ("red ghost-1; ghost-2; ghost-2; ghost-1", "blue trap; shared; trap; shared")
    shown = screen("panik", panik.at("panik seats=2", *manors).state, 0)
    assert "(ghost 1)" in shown
    assert not re.search(r"\(trap\)|\(shared\)|a trap|a shared manor[:,]", shown)
    own = screen("panik", panik.at("panik seats=2", *manors, "turn blue").state, 1)
    assert "(trap)" in own
    assert "(ghost 1)" not in own


def test_a_sealed_choice_is_on_nobody_elses_screen() -> None:
    screens = []
    for choice in ("turn-up red.1", "turn-up red.2"):
        table = panik.begin("sealed", seats=3)
        table.do("red", choice)
        screens.append(screen("panik", without_news(table.state), 1))
    assert screens[0] == screens[1] == screen("panik", panik.begin("sealed", seats=3).state, 1)


def played(game: str, key: str) -> str:
    """With mute bots: what they claim is public, and need not be true."""
    seats = ("--seats", str(max(FACES[game].default_seats, seats_for(game))))
    with dealt(key):
        shown = session("play", "--game", game, *seats, "--talk", "off", answer=any_option).shown
    return flat(ending(game).split(shown)[0])


@every_game
def test_a_whole_game_tells_nothing_that_only_others_know(
    game: str,
) -> None:
    assert game in SECRETS, f"SECRETS of tests/cli/test_secrecy.py lacks {game}"
    for key in ("a", "b", "c"):
        assert [match[0] for match in SECRETS[game].finditer(played(game, key))] == []


def test_the_search_for_secrets_finds_them_in_an_open_game() -> None:
    flags = ("--open", "--level", "random")
    games = [session("watch", "--key", key, *flags).shown for key in "abcd"]
    story = " ".join(" ".join(games).split())
    found = " ".join(match[0] for match in SECRETS["station"].finditer(story))
    for secret in ("draws", "is dealt", "is the Host", "is infected", "gives", "Blue: "):
        assert secret in found


def test_the_search_for_secrets_finds_them_in_an_open_game_of_panik() -> None:
    played("panik", "a")
    [path] = Path("saves").glob("*.jsonl")
    story = session("replay", str(path), "--open").shown
    board = session("replay", str(path), "--step", "4", "--open").shown
    found = [match[0] for match in SECRETS["panik"].finditer(" ".join((story + board).split()))]
    assert "Green is dealt" in found
    assert any(secret.startswith("Blue │") for secret in found)
