"""The lines of the round and the turn."""

from typing import Final

from panicroom.kernel.errors import Malformed
from panicroom.kernel.expected import one_of
from panicroom.kernel.notation import Words
from panicroom.station.spelling import ROLE, ROOM, SEAT
from panicroom.station.state import State
from panicroom.station.tokens import ROLES, Role
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
