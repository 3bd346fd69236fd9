"""The lines of the round and the turn, and who was infected by whom."""

from typing import Final

from panicroom.kernel.errors import Malformed
from panicroom.kernel.expected import one_of
from panicroom.kernel.notation import Words
from panicroom.kernel.spelling import NONE
from panicroom.station.notation.words import three_parts
from panicroom.station.spelling import ROLE, ROOM, SEAT
from panicroom.station.state import Infection, State
from panicroom.station.tokens import NOBODY, ROLES, Role
from panicroom.station.turn import Turn

DEFAULT_AP: Final = 4
MARKS: Final = ("first", "marked", "relief", "barred", "terminal", "healed")
TURN_WORDS: Final = ("ap", *MARKS, "traded", "grenade", "attacked", "ran", "run")


def read_turn(words: Words) -> Turn:
    """`red ap 2 first traded T@storage-1 run T`."""
    turn = Turn(SEAT.read(words.next("turn")), DEFAULT_AP)
    for word in words.rest_iter():
        if word == "ap":
            turn.ap = words.number(words.next("ap"), "ap")
        elif word in MARKS:
            setattr(turn, word, True)
        elif word in ("traded", "grenade"):
            role, _, room = words.next(word).partition("@")
            pairs = turn.traded if word == "traded" else turn.grenades
            pairs.append((read_role(role), ROOM.read(room)))
        elif word in ("attacked", "ran"):
            rooms = turn.attacked if word == "attacked" else turn.ran
            rooms.append(ROOM.read(words.next(word)))
        elif word == "run":
            turn.run = read_role(words.next("run"))
        else:
            raise Malformed("turn", word, one_of(TURN_WORDS))
    return turn


def read_role(letter: str) -> Role:
    return ROLES[ROLE.read(letter)]


def read_round(state: State, words: Words) -> None:
    """`3 marker blue due doors revealed`."""
    state.round = words.number(words.next("round"), "round")
    for word in words.rest_iter():
        if word == "marker":
            state.marker = SEAT.read(words.next("marker"))
        elif word == "due":
            state.marker_due = True
        elif word == "doors":
            state.doors_open = True
        elif word == "revealed":
            state.revealed = True
        else:
            raise Malformed("round", word, one_of(("marker", "due", "doors", "revealed")))


def read_infections(state: State, words: Words) -> None:
    """`red/-/0 blue/red/3 host=red proven=blue`, in the order in which they happened."""
    state.infections = []
    for word in words.rest():
        if word.startswith("host="):
            name = word.removeprefix("host=")
            state.host = NOBODY if name == NONE else SEAT.read(name)
        elif word.startswith("proven="):
            names = word.removeprefix("proven=").split("+")
            state.proven = frozenset(map(SEAT.read, names))
        else:
            seat, by, round_ = three_parts(word)
            infector = NOBODY if by == NONE else SEAT.read(by)
            number = words.number(round_, "round")
            state.infections.append(Infection(SEAT.read(seat), infector, number))
