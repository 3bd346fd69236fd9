"""The page on positions: complete, and its examples are some."""

import re
from pathlib import Path
from typing import Any

import pytest

from panicroom.kernel.errors import MalformedPosition
from panicroom.kernel.game import TableGame
from panicroom.kernel.match import Match
from panicroom.kernel.spelling import verb_of
from panicroom.panik import PANIK
from panicroom.panik.notation.read import Reader as PanikReader
from panicroom.panik.pieces import HUNTER_KINDS
from panicroom.station import STATION
from panicroom.station.cards import KIND_NAMES
from panicroom.station.notation.read import Reader as StationReader
from panicroom.station.rooms import EXPLORATION, ROOM_NAMES
from panicroom.station.tokens import COLORS
from panicroom.station.view import TurnView

GAMES: dict[str, TableGame[Any, Any, Any]] = {game.name: game for game in (STATION, PANIK)}
DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "positions.md").read_text(encoding="utf-8")
STATION_PAGE, PANIK_PAGE = PAGE.split("\n## Panik\n")
EXAMPLES = {"station": DOCS / "encounter.txt", "panik": DOCS / "hunt.txt"}
PAGES = {"station": STATION_PAGE, "panik": PANIK_PAGE}


def shown(page: str) -> set[str]:
    return set(re.findall(r"`([^`\n]+)`", page))


def first_words(page: str) -> set[str]:
    return {text.split()[0] for text in shown(page)}


@pytest.mark.parametrize("name", GAMES)
def test_the_example_can_be_read_and_written(name: str) -> None:
    game, example = GAMES[name], EXAMPLES[name].read_text(encoding="utf-8")
    assert f"```\n{example}```" in PAGES[name]
    text = game.write(game.read(example))
    assert game.write(game.read(text)) == text


def test_the_scripted_game_is_the_same_under_any_key() -> None:
    _, _, section = STATION_PAGE.partition("## A scripted game")
    position = section.split("```")[1]
    told = set()
    for key in "abc":
        match = Match.begin_at(STATION, f"{position}dice {key}\n")
        for action in ("stab T blue.T", "search T -"):
            match.act(0, STATION.parse(action))
        told.add(str(match.events))
    assert len(told) == 1


def test_the_complaint_is_what_the_reader_says() -> None:
    with pytest.raises(MalformedPosition) as caught:
        STATION.read("station\n\nred hand infect:red*2 gas*3")
    assert str(caught.value) in shown(STATION_PAGE)


def test_the_picture_of_the_readme_leaves_a_choice() -> None:
    state = STATION.read(EXAMPLES["station"].read_text(encoding="utf-8"))
    offered = [STATION.spell(option) for option in STATION.options(state, 0)]
    assert {"trade blue", "fire blue.T"} <= set(offered)


@pytest.mark.parametrize("name", GAMES)
def test_every_action_and_frame_is_listed_with_its_fields(name: str) -> None:
    game = GAMES[name]
    fields = {**game.engine.actions.fields, **game.frames.fields}
    kinds = {" ".join([verb_of(kind), *fields[kind]]) for kind in fields}
    assert kinds <= shown(PAGES[name]), kinds - shown(PAGES[name])


def test_every_line_is_listed() -> None:
    assert {*StationReader.HANDLERS, "station", "COLOR"} <= first_words(STATION_PAGE)
    assert {*PanikReader.HANDLERS, "panik", "COLOR", "COLOR-hand"} <= first_words(PANIK_PAGE)


def test_every_name_is_listed() -> None:
    names = {*COLORS, *KIND_NAMES, *(card.name for card in EXPLORATION)}
    names |= {room for room in ROOM_NAMES if "." in room}
    assert names <= shown(STATION_PAGE)
    assert set(HUNTER_KINDS) <= shown(PANIK_PAGE)


def test_every_fact_of_a_turn_is_listed() -> None:
    facts = {field.removesuffix("s") for field in TurnView._fields} - {"seat", "ap"}
    assert facts <= first_words(STATION_PAGE)
