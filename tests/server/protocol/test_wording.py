"""What is told with words: what the schema says, what every language can say, and nothing else."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from panicroom.games import GAMES
from panicroom.kernel.dice import Dice
from panicroom.server.protocol import wording
from panicroom.server.protocol.schema import schema
from panicroom.server.table.standing import Standing
from panicroom.telling import Teller
from panicroom.words import Words, languages
from tests.conformance.schema import Validator
from tests.server.protocol.reading import Json, a_game, message, readers, sayings, text_for, told
from tests.server.table.logged_table import LoggedTable, open_table

EVERY = 15
"""Readers look in every so many positions, and in the last."""
OPTION_WORDS = ("said", "cost", "warns", "rules")

LATELY = 12
"""So much of what was heard is asked for, where all of it would be the same again."""

every_game = pytest.mark.parametrize("game", GAMES)


def looks(game: str, seed: int) -> Iterator[LoggedTable]:
    for step, logged in enumerate(a_game(game, seed)):
        if step % EVERY == 0 or logged.is_over:
            yield logged


def lately(logged: LoggedTable, seat: int | None) -> Json:
    return told(logged, seat, max(0, logged.fold.stream.number(seat) - LATELY))


def without_words(standing: Json) -> Json:
    """The same as it is told to those who did not ask for words."""
    plain = {name: part for name, part in standing.items() if name not in ("groups", "said")}
    plain["heard"] = [but(item, "said", "scene", "begins") for item in standing["heard"]]
    plain["options"] = [but(option, *OPTION_WORDS) for option in standing["options"]]
    return plain


def but(data: Json, *names: str) -> Json:
    return {name: part for name, part in data.items() if name not in names}


@every_game
def test_what_is_told_with_words_is_what_the_schema_says(game: str) -> None:
    games = Validator(schema()["games"][game]["$defs"])
    server = Validator(schema()["server"]["$defs"])
    for logged in looks(game, seed=1):
        for seat in readers(logged):
            standing = told(logged, seat) if logged.is_over else lately(logged, seat)
            assert server.allows("Told", standing)
            for item in standing["heard"]:
                kind = (server, "Notice") if "notice" in item else (games, "Event")
                assert kind[0].allows(kind[1], item), item
                assert "said" in item
            for option in standing["options"]:
                assert games.allows("Option", option), option
                assert set(OPTION_WORDS) <= set(option)


@every_game
def test_everything_told_can_be_said_in_every_language(game: str) -> None:
    found: dict[str, Json] = {}
    for logged in looks(game, seed=2):
        for seat in readers(logged):
            standing = told(logged, seat) if logged.is_over else lately(logged, seat)
            found |= {json.dumps(said): said for said in sayings(standing)}
    assert len(found) > 100
    for lang in languages():
        words = Words(lang, game)
        for said in found.values():
            assert words.tell(message(said))


@every_game
def test_without_words_the_same_is_told_in_the_same_bytes(game: str) -> None:
    for logged in looks(game, seed=3):
        for seat in readers(logged):
            plain, worded = told(logged, seat, words=False), told(logged, seat)
            assert json.dumps(plain) == json.dumps(without_words(worded))
            assert worded != plain


@every_game
def test_a_paragraph_begins_at_the_same_place_however_much_is_told_at_once(game: str) -> None:
    *_, logged = a_game(game)
    heard = told(logged, 1)["heard"]
    assert sum(item.get("scene", False) for item in heard) > 5
    for since in range(0, len(heard), 3):
        assert told(logged, 1, since)["heard"] == heard[since:]


@every_game
def test_groups_hold_each_option_once_or_its_twin(game: str) -> None:
    """What both characters can do is shown for the Trooper, and a free step as a run."""
    for logged in looks(game, seed=1):
        for seat in logged.fold.owed():
            standing = told(logged, seat)
            actions = [option["action"] for option in standing["options"]]
            places = [place for group in standing["groups"] for place in group["options"]]
            shown = {actions[place] for place in places}
            assert len(places) == len(shown)
            for action in set(actions) - shown:
                twins = action.replace(" A", " T", 1), action.replace("move ", "run ", 1)
                assert shown.intersection(twins)


@every_game
def test_before_the_game_there_is_nothing_to_say_of_it(game: str) -> None:
    standing = told(open_table(game), None)
    assert "said" not in standing
    assert "groups" not in standing


@every_game
def test_who_is_not_asked_owes_nothing_and_all_hear_how_it_ended(game: str) -> None:
    for logged in looks(game, seed=1):
        assert all(told(logged, seat)["said"]["owed"] for seat in logged.fold.owed())
        for seat in set(readers(logged)) - set(logged.fold.owed()):
            said = lately(logged, seat)["said"]
            assert (said["owed"], said["asked"]) == (None, None)
            assert bool(said["introduction"]) == (seat is not None)
            assert bool(said["ending"]) == logged.is_over


@every_game
def test_words_tell_two_worlds_of_a_reader_apart_no_more_than_the_view_does(game: str) -> None:
    for step, logged in enumerate(looks(game, seed=5)):
        match: Any = logged.fold.match
        for seat in readers(logged):
            before, truth = text_for(logged, seat), match.state
            match.state = logged.fold.game.world(truth, seat, Dice(f"{step}-{seat}"))
            assert text_for(logged, seat) == before
            match.state = truth


def test_a_planted_leak_in_the_words_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The hand of one's neighbour, in a sentence."""
    honest = wording.standing_said

    def leaky(teller: Teller, told: Standing) -> Json:
        said = honest(teller, told)
        return said | {"own": honest(teller, told._replace(view=neighbour(), options=()))["own"]}

    def neighbour() -> Any:
        return logged.fold.view(1)

    monkeypatch.setattr(wording, "standing_said", leaky)
    logged = next(a_game("station"))
    before, match = text_for(logged, 0), logged.fold.match
    assert match is not None
    worlds = [logged.fold.game.world(match.state, 0, Dice(str(n))) for n in range(9)]
    texts = set()
    for match.state in worlds:
        texts.add(text_for(logged, 0))
    assert texts != {before}


@every_game
def test_events_say_what_begins_with_them(game: str) -> None:
    """A game's own events, as it says itself, and no others."""
    begins = {kind.__name__: what for kind, what in GAMES[game].manners.begins.items()}
    *_, sitting = a_game(game, 5)
    heard = [item for item in told(sitting, None)["heard"] if "event" in item]
    assert {item["event"] for item in heard} & set(begins) or not begins
    assert all(item.get("begins") == begins.get(item["event"]) for item in heard)
