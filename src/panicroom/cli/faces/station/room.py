"""The content of a room on the map.

`rT` is red's Trooper, `bTA` blue's Trooper and Android; the viewer's own are in brackets. Color
only repeats what letters and shapes say.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from panicroom.cli.screen.color import BOLD, DIM, MAGENTA, SEATS, centred, flowing, paint
from panicroom.station.board import INITIALS
from panicroom.station.floor_plan import Style
from panicroom.station.rooms import OPEN_TERMINAL, UPPER_ROOM_ICONS, Icon, Room
from panicroom.station.spelling import ROLE_LETTERS
from panicroom.station.tokens import COLORS, Face, Seat
from panicroom.station.view import View
from panicroom.telling.station.names import room_card_name, room_name
from panicroom.words import Message, Words

LOW, HIGH = 2, 3
"""The least lines of a room on a small screen and on a large one."""
SEARCHED, USED = "!", "*"
PARASITES: Final = {Face.GRAY: "○", Face.BLACK: "●", Face.FLIPPED: "◐"}


def room_lines(view: View, words: Words, room: Room, style: Style) -> list[str]:
    """The name first; a terminal in another room is named too."""
    is_red, is_used = room in view.red, room in view.used
    marks = [SEARCHED] * is_red + [USED] * is_used
    names = flowing(short_name(words, room_name(room)).split(), style.width)
    if UPPER_ROOM_ICONS[room] is Icon.TERMINAL and room != OPEN_TERMINAL:
        names.append(short_name(words, room_card_name(OPEN_TERMINAL)))
    titles = [paint(title, DIM if is_red else BOLD) for title in names]
    rows = [[*marks, *parasites_in(view, room)], list(people_in(view, room))]
    if style.height == LOW:
        rows = [[sign for row in rows for sign in row]]
    lines = titles + [line for row in rows for line in flowing(row, style.width)]
    return [centred(line, style.width) for line in lines]


def short_name(words: Words, name: Message) -> str:
    return words.tell(name, "short")


def parasites_in(view: View, room: Room) -> Iterator[str]:
    faces = Counter(face for where, face in view.parasites if where == room)
    for face, count in sorted(faces.items()):
        sign = PARASITES[face] + (str(count) if count > 1 else "")
        yield paint(sign, MAGENTA, BOLD) if face is Face.BLACK else paint(sign, MAGENTA)


def people_in(view: View, room: Room) -> Iterator[str]:
    for player in view.players:
        here = [
            role for role, where in zip(ROLE_LETTERS, player.rooms, strict=True) if where == room
        ]
        if here:
            yield token(player.seat, "".join(here), is_own=player.seat == view.viewer)


def token(seat: Seat, roles: str, is_own: bool) -> str:
    text, color = INITIALS[seat] + roles, SEATS[COLORS[seat]]
    return paint(f"[{text}]", color, BOLD) if is_own else paint(text, color)
