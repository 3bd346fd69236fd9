"""A state from its position text. What is wrong is named by line and field."""

from collections.abc import Callable
from typing import Final

from panicroom.kernel.dice import Dice
from panicroom.kernel.errors import Malformed
from panicroom.kernel.expected import Expected, from_to, one_of
from panicroom.kernel.notation import Words, read_dice, read_lines, read_outcome
from panicroom.station.agenda import BeginTurn, PassMarker, TakeTurn
from panicroom.station.cards import HOST
from panicroom.station.map import Place, StationMap
from panicroom.station.notation.check import check
from panicroom.station.notation.deal import Piles, deal
from panicroom.station.notation.player_line import make_host, read_player
from panicroom.station.notation.round_lines import (
    DEFAULT_AP,
    read_infections,
    read_round,
    read_turn,
)
from panicroom.station.notation.words import cards_of, room_at
from panicroom.station.rooms import NOWHERE, REACTOR
from panicroom.station.rulings import rulings_for
from panicroom.station.spelling import (
    CARD,
    ROOM_CARD,
    SEAT,
    parse_frame,
    read_cell,
)
from panicroom.station.state import State
from panicroom.station.tokens import COLOURS, NOBODY, TOKENS, Face
from panicroom.station.turn import Turn

DEFAULT_KEY: Final = "position"
QUARTERS: Final = {"0": 0, "90": 1, "180": 2, "270": 3}


def read(text: str) -> State:
    state: State = read_lines(text, "station", Reader)
    return state


class Reader:
    """Fills a state line by line; what no line names is dealt at the end."""

    def __init__(self, words: Words) -> None:
        self.state = head(words)
        for character in range(2 * self.state.seats):
            self.state.rooms[character] = REACTOR
        self.piles = Piles(self.state.seats)
        self.state.round, self.state.marker_due = 1, False
        self.state.turn = Turn(0, DEFAULT_AP)
        self.state.marker = 1

    def line(self, words: Words) -> None:
        name = words.next("line")
        if name in COLOURS[: self.state.seats]:
            read_player(self.state, self.piles, COLOURS.index(name), words)
        elif name in self.HANDLERS:
            self.HANDLERS[name](self, words)
        else:
            raise Malformed("line", name, one_of([*COLOURS[: self.state.seats], *self.HANDLERS]))
        words.end()

    def dice(self, words: Words) -> None:
        self.state.dice = read_dice(words)

    def map(self, words: Words) -> None:
        placed: dict[int, Place] = {}
        for part in words.parts():
            cell = read_cell(part.next("cell"))
            card = ROOM_CARD.read(part.next("room card"))
            if card in placed or cell in [place.cell for place in placed.values()]:
                raise Malformed("map", part.text, Expected("free-cell"))
            quarter = 0
            for word in part.rest():
                if word in QUARTERS:
                    quarter = QUARTERS[word]
                elif word == "red":
                    self.state.red |= {card}
                elif word == "used":
                    self.state.used |= {card}
                else:
                    raise Malformed("map", word, one_of([*QUARTERS, "red", "used"]))
            placed[card] = Place(cell, quarter)
        if placed.get(REACTOR) != Place((0, 0), 0):
            placed = {REACTOR: Place((0, 0), 0), **placed}
        self.state.map = StationMap(placed)

    def parasites(self, words: Words) -> None:
        faces = {face.name.lower(): face for face in Face}
        for part in words.parts():
            room = room_at(self.state.map, part.next("room"))
            if room == NOWHERE:
                raise Malformed("parasites", part.text, Expected("on-the-map"))
            for word in part.rest():
                name, _, count = word.partition("*")
                if name not in faces:
                    raise Malformed("parasite", word, one_of(faces))
                self.state.parasites += [(room, faces[name])] * part.copies(count, "parasites")
        self.state.parasites.sort()

    def search(self, words: Words) -> None:
        self.piles.search, self.piles.search_rest = words.pile(lambda word: cards_of(words, word))

    def discards(self, words: Words) -> None:
        self.state.discards = words.counted(CARD.read)

    def explore(self, words: Words) -> None:
        self.piles.explore, self.piles.explore_rest = words.pile(lambda w: [ROOM_CARD.read(w)])

    def infections(self, words: Words) -> None:
        read_infections(self.state, words)

    def round(self, words: Words) -> None:
        read_round(self.state, words)

    def turn(self, words: Words) -> None:
        self.state.turn = read_turn(words)

    def owed(self, words: Words) -> None:
        self.state.agenda.append(parse_frame(" ".join(words.rest())))

    def decision(self, words: Words) -> None:
        self.state.decision = words.number(words.next("decision"), "decision")

    def over(self, words: Words) -> None:
        self.state.outcome = read_outcome(words, SEAT)

    def finish(self) -> State:
        state = self.state
        for seat, hand in enumerate(self.piles.hands):
            if hand and HOST in hand and state.host == NOBODY:
                make_host(state, seat)
        deal(state, self.piles)
        if state.outcome is None:
            bottom = state.agenda[0] if state.agenda else None
            if not isinstance(bottom, PassMarker | BeginTurn | TakeTurn):
                state.agenda.insert(0, TakeTurn(state.turn.seat))
        check(state)
        return state

    HANDLERS: Final[dict[str, Callable[["Reader", Words], None]]] = {
        "dice": dice,
        "map": map,
        "parasites": parasites,
        "search": search,
        "discards": discards,
        "explore": explore,
        "infections": infections,
        "round": round,
        "turn": turn,
        "owed": owed,
        "decision": decision,
        "over": over,
    }


def head(words: Words) -> State:
    """The first line: edition, seats, variants, and rulings the table has set by itself."""
    edition = words.next("edition") if words and "=" not in words.peek() else "en"
    seats, overrides = 5, {}
    variants: tuple[int, ...] = ()
    for word in words.rest():
        name, _, value = word.partition("=")
        if name == "seats":
            seats = words.number(value, "seats")
        elif name == "variants":
            variants = tuple(words.number(v, "variants") for v in value.split(","))
        else:
            overrides[name] = value
    if not TOKENS.fewest_seats <= seats <= TOKENS.most_seats:
        raise Malformed("seats", str(seats), from_to(TOKENS.fewest_seats, TOKENS.most_seats))
    return State(seats, rulings_for(edition, variants, overrides), Dice(DEFAULT_KEY))
