"""The examples of the rulebook: the engine does, or refuses, exactly what each of them shows."""

import pytest

from panicroom.bots.keys import derived_key
from panicroom.bots.registry import bot_named, first_level
from panicroom.bots.table import Seated
from panicroom.examples import Example, example_of, examples_of
from panicroom.games import GAMES, game_named
from panicroom.kernel.errors import Malformed, Refused
from panicroom.kernel.match import Match
from panicroom.telling import TELLERS
from panicroom.words import Words

KEY = "examples"
EVERY = pytest.mark.parametrize(
    ("game", "rule"), [(game, rule) for game in GAMES for rule in examples_of(game)]
)


def begun(game: str, example: Example) -> Match:  # type: ignore[type-arg]
    """As at a table: from the position, with dice of its own."""
    own = game_named(game)
    return Match.begin(own, own.setup_at(example.position), KEY)


@EVERY
def test_an_example_does_or_is_refused_what_its_rule_says(game: str, rule: str) -> None:
    example = example_of(game, rule)
    match = begun(game, example)
    seat, action = (
        TELLERS[game].seat_words.index(example.color),
        match.game.parse(example.action),
    )
    if not example.is_refused:
        happened = [type(event).__name__ for event in match.act(seat, action)]
        assert example.events
        assert set(example.events) <= set(happened)
        return
    refusal = match.game.why_not(match.view(seat), action)
    assert refusal is not None
    assert refusal.rule == rule
    with pytest.raises(Refused) as caught:
        match.act(seat, action)
    assert caught.value.refusal.rule == rule


@EVERY
def test_whoever_tries_it_has_an_answer_to_give(game: str, rule: str) -> None:
    example = example_of(game, rule)
    match = begun(game, example)
    seat = TELLERS[game].seat_words.index(example.color)
    if not example.is_refused:
        assert seat in match.game.owed(match.state)
    assert match.game.owed(match.state)


@EVERY
def test_bots_can_play_on_from_an_example(game: str, rule: str) -> None:
    match = begun(game, example_of(game, rule))
    bots = [
        Seated(bot_named(game, first_level(game)), seat, match.record.setup, derived_key(KEY, seat))
        for seat in range(match.state.seats)
    ]
    for _ in range(6):
        for seat in match.game.owed(match.state)[:1]:
            bots[seat].hear(match.events)
            options = match.game.options(match.state, seat)
            assert bots[seat].choose(match.view(seat), options) in options
            match.act(seat, options[0])


@pytest.mark.parametrize("game", list(GAMES))
def test_most_rules_have_an_example_and_no_example_lacks_a_rule(game: str) -> None:
    rules = {id.removeprefix("rule-") for id in Words("en", game).ids("rule-")}
    shown = set(examples_of(game))
    assert shown <= rules
    assert len(shown) > len(rules) / 2


def test_a_rule_without_an_example_is_named() -> None:
    with pytest.raises(Malformed) as caught:
        example_of("station", "TALK-1")
    assert (caught.value.field, caught.value.text) == ("example", "TALK-1")
