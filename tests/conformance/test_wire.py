"""Every game over the wire: what a viewer is shown and told comes back as it was, and is written
alike wherever it is alike."""

import json
from collections.abc import Iterator
from typing import Any, Final, TypeAlias

import pytest

from panicroom.cli.faces import FACES
from panicroom.kernel.audience import HIDDEN, heard_by
from panicroom.kernel.dice import Dice
from panicroom.kernel.errors import Malformed
from panicroom.kernel.match import AnyMatch
from panicroom.kernel.wire import SECRET, Wire
from tests.conformance.wire_laws import WireLaws, sent
from tests.laws.games import FAMILIES, GAMES
from tests.laws.play import play, turn_of
from tests.laws.subject import Subject

Path: TypeAlias = tuple[str | int, ...]
JUNK: Final[tuple[Any, ...]] = (
    None,
    True,
    -1,
    10**30,
    0.5,
    "",
    "?",
    "-",
    "red",
    [],
    [[]],
    {},
    {"verb": 1},
)

every_game = pytest.mark.parametrize("subject", GAMES, ids=lambda subject: subject.game.name)


@pytest.mark.parametrize("family", FAMILIES)
def test_what_is_sent_comes_back_as_it_was(family: str) -> None:
    subject, starts = FAMILIES[family]
    play(subject, starts[len(family) % len(starts)], 7, WireLaws(subject))


@every_game
def test_worlds_that_look_alike_are_written_alike(subject: Subject) -> None:
    """Not a byte tells a viewer more than the view does."""
    game = subject.game

    def watch(match: AnyMatch) -> None:
        for viewer in (None, *range(match.state.seats)) if turn_of(match) % 5 == 0 else ():
            there = game.world(match.state, viewer, Dice(f"{turn_of(match)}-{viewer}"))
            ours, theirs = match.view(viewer), game.view(there, viewer)
            assert json.dumps(game.wire.view(ours)) == json.dumps(game.wire.view(theirs))

    for start in subject.starts[:3]:
        play(subject, start, 11, watch)


@every_game
def test_the_schema_names_all_that_some_viewer_is_not_told(subject: Subject) -> None:
    """And nothing else: a page that covers these fields covers every secret of the game."""
    found: dict[str, set[str]] = {}

    def watch(match: AnyMatch) -> None:
        for event in match.state.news:
            secret = found.setdefault(type(event).__name__, set())
            for viewer in (None, *range(match.state.seats)):
                told = heard_by(event, viewer)
                names = [name for name in event.__slots__ if getattr(told, name, HIDDEN) is HIDDEN]
                secret.update(["all"] if told is None else names)

    for start in subject.starts[:3]:
        play(subject, start, 13, watch)
    assert any(found.values())
    definitions = subject.game.wire.schema()["$defs"]
    for name, secret in found.items():
        said = definitions[name][SECRET]
        assert secret == ({"all"} if said == "all" else set(said))


@every_game
def test_the_terminal_shows_a_view_that_was_sent_as_it_shows_the_view(subject: Subject) -> None:
    game, face = subject.game, FACES[subject.game.name]

    def watch(match: AnyMatch) -> None:
        for seat in game.owed(match.state):
            view, options = match.view(seat), game.options(match.state, seat)
            read = game.wire.read_view(sent(game.wire.view(view)))
            for show in (face.facts, face.own, face.owed, face.asked):
                assert show(read) == show(view)
            assert face.groups(read, options) == face.groups(view, options)

    play(subject, subject.starts[0], 3, watch)


@every_game
def test_no_secret_of_an_event_is_sent_to_those_who_may_not_read_it(subject: Subject) -> None:
    """All who may not know hear the same bytes, whatever the secret is."""
    match = subject.starts[0].begin(subject.game, "secret")
    hidden = [heard_by(event, None) for event in match.events if event.audience.secrets]
    assert hidden
    for heard in filter(None, hidden):
        data = subject.game.wire.event(heard)
        assert all(data[name] == HIDDEN.value for name, _ in heard.audience.secrets)


@every_game
def test_what_is_hidden_is_a_mark_that_no_word_is(subject: Subject) -> None:
    definitions = subject.game.wire.schema()["$defs"].values()
    listed = [kind["enum"] for kind in definitions if "enum" in kind]
    assert listed
    assert all(HIDDEN.value not in words for words in listed)


@every_game
def test_junk_in_any_place_of_a_view_is_named_or_means_something(subject: Subject) -> None:
    wire, named, tried = subject.game.wire, 0, 0
    match = subject.starts[-1].begin(subject.game, "junk")
    good = sent(wire.view(match.view(0)))
    for path in places(good):
        for junk in JUNK:
            field = complaint(wire, replaced(good, path, junk))
            assert field is None or field.startswith(f"view{written(path)}")
            named += field is not None
            tried += 1
    assert named > tried / 2


def complaint(wire: Wire[Any, Any], data: Any) -> str | None:
    """The field that is named; anything but Malformed is a fault of the wire."""
    try:
        wire.read_view(data)
    except Malformed as error:
        return error.field
    return None


def places(data: Any) -> Iterator[Path]:
    """The path of everything in it."""
    for key, part in data.items() if isinstance(data, dict) else enumerate(data):
        yield (key,)
        if isinstance(part, dict | list):
            yield from ((key, *rest) for rest in places(part))


def replaced(data: Any, path: Path, junk: Any) -> Any:
    key, *rest = path
    twin = data.copy()
    twin[key] = replaced(data[key], tuple(rest), junk) if rest else junk
    return twin


def written(path: Path) -> str:
    return "".join(f"[{key}]" if isinstance(key, int) else f".{key}" for key in path)
