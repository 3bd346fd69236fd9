"""A state from its position text. What is wrong is named by line and field."""

from collections.abc import Callable
from typing import Final

from panicroom.kernel.dice import Dice
from panicroom.kernel.errors import Malformed
from panicroom.kernel.notation import Words, read_lines
from panicroom.kernel.outcome import Outcome
from panicroom.kernel.spelling import NONE
from panicroom.station.agenda import BeginTurn, PassMarker, TakeTurn
from panicroom.station.cards import HOST, KEPT
from panicroom.station.map import Place, StationMap
from panicroom.station.notation.check import check
from panicroom.station.notation.deal import Piles, deal
from panicroom.station.notation.words import cards_of, room_at, three_parts
from panicroom.station.rooms import NOWHERE, REACTOR
from panicroom.station.rulings import rulings_for
from panicroom.station.spelling import (
    CARD,
    ROLE_LETTERS,
    ROOM,
    ROOM_CARD,
    SEAT,
    parse_frame,
    read_cell,
)
from panicroom.station.state import Infection, State
from panicroom.station.tokens import COLOURS, HEALTH, NOBODY, ROLES, TOKENS, Face, Role, Seat
from panicroom.station.turn import Turn

DEFAULT_KEY: Final = "position"
DEFAULT_AP: Final = 4
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
            self.player(COLOURS.index(name), words)
        elif name in self.HANDLERS:
            self.HANDLERS[name](self, words)
        else:
            expected = " ".join([*COLOURS[: self.state.seats], *self.HANDLERS])
            raise Malformed("line", name, f"one of {expected}")
        words.end()

    def dice(self, words: Words) -> None:
        self.state.dice = Dice(words.next("key"), words.counters())

    def map(self, words: Words) -> None:
        placed: dict[int, Place] = {}
        for part in words.parts():
            cell = read_cell(part.next("cell"))
            card = ROOM_CARD.read(part.next("room card"))
            if card in placed or cell in [place.cell for place in placed.values()]:
                raise Malformed("map", part.text, "a new card in a free cell")
            quarter = 0
            for word in part.rest():
                if word in QUARTERS:
                    quarter = QUARTERS[word]
                elif word == "red":
                    self.state.red |= {card}
                elif word == "used":
                    self.state.used |= {card}
                else:
                    raise Malformed("map", word, "90, 180, 270, red or used")
            placed[card] = Place(cell, quarter)
        if placed.get(REACTOR) != Place((0, 0), 0):
            placed = {REACTOR: Place((0, 0), 0), **placed}
        self.state.map = StationMap(placed)

    def player(self, seat: Seat, words: Words) -> None:
        while words:
            word = words.next("player")
            if word[0] in ROLE_LETTERS and word[1:2].isdecimal():
                self.character(seat, word)
            elif word == "hand":
                self.piles.hands[seat] = self.hand(seat, words)
            elif word == "table":
                self.table(seat, words)
            elif word == "host":
                self.make_host(seat)
            elif word == "infected":
                by = SEAT.read(words.next("by")) if words.skip("by") else self.state.host
                round_ = words.number(words.next("round"), "round") if words.skip("round") else 1
                self.state.infections.append(Infection(seat, by, round_))
            else:
                raise Malformed("player", word, "T4@room, hand, table, host or infected")

    def make_host(self, seat: Seat) -> None:
        self.state.host = seat
        self.state.infections.insert(0, Infection(seat, NOBODY, 0))

    def character(self, seat: Seat, word: str) -> None:
        character = 2 * seat + ROLE_LETTERS.index(word[0])
        health, at, where = word[1:].partition("@")
        if health not in map(str, range(HEALTH + 1)):
            raise Malformed("health", word, f"from 0 to {HEALTH}")
        self.state.health[character] = int(health)
        if at:
            self.state.rooms[character] = room_at(self.state.map, where)
        elif health == "0":
            self.state.rooms[character] = NOWHERE

    def hand(self, seat: Seat, words: Words) -> list[int] | None:
        cards: list[int] = []
        while words and words.peek() not in ("table", "infected"):
            word = words.next("card")
            if word == "own":
                cards += [CARD.read(f"infect:{COLOURS[seat]}")] * self.state.rulings.infection_cards
            elif word != NONE:
                cards += cards_of(words, word)
        return sorted(cards)

    def table(self, seat: Seat, words: Words) -> None:
        while words and words.peek() not in ("hand", "host", "infected"):
            word = words.next("card")
            name, _, bullets = word.partition("/")
            if name == "ammo":
                left = words.number(bullets or str(TOKENS.bullets), "bullets")
                if not 0 < left <= TOKENS.bullets:
                    raise Malformed("bullets", word, f"from 1 to {TOKENS.bullets}")
                self.state.bullets[seat].append(left)
                self.state.bullets[seat].sort()
            elif word != NONE:
                card = CARD.read(name)
                if card not in KEPT:
                    raise Malformed("table", word, "a card that is kept on the table")
                self.state.tables[seat].append(card)
                self.state.tables[seat].sort()

    def parasites(self, words: Words) -> None:
        faces = {face.name.lower(): face for face in Face}
        for part in words.parts():
            room = room_at(self.state.map, part.next("room"))
            for word in part.rest():
                name, _, count = word.partition("*")
                if name not in faces:
                    raise Malformed("parasite", word, "gray, black or flipped")
                self.state.parasites += [(room, faces[name])] * part.copies(count, "parasites")
        self.state.parasites.sort()

    def search(self, words: Words) -> None:
        self.piles.search, self.piles.search_rest = words.pile(lambda word: cards_of(words, word))

    def discards(self, words: Words) -> None:
        self.state.discards = words.counted(CARD.read)

    def explore(self, words: Words) -> None:
        self.piles.explore, self.piles.explore_rest = words.pile(lambda w: [ROOM_CARD.read(w)])

    def infections(self, words: Words) -> None:
        self.state.infections = []
        for word in words.rest():
            if word.startswith("host="):
                name = word.removeprefix("host=")
                self.state.host = NOBODY if name == NONE else SEAT.read(name)
            elif word.startswith("proven="):
                names = word.removeprefix("proven=").split("+")
                self.state.proven = frozenset(map(SEAT.read, names))
            else:
                seat, by, round_ = three_parts(word)
                infector = NOBODY if by == NONE else SEAT.read(by)
                number = words.number(round_, "round")
                self.state.infections.append(Infection(SEAT.read(seat), infector, number))

    def round(self, words: Words) -> None:
        self.state.round = words.number(words.next("round"), "round")
        for word in words.rest_iter():
            if word == "marker":
                self.state.marker = SEAT.read(words.next("marker"))
            elif word == "due":
                self.state.marker_due = True
            elif word == "doors":
                self.state.doors_open = True
            elif word == "revealed":
                self.state.revealed = True
            else:
                raise Malformed("round", word, "marker, due, doors or revealed")

    def turn(self, words: Words) -> None:
        turn = Turn(SEAT.read(words.next("turn")), DEFAULT_AP)
        for word in words.rest_iter():
            if word == "ap":
                turn.ap = words.number(words.next("ap"), "ap")
            elif word in ("first", "marked", "relief", "barred", "terminal", "healed"):
                setattr(turn, word, True)
            elif word in ("traded", "grenade"):
                role, _, room = words.next(word).partition("@")
                pairs = turn.traded if word == "traded" else turn.grenades
                pairs.append((self.role(role), ROOM.read(room)))
            elif word in ("attacked", "ran"):
                rooms = turn.attacked if word == "attacked" else turn.ran
                rooms.append(ROOM.read(words.next(word)))
            elif word == "run":
                turn.run = self.role(words.next("run"))
            else:
                raise Malformed("turn", word, "a word of a turn line")
        self.state.turn = turn

    def role(self, letter: str) -> Role:
        if letter not in ("T", "A"):
            raise Malformed("character", letter, "T or A")
        return ROLES[ROLE_LETTERS.index(letter)]

    def owed(self, words: Words) -> None:
        self.state.agenda.append(parse_frame(" ".join(words.rest())))

    def decision(self, words: Words) -> None:
        self.state.decision = words.number(words.next("decision"), "decision")

    def over(self, words: Words) -> None:
        reason, rule, side, winners = (words.next("over") for _ in range(4))
        seats = () if winners == NONE else tuple(map(SEAT.read, winners.split("+")))
        self.state.outcome = Outcome(reason, rule, side, seats)

    def finish(self) -> State:
        state = self.state
        for seat, hand in enumerate(self.piles.hands):
            if hand and HOST in hand and state.host == NOBODY:
                self.make_host(seat)
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
        raise Malformed("seats", str(seats), f"{TOKENS.fewest_seats} to {TOKENS.most_seats}")
    return State(seats, rulings_for(edition, variants, overrides), Dice(DEFAULT_KEY))
