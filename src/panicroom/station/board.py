"""The board as text, drawn from a view: `print(draw(view))`. Ids and symbols, no prose.

The map reads like a floor plan; `rT` is red's Trooper, `bTA` blue's Trooper and Android.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import zip_longest
from textwrap import wrap
from typing import Final

from panicroom.kernel.audience import HIDDEN
from panicroom.station.agenda import TakeTurn
from panicroom.station.cards import CARD_NAMES, Card
from panicroom.station.floor_plan import PLAIN, Box, floor_plan
from panicroom.station.rooms import (
    EXPLORATION,
    LOWER,
    NOWHERE,
    ROOM_NAMES,
    TURNED_SIDES,
    Room,
    RoomCard,
    Side,
)
from panicroom.station.spelling import ROLE_LETTERS, spell
from panicroom.station.tokens import COLORS, Face
from panicroom.station.view import PlayerView, TurnView, View

WIDTH: Final = 80
ROOM_WIDTH: Final = PLAIN.width
DOOR: Final = PLAIN.across(Side.SECURITY)
INITIALS: Final = tuple(
    name[-1] if name[0] in [other[0] for other in COLORS[:seat]] else name[0]
    for seat, name in enumerate(COLORS)
)


def draw(view: View) -> str:
    """The whole board as this viewer sees it."""
    return "\n".join([draw_map(view), "", draw_table(view)])


def draw_map(view: View) -> str:
    """The cards where they lie, with their cells at the edges."""
    boxes = {place.cell: box_of(view, card) for card, place in view.map.place_of.items()}
    easts = sorted({east for east, _ in boxes})
    margin = max(len(str(north)) for _, north in boxes)
    head = "".join(f" {east:^{ROOM_WIDTH}}" for east in range(easts[0], easts[-1] + 1))
    lines = [" " * margin + head]
    lines += [f"{label:>{margin}}{text}" for label, text in floor_plan(boxes)]
    return "\n".join(line.rstrip() for line in lines)


def draw_table(view: View) -> str:
    """Decks, players, the turn and what is owed."""
    lines = [*decks(view), ""]
    for player in view.players:
        lines += folded(player_line(view, player), indent=9)
    lines += ["", *folded(turn_line(view.turn))]
    for frame in view.agenda:
        if type(frame) is not TakeTurn:
            lines += folded(f"owed {spell(frame)}", indent=5)
    if view.outcome is not None:
        reason, rule, side, winners = view.outcome
        names = "+".join(COLORS[seat] for seat in winners) or "-"
        lines.append(f"over {reason} {rule} {side} {names}")
    return "\n".join(line.rstrip() for line in lines)


def box_of(view: View, card: RoomCard) -> Box:
    """A card of two rooms shows both, the upper one below if the card lies upside down."""
    sides = view.map.sides_at(card)
    marks = ["red"] * (card in view.red) + ["used"] * (card in view.used)
    lines = [EXPLORATION[card].name, *folded(" ".join(marks)), *contents(view, card)]
    if card in LOWER:
        lower = ["lower", *contents(view, LOWER[card])]
        is_upright = view.map.place_of[card].quarter == 0
        lines = [*lines, DOOR, *lower] if is_upright else [*lower, DOOR, *lines]
    return Box(sides, lines)


def contents(view: View, room: Room) -> list[str]:
    """Parasites by their face, then characters."""
    faces = Counter(face for where, face in view.parasites if where == room)
    parasites = [times(Face(face).name.lower(), faces[face]) for face in sorted(faces)]
    people = []
    for player in view.players:
        here = [letter for letter, r in zip(ROLE_LETTERS, player.rooms, strict=True) if r == room]
        if here:
            people.append(INITIALS[player.seat] + "".join(here))
    return [*parasites, *folded(" ".join(people), ROOM_WIDTH)]


def decks(view: View) -> Iterator[str]:
    """The next room as it would lie upright, and beside it what is left in the decks."""
    flags = {"doors": view.doors_open, "revealed": view.revealed}
    facts = [
        " ".join([f"round {view.round}", *(name for name, is_set in flags.items() if is_set)]),
        f"rooms {view.rooms_left}",
        f"search {view.search_left}",
        *folded(f"discards {counted(view.discards)}", width=WIDTH - ROOM_WIDTH - 4),
    ]
    picture: list[str] = []
    if view.next_room is not None:
        lines = [EXPLORATION[view.next_room].name]
        if view.next_room in LOWER:
            lines += [DOOR, "lower"]
        box = Box(TURNED_SIDES[view.next_room][0], lines)
        picture = [text.rstrip() for _, text in floor_plan({(0, 0): box})]
    for text, fact in zip_longest(picture, facts, fillvalue=""):
        yield f"{text:{ROOM_WIDTH + 2}}  {fact}" if picture else fact


def player_line(view: View, player: PlayerView) -> str:
    words = [">" if player.seat == view.turn.seat else " ", f"{COLORS[player.seat]:6}"]
    for letter, health, room in zip(ROLE_LETTERS, player.health, player.rooms, strict=True):
        not_yet = "@-" if health and room == NOWHERE else ""
        words.append(f"{letter}{health or '†'}{not_yet}")
    if player.seat == view.marker:
        words += ["marker", *["due"] * view.marker_due]
    words += ["host"] * (player.is_host is True) + ["infected"] * (player.infected is True)
    words.append(f"hand {player.hand_size}")
    if player.hand is not HIDDEN:
        words.append(counted(player.hand))
    if player.table or player.bullets:
        words += ["table", *(CARD_NAMES[card] for card in player.table)]
        words += [f"ammo/{bullets}" for bullets in player.bullets]
    return " ".join(words)


def turn_line(turn: TurnView) -> str:
    words = ["turn", COLORS[turn.seat], "ap", str(turn.ap)]
    flags = ("first", "marked", "relief", "barred", "terminal", "healed")
    words += [name for name in flags if getattr(turn, name)]
    words += [f"traded {ROLE_LETTERS[role]}@{ROOM_NAMES[room]}" for role, room in turn.traded]
    words += [f"grenade {ROLE_LETTERS[role]}@{ROOM_NAMES[room]}" for role, room in turn.grenades]
    words += [f"attacked {ROOM_NAMES[room]}" for room in turn.attacked]
    words += [f"ran {ROOM_NAMES[room]}" for room in turn.ran]
    words += [f"run {ROLE_LETTERS[turn.run]}"] if turn.run is not None else []
    return " ".join(words)


def counted(cards: Iterable[Card]) -> str:
    """`gas*2 armor`, kind by kind."""
    kinds = sorted(Counter(cards).items())
    return " ".join(times(CARD_NAMES[card], count) for card, count in kinds) or "-"


def times(name: str, count: int) -> str:
    return name if count == 1 else f"{name}*{count}"


def folded(text: str, width: int = WIDTH, indent: int = 0) -> list[str]:
    """A long line goes on below, a word is never cut."""
    return wrap(
        text,
        width,
        subsequent_indent=" " * indent,
        break_long_words=False,
        break_on_hyphens=False,
    )
