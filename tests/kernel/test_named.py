"""Seats, cards, rooms and their like print as what they are, and count as numbers."""

import json
from collections.abc import Iterator
from dataclasses import is_dataclass
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import pytest

from panicroom.games import GAMES
from panicroom.kernel.audience import heard_by
from panicroom.kernel.dice import Dice
from panicroom.kernel.named import NOBODY, SEATS, Named, Seat, seat_at
from panicroom.panik.pieces import Hunter, HunterKind, Manor, ManorKind
from panicroom.station.cards import Card
from panicroom.station.rooms import Direction, Room
from panicroom.station.tokens import Character, Role

SHOWN = [
    (Seat.RED, "Seat.RED", "red"),
    (NOBODY, "Seat.NOBODY", "nobody"),
    (Card.FIRST_AID, "Card.FIRST_AID", "first-aid"),
    (Card.INFECT_BLUE, "Card.INFECT_BLUE", "infect:blue"),
    (Room["VAULT"], "Room.VAULT", "vault.upper"),
    (Room["VAULT_LOWER"], "Room.VAULT_LOWER", "vault.lower"),
    (Character.BLUE_ANDROID, "Character.BLUE_ANDROID", "blue.A"),
    (Role.TROOPER, "Role.TROOPER", "trooper"),
    (Direction.N, "Direction.N", "n"),
    (Manor["BLUE_3"], "Manor.BLUE_3", "blue.3"),
    (ManorKind.GHOST_5, "ManorKind.GHOST_5", "ghost-5"),
    (HunterKind.OVER_EQUIPPED, "HunterKind.OVER_EQUIPPED", "over-equipped"),
]


@pytest.mark.parametrize(("value", "printed", "word"), SHOWN)
def test_a_value_prints_its_name_and_reads_as_its_word(
    value: Named, printed: str, word: str
) -> None:
    assert (repr(value), str(value), f"{value:>16}") == (printed, word, word.rjust(16))


@pytest.mark.parametrize(("value", "printed", "word"), SHOWN)
def test_a_value_counts_as_its_number(value: Named, printed: str, word: str) -> None:
    number = int(value)
    assert (value, hash(value), json.dumps([value])) == (number, hash(number), f"[{number}]")


def test_a_number_that_is_no_seat_is_nobody() -> None:
    assert [seat_at(number) for number in (-1, 0, 5, 6)] == [NOBODY, Seat.RED, Seat.BLACK, NOBODY]


def test_a_value_knows_whose_it_is() -> None:
    assert (Character.BLUE_ANDROID.seat, Character.BLUE_ANDROID.role) == (Seat.BLUE, Role.ANDROID)
    assert Manor["BLUE_3"].owner is Seat.BLUE


@pytest.mark.parametrize("name", GAMES)
def test_no_event_view_or_option_of_a_game_holds_a_bare_number_for_a_name(name: str) -> None:
    game, dice = GAMES[name], Dice("names")
    for key in ("one", "two", "three"):
        state = game.begin(game.setup(), key)
        news = state.news
        while state.outcome is None:
            seat = int(game.owed(state)[0])
            options = game.options(state, seat)
            heard = [heard_by(event, seat) for event in news]
            for thing in (*options, *filter(None, heard), game.view(state, seat)):
                assert not list(bare_numbers(thing, type(thing))), thing
            news = game.apply(state, seat, game.parse(game.spell(dice.pick("option", options))))
        assert not list(bare_numbers(game.view(state, None), Any))


def bare_numbers(value: Any, *hints: Any) -> Iterator[Any]:
    """Values that should be named by their annotation, and are not."""
    kinds = [kind for hint in hints for kind in alternatives(hint)]
    if type(value) is int and any(isinstance(k, type) and issubclass(k, Named) for k in kinds):
        yield value
    elif is_dataclass(value) or hasattr(value, "_fields"):
        for field, hint in get_type_hints(type(value), include_extras=True).items():
            yield from bare_numbers(getattr(value, field), hint)
    elif isinstance(value, tuple | frozenset):
        for part in value:
            yield from bare_numbers(part, *(arg for kind in kinds for arg in get_args(kind)))


def alternatives(hint: Any) -> tuple[Any, ...]:
    if get_origin(hint) is Annotated:
        return alternatives(get_args(hint)[0])
    return get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)


def test_what_is_read_from_text_is_named() -> None:
    assert repr(GAMES["panik"].parse("send-back blue:tandem").hunter) == (
        "Hunter(owner=Seat.BLUE, kind=HunterKind.TANDEM)"
    )
    assert Hunter(SEATS[1], HunterKind.TANDEM) == (1, 2)
