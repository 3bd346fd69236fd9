"""A state as its canonical position text."""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations

from panicroom.kernel.notation import dice_line, outcome_line, repeated
from panicroom.kernel.spelling import NONE
from panicroom.station.agenda import TakeTurn
from panicroom.station.cards import CARD_NAMES, Card
from panicroom.station.notation.round_lines import MARKS
from panicroom.station.notation.script import script_lines
from panicroom.station.notation.words import write_infection
from panicroom.station.rooms import EXPLORATION, NOWHERE, ROOM_NAMES, Room
from panicroom.station.rulings import EDITIONS, VARIANTS, Rulings, rulings_for, write_ruling
from panicroom.station.spelling import ROLE_LETTERS, SEAT, spell, write_cell
from panicroom.station.state import State
from panicroom.station.tokens import COLORS, NOBODY, SEATS, Face, Seat
from panicroom.station.turn import NO_RUN, Turn


def write(state: State) -> str:
    return "".join(f"{line}\n" for line in _lines(state))


def _lines(state: State) -> Iterator[str]:
    yield f"station {_rulings(state.rulings)[0]} seats={state.seats}{_rulings(state.rulings)[1]}"
    yield dice_line(state.dice)
    yield from script_lines(state.dice)
    yield f"map {'; '.join(_map(state))}"
    for seat in SEATS[: state.seats]:
        yield f"{COLORS[seat]} {_player(state, seat)}"
    if state.parasites:
        yield f"parasites {'; '.join(_parasites(state))}"
    yield f"search {_cards(reversed(state.search))} | none"
    yield f"discards {_cards(state.discards)}"
    explore = [EXPLORATION[card].name for card in reversed(state.explore)]
    yield f"explore {' '.join(explore) or NONE} | none"
    yield f"infections {_infections(state)}"
    yield f"round {_round(state)}"
    yield f"turn {_turn(state.turn)}"
    for frame in state.agenda:
        if frame != TakeTurn(state.turn.seat):
            yield f"owed {spell(frame)}"
    yield f"decision {state.decision}"
    if state.outcome is not None:
        yield outcome_line(state.outcome, SEAT)


@cache
def _rulings(rulings: Rulings) -> tuple[str, str]:
    """The edition and variants that come nearest, and what differs from them."""
    best: tuple[int, int, str, tuple[int, ...]] | None = None
    for edition in EDITIONS:
        for size in range(len(VARIANTS) + 1):
            for variants in combinations(VARIANTS, size):
                preset = rulings_for(edition, variants)
                differing = sum(a != b for a, b in zip(preset, rulings, strict=True))
                if best is None or (differing, size) < best[:2]:
                    best = (differing, size, edition, variants)
    assert best is not None
    _, _, edition, variants = best
    preset = rulings_for(edition, variants)
    words = [f"variants={','.join(map(str, variants))}"] if variants else []
    for name, value in rulings._asdict().items():
        if value != getattr(preset, name):
            words.append(f"{name}={write_ruling(value)}")
    return edition, "".join(f" {word}" for word in words)


def _map(state: State) -> Iterator[str]:
    for card, place in sorted(state.map.place_of.items(), key=lambda item: item[1].cell):
        words = [write_cell(place.cell), EXPLORATION[card].name]
        if place.quarter:
            words.append(str(90 * place.quarter))
        words += ["red"] * (card in state.red) + ["used"] * (card in state.used)
        yield " ".join(words)


def _player(state: State, seat: Seat) -> str:
    words = []
    for role, letter in enumerate(ROLE_LETTERS):
        room = state.rooms[2 * seat + role]
        words.append(f"{letter}{state.health[2 * seat + role]}@{_room(room)}")
    words += ["hand", _cards(state.hands[seat])]
    table = [CARD_NAMES[card] for card in state.tables[seat]]
    table += [f"ammo/{bullets}" for bullets in state.bullets[seat]]
    if table:
        words += ["table", *table]
    return " ".join(words)


def _room(room: Room) -> str:
    return NONE if room == NOWHERE else ROOM_NAMES[room]


def _cards(cards: Iterable[Card]) -> str:
    return repeated(CARD_NAMES[card] for card in cards)


def _parasites(state: State) -> Iterator[str]:
    for room in sorted({room for room, _ in state.parasites}):
        faces = [Face(face).name.lower() for where, face in state.parasites if where == room]
        yield f"{ROOM_NAMES[room]} {' '.join(faces)}"


def _infections(state: State) -> str:
    words = list(map(write_infection, state.infections))
    words.append(f"host={NONE if state.host == NOBODY else COLORS[state.host]}")
    if state.proven:
        words.append("proven=" + "+".join(COLORS[seat] for seat in sorted(state.proven)))
    return " ".join(words)


def _round(state: State) -> str:
    words = [str(state.round), "marker", COLORS[state.marker]]
    flags = {"due": state.marker_due, "doors": state.doors_open, "revealed": state.revealed}
    return " ".join(words + [name for name, is_set in flags.items() if is_set])


def _turn(turn: Turn) -> str:
    words = [COLORS[turn.seat], "ap", str(turn.ap)]
    words += [name for name in MARKS if getattr(turn, name)]
    for name, pairs in (("traded", turn.traded), ("grenade", turn.grenades)):
        for role, room in pairs:
            words += [name, f"{ROLE_LETTERS[role]}@{ROOM_NAMES[room]}"]
    for name, rooms in (("attacked", turn.attacked), ("ran", turn.ran)):
        for room in rooms:
            words += [name, ROOM_NAMES[room]]
    if turn.run != NO_RUN:
        words += ["run", ROLE_LETTERS[turn.run]]
    return " ".join(words)
