"""Messages with the parameters that games give them: what can happen, be asked, chosen, refused."""

from collections.abc import Iterator
from enum import Enum
from functools import cache
from itertools import cycle, islice
from typing import Any, get_args, get_type_hints

from panicroom.cli.faces import FACES
from panicroom.games import GAMES
from panicroom.kernel.audience import Event, heard_by
from panicroom.kernel.dice import Dice
from panicroom.kernel.named import SEATS, Seat
from panicroom.kernel.outcome import Outcome
from panicroom.panik.pieces import MANORS, Hunter, HunterKind, Manor, ManorKind
from panicroom.station.actions import Function, Swarm
from panicroom.station.agenda import Weapon
from panicroom.station.cards import GAS, Card, infection_of
from panicroom.station.map import Place
from panicroom.station.rooms import HIVE, REACTOR, Direction, Room
from panicroom.station.tokens import Character, Face, Role
from panicroom.telling import Teller
from panicroom.telling.claims import claim_choices, example_claim
from panicroom.telling.vocabulary import kind_of, kinds_of
from panicroom.words import Message
from tests.any_game import seats_for

SAMPLES: dict[Any, list[Any]] = {
    Seat: [Seat.RED, Seat.BLUE],
    "partner": [None, Seat.BLUE],
    Character: [Character.RED_ANDROID, Character.BLUE_TROOPER],
    Card: [GAS, infection_of(1)],
    Room: [REACTOR, HIVE],
    "room-card": [REACTOR, HIVE],
    "target": [Character.BLUE_ANDROID, Swarm(HIVE, Face.BLACK)],
    Manor: [MANORS[0], MANORS[5]],
    ManorKind: [ManorKind.GHOST_1, ManorKind.TRAP],
    HunterKind: [HunterKind.BASIC, HunterKind.CALL],
    Hunter: [Hunter(Seat.RED, HunterKind.TANDEM), Hunter(Seat.BLUE, HunterKind.OVER_EQUIPPED)],
    Place: [Place((0, 1), 0), Place((-1, 2), 2)],
    Role: list(Role),
    Direction: list(Direction),
    Face: list(Face),
    Function: list(Function),
    Weapon: list(Weapon),
    Outcome: [
        Outcome("burned", "WIN-1", "humans", SEATS[:2]),
        Outcome("x", "WIN-5", "infected", ()),
    ],
    tuple[int, ...]: [(1, 0, 0), (1, 3, 3)],
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


def samples(cls: type[Event]) -> list[Any]:
    """Some events of the class, with different values in every field."""
    hints = get_type_hints(cls, include_extras=True)
    values = {field: values_of(hints[field]) for field in kinds_of(cls)}
    return [
        cls(**{field: known[turn % len(known)] for field, known in values.items()})
        for turn in range(max(map(len, values.values())))
    ]


def values_of(hint: Any) -> list[Any]:
    kind = kind_of(hint)
    for listed in (hint, kind):
        if listed in SAMPLES:
            return SAMPLES[listed]
    if kind is tuple:
        items = values_of(get_args(hint)[0])
        return [tuple(islice(cycle(items), first, first + 3)) for first in range(2)]
    is_enum = isinstance(kind, type) and issubclass(kind, Enum)
    assert is_enum, f"SAMPLES of tests/words/sayings.py lacks values for {hint}"
    return list(kind)


def told(game: str, name: str) -> Iterator[Message]:
    """An event of this name, as anybody may hear it."""
    for event in samples(EVENTS[game, name]):
        heard = [(heard_by(event, viewer), viewer) for viewer in (0, 1, 2, None)]
        for as_heard, viewer in [*heard, (event, None)]:
            message = FACES[game].tell(as_heard, viewer) if as_heard else None
            if message is not None:
                yield message


@cache
def moments(game: str) -> list[tuple[Any, int]]:
    """Some moments of random games, and a seat that owes an answer in each."""
    rules = GAMES[game]
    found: list[tuple[Any, int]] = []
    for key in ("one", "two"):
        state, dice = rules.begin(rules.setup(seats=seats_for(game)), key), Dice(key)
        while state.outcome is None and len(found) < 400:
            seat = rules.owed(state)[0]
            found.append((state.copy(), seat))
            rules.apply(state, seat, dice.pick("choice", rules.options(state, seat)))
    return found[::5]


@cache
def refusals(game: str) -> list[Message]:
    rules, said = GAMES[game], []
    for number, (state, seat) in enumerate(moments(game)):
        view = rules.view(state, seat)
        for action in rules.candidates(view)[number % 7 :: 7]:
            refusal = rules.why_not(view, action)
            if refusal is not None:
                said.append(FACES[game].refuse(refusal, seat))
    return said


def everything(game: str) -> Iterator[Message]:
    """All of it, and the rules."""
    for owner, name in EVENTS:
        if owner == game:
            yield from told(game, name)
    for state, seat in moments(game):
        view, options = GAMES[game].view(state, seat), GAMES[game].options(state, seat)
        yield FACES[game].owed(view)
        for group in FACES[game].groups(view, options):
            yield from (choice.message for choice in group.choices)
    yield from refusals(game)


def first_claim(teller: Teller, seats: int, own: int) -> str | None:
    """What this seat can claim; nothing in a game without claims."""
    for verb, fields in claim_choices(teller, seats, own).items():
        return example_claim(verb, fields)
    return None
