"""Everything that can happen, be chosen or be refused can be said, in every game and language."""

import re

import pytest

from panicroom.games import GAMES
from panicroom.telling import TELLERS
from panicroom.words import Message, Words, languages
from tests.words.catalogue import messages, used_in
from tests.words.sayings import EVENTS, moments, refusals, samples, told

LETTER = r"[^\W\d_]"
SENTENCE = re.compile(rf"[«\"(]?({LETTER}|\d).*[.!]")

every_event = pytest.mark.parametrize(("game", "name"), EVENTS)
every_game = pytest.mark.parametrize("game", GAMES)
every_language = pytest.mark.parametrize("lang", languages())


def lacking(game: str, message: Message) -> set[str]:
    """The variables of a message that it was not given."""
    return used_in(messages(game)[message.id]).variables - set(message.params)


def begins_well(text: str) -> bool:
    """With a capital letter, or a number."""
    first = re.search(r"\w", text)
    return first is not None and first.group() == first.group().upper()


@every_language
@every_event
def test_every_event_can_be_told_to_everybody_in_a_sentence(
    game: str, name: str, lang: str
) -> None:
    words = Words(lang, game)
    for message in told(game, name):
        said = words.tell(message)
        assert SENTENCE.fullmatch(said)
        assert begins_well(said), said
        assert not lacking(game, message)


UNTOLD = {("station", "TurnEnded")}
"""A turn ends where the next begins."""


@every_event
def test_every_event_is_told_to_somebody(game: str, name: str) -> None:
    found = [TELLERS[game].tell(event, 0) for event in samples(EVENTS[game, name])]
    assert any(found) == ((game, name) not in UNTOLD)


@every_game
def test_every_option_is_shown_once(game: str) -> None:
    for state, seat in moments(game):
        options = GAMES[game].options(state, seat)
        groups = TELLERS[game].groups(GAMES[game].view(state, seat), options)
        choices = [choice for group in groups for choice in group.choices]
        shown = {choice.option for choice in choices}
        assert len(choices) == len(shown)
        assert shown <= set(options)
        for option in set(options) - shown:  # what both characters can do is shown for the Trooper
            assert option._replace(who=0) in shown


@every_language
@every_game
def test_every_option_and_decision_can_be_said(game: str, lang: str) -> None:
    face, rules, words = TELLERS[game], GAMES[game], Words(lang, game)
    for state, seat in moments(game):
        view, options = rules.view(state, seat), rules.options(state, seat)
        owed = words.tell(face.owed(view))
        assert owed[-1] in ".?"
        assert begins_well(owed), owed
        for group in face.groups(view, options):
            for choice in group.choices:
                said = words.tell(choice.message)
                assert re.fullmatch(r".*[\w)»\"]", said), said
                assert begins_well(said), said


@every_language
@every_game
def test_every_refusal_can_be_said(game: str, lang: str) -> None:
    words = Words(lang, game)
    for message in refusals(game):
        said = words.tell(message)
        assert SENTENCE.fullmatch(said)
        assert begins_well(said), said


@every_game
def test_every_refusal_names_a_rule_that_can_be_read(game: str) -> None:
    rules = GAMES[game]
    for number, (state, seat) in enumerate(moments(game)):
        view = rules.view(state, seat)
        found = [rules.why_not(view, a) for a in rules.candidates(view)[number % 7 :: 7]]
        assert {f"rule-{refusal.rule}" for refusal in found if refusal} <= set(messages(game))


OFFERED_ONLY = {"room", "others", "met"}
"""An option leads to a room; a mere candidate may lead nowhere."""


@every_game
def test_an_option_gives_every_variable_of_its_message(game: str) -> None:
    """Candidates are every well-formed action, offered or not."""
    rules, seen = GAMES[game], set()
    state = rules.begin(rules.setup(), "variables")
    view = rules.view(state, rules.owed(state)[0])
    for action in rules.candidates(view):
        message = TELLERS[game].option(view, action)
        assert lacking(game, message) <= OFFERED_ONLY, message.id
        seen.add(message.id)
    assert seen == {id for id in messages(game) if id.startswith("option-")}


def test_every_game_has_its_teller() -> None:
    assert list(TELLERS) == list(GAMES)
    assert all(face.game is GAMES[name] for name, face in TELLERS.items())
