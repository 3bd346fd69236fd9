"""What can be wished for a table: a form that holds, and what is agreed in sentences."""

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from panicroom.games import GAMES
from panicroom.server.api.game_choices import choices_of
from panicroom.server.api.setup_form import FormField, form_of
from panicroom.telling import TELLERS
from panicroom.words import Words, languages
from tests.server.protocol.reading import message
from tests.server.running import Running, served

every_game = pytest.mark.parametrize("game", GAMES)
every_language = pytest.mark.parametrize("lang", languages())


def tries(field: FormField) -> Iterator[Any]:
    """Every value of a list, both ends of a range."""
    for each in field.values:
        yield [each.value] if field.kind == "many" else each.value
    if field.kind == "number":
        yield from (field.least, field.most)
    yield field.default


def test_a_game_without_rulings_has_an_empty_form() -> None:
    game = SimpleNamespace(setup=lambda: {"seats": 2})
    teller: Any = SimpleNamespace(game=game, editions=(), variants=())
    assert form_of(teller) == []


@every_game
def test_whatever_the_form_offers_is_known_to_the_game(game: str) -> None:
    """Whether it goes with the rest, as few cards with a large hand, the game says then."""
    form = choices_of(game).form
    rulings = GAMES[game].setup().get("rulings", {})
    assert {field.wish for field in form} >= set(rulings)
    for field in form:
        if field.wish in rulings:
            assert field.default == rulings[field.wish]
        for value in tries(field):
            if field.wish != "minimum_hand" and field.wish != "infection_cards":
                GAMES[game].setup(**{field.wish: value})


@every_game
def test_numbers_beyond_the_form_are_refused_by_the_game(game: str) -> None:
    for field in choices_of(game).form:
        if field.kind == "number":
            assert field.least is not None
            assert field.most is not None
            for wrong in (field.least - 1, field.most + 1):
                with pytest.raises(Exception, match=field.wish):
                    GAMES[game].setup(**{field.wish: wrong})


@every_language
@every_game
def test_every_choice_can_be_said(game: str, lang: str) -> None:
    words, choices = Words(lang, game), choices_of(game)
    said = [*choices.seat_names, *(each.said for each in choices.level_names)]
    for field in choices.form:
        said += [each.said for each in field.values]
        said += [] if field.said is None else [field.said]
    assert all(words.tell(message(each.model_dump())) for each in said)
    assert all(words.say(f"chapter-{chapter}") for chapter in choices.chapters)


@served
async def test_what_is_agreed_is_the_setup_with_a_sentence_for_each_ruling(server: Running) -> None:
    wishes = {"seats": 4, "edition": "cs", "variants": [3], "hive_depth": 2}
    answer = await server.ask("POST", "/api/games/station/agreed", json={"wishes": wishes})
    assert answer.status_code == 200, answer.text
    agreed = answer.json()
    assert agreed["setup"] == GAMES["station"].setup(**wishes)
    played = TELLERS["station"].rules_played(wishes)
    assert message(agreed["played"]) == played
    rulings = agreed["rulings"]
    assert rulings["gas_needed"]["value"] == 4
    assert rulings["gas_needed"]["said"] == {"id": "ruling-gas_needed", "params": {"value": 4}}
    assert rulings["hive_depth"]["value"] == 2


@served
async def test_nothing_wished_is_the_game_as_it_is(server: Running) -> None:
    for game in GAMES:
        answer = await server.ask("POST", f"/api/games/{game}/agreed", json={})
        assert answer.json()["setup"] == GAMES[game].setup()


@served
async def test_wishes_that_cannot_be_agreed_are_answered_as_for_a_table(server: Running) -> None:
    ann = await server.guest("Ann")
    impossible: list[dict[str, Any]] = [
        {"seats": 99},
        {"edition": "xx"},
        {"variants": None},
        {"variants": [[1]]},
        {"edition": []},
        {"gas_needed": 13},
        {"dance": 1},
        {"hive_depth": "x" * 3000},
    ]
    for wishes in impossible:
        tried = await server.ask("POST", "/api/games/station/agreed", json={"wishes": wishes})
        new = {"game": "station", "wishes": wishes}
        made = await server.ask("POST", "/api/tables", ann, new)
        assert tried.status_code in (400, 409)
        assert (tried.status_code, tried.json()) == (made.status_code, made.json())
    chess = await server.ask("POST", "/api/games/chess/agreed", json={})
    assert chess.status_code == 404
