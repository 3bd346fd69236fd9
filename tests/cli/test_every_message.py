"""Everything that can happen, be chosen or be refused can be said, in every game."""

import re
from typing import Any

import pytest

from panicroom.cli.faces import FACES
from panicroom.cli.faces.describing import kinds_of
from panicroom.games import GAMES
from panicroom.kernel.audience import Event, heard_by
from panicroom.kernel.dice import Dice
from panicroom.kernel.outcome import Outcome
from panicroom.panik.pieces import Hunter
from panicroom.station.actions import Function, Swarm
from panicroom.station.agenda import Weapon
from panicroom.station.cards import GAS, infection_of
from panicroom.station.map import Place
from panicroom.station.rooms import HIVE, REACTOR, Direction
from panicroom.station.tokens import Face, Role
from panicroom.words import Message, Words
from tests.words.catalogue import messages, used_in

SENTENCE = re.compile(r"[A-Z0-9].*[.!]")

SAMPLES: dict[Any, list[Any]] = {
    "seat": [0, 1],
    "partner": [None, 1],
    "character": [1, 2],
    "card": [GAS, infection_of(1)],
    "room": [REACTOR, HIVE],
    "room-card": [REACTOR, HIVE],
    "target": [3, Swarm(HIVE, Face.BLACK)],
    "manor": [0, 5],
    "manor-kind": [0, 6],
    "hunter-kind": [0, 4],
    Hunter: [Hunter(0, 2), Hunter(1, 1)],
    Place: [Place((0, 1), 0), Place((-1, 2), 2)],
    Role: list(Role),
    Direction: list(Direction),
    Face: list(Face),
    Function: list(Function),
    Weapon: list(Weapon),
    Outcome: [Outcome("burned", "WIN-1", "humans", (0, 1)), Outcome("x", "WIN-5", "infected", ())],
    tuple: [(1, 0, 0), (1, 3, 3)],
    bool: [True, False],
    int: [0, 1, 2],
}

EVENTS = {
    (game, cls.__name__): cls
    for game in GAMES
    for cls in Event.__subclasses__()
    if cls.__module__.startswith(f"panicroom.{game}.")
}
"""By name: a dataclass with slots is made twice, and the first of the two may linger."""

every_event = pytest.mark.parametrize(("game", "name"), EVENTS)
every_game = pytest.mark.parametrize("game", GAMES)


def samples(cls: type[Event]) -> list[Any]:
    """Some events of the class, with different values in every field."""
    kinds = kinds_of(cls)
    return [
        cls(**{f: SAMPLES[kind][turn % len(SAMPLES[kind])] for f, kind in kinds.items()})
        for turn in range(max(len(SAMPLES[kind]) for kind in kinds.values()))
    ]


def lacking(game: str, message: Message) -> set[str]:
    """The variables of a message that it was not given."""
    return used_in(messages(game)[message.id]).variables - set(message.params)


@every_event
def test_every_event_can_be_told_to_everybody_in_a_sentence(game: str, name: str) -> None:
    face, words = FACES[game], Words("en", game)
    for event in samples(EVENTS[game, name]):
        heard = [(heard_by(event, viewer), viewer) for viewer in (0, 1, 2, None)]
        for as_heard, viewer in [*heard, (event, None)]:
            message = face.tell(as_heard, viewer) if as_heard else None
            if message is not None:
                assert SENTENCE.fullmatch(words.tell(message))
                assert not lacking(game, message)


UNTOLD = {("station", "TurnEnded")}
"""A turn ends where the next begins."""


@every_event
def test_every_event_is_told_to_somebody(game: str, name: str) -> None:
    told = [FACES[game].tell(event, 0) for event in samples(EVENTS[game, name])]
    assert any(told) == ((game, name) not in UNTOLD)


def states(game: str) -> list[tuple[Any, int]]:
    """Moments of some random games, and a seat that owes an answer in each."""
    rules = GAMES[game]
    found: list[tuple[Any, int]] = []
    for key in ("one", "two"):
        state, dice = rules.begin(rules.setup(seats=4), key), Dice(key)
        while state.outcome is None and len(found) < 400:
            seat = rules.owed(state)[0]
            found.append((state.copy(), seat))
            rules.apply(state, seat, dice.pick("choice", rules.options(state, seat)))
    return found


@every_game
def test_every_option_and_decision_can_be_said(game: str) -> None:
    face, rules, words = FACES[game], GAMES[game], Words("en", game)
    for state, seat in states(game)[::5]:
        view, options = rules.view(state, seat), rules.options(state, seat)
        assert re.fullmatch(r"[A-Z].*[.?]", words.tell(face.owed(view)))
        groups = face.groups(view, options)
        choices = [choice for group in groups for choice in group.choices]
        assert {choice.option for choice in choices} == set(options)
        assert len(choices) == len(options)
        for choice in choices:
            assert re.fullmatch(r"[A-Z].*\w\)?", words.tell(choice.message))


@every_game
def test_every_refusal_can_be_said(game: str) -> None:
    face, rules, words = FACES[game], GAMES[game], Words("en", game)
    for number, (state, seat) in enumerate(states(game)[::5]):
        view = rules.view(state, seat)
        for action in rules.candidates(view)[number % 7 :: 7]:
            refusal = rules.why_not(view, action)
            if refusal is not None:
                assert SENTENCE.fullmatch(words.tell(face.refuse(refusal, seat)))
                assert f"rule-{refusal.rule}" in messages(game)


OFFERED_ONLY = {"room", "others", "met"}
"""An option leads to a room; a mere candidate may lead nowhere."""


@every_game
def test_an_option_gives_every_variable_of_its_message(game: str) -> None:
    """Candidates are every well-formed action, offered or not."""
    rules, seen = GAMES[game], set()
    state = rules.begin(rules.setup(), "variables")
    view = rules.view(state, rules.owed(state)[0])
    for action in rules.candidates(view):
        message = FACES[game].option(view, action)
        assert lacking(game, message) <= OFFERED_ONLY, message.id
        seen.add(message.id)
    assert seen == {id for id in messages(game) if id.startswith("option-")}


def test_every_game_has_its_face() -> None:
    assert list(FACES) == list(GAMES)
    assert all(face.game is GAMES[name] for name, face in FACES.items())
