"""A state from its position text. What is wrong is named by line and field."""

from collections.abc import Callable
from typing import Final

from panicroom.kernel.dice import Dice
from panicroom.kernel.errors import Malformed
from panicroom.kernel.expected import from_to, one_of
from panicroom.kernel.notation import Words, read_dice, read_lines, read_outcome
from panicroom.station.agenda import BeginTurn, PassMarker, TakeTurn
from panicroom.station.cards import HOST
from panicroom.station.notation.check import check
from panicroom.station.notation.deal import Piles, deal
from panicroom.station.notation.loyalty import Loyalties
from panicroom.station.notation.map_lines import read_map, read_parasites
from panicroom.station.notation.player_line import put_away, read_player
from panicroom.station.notation.round_lines import DEFAULT_AP, read_round, read_turn
from panicroom.station.notation.script import read_script
from panicroom.station.rooms import REACTOR
from panicroom.station.rulings import rulings_for
from panicroom.station.spelling import CARD, ROOM_CARD, SEAT, parse_frame
from panicroom.station.state import State
from panicroom.station.tokens import COLORS, NOBODY, SEATS, TOKENS, Seat
from panicroom.station.turn import Turn

DEFAULT_KEY: Final = "position"
DEFAULT_MARKER: Final = Seat.BLUE


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
        self.loyalties = Loyalties(self.state)
        self.away: list[Seat] = []
        self.scripted: dict[str, tuple[int, ...]] = {}
        self.state.round, self.state.marker_due = 1, False
        self.state.turn = Turn(Seat.RED, DEFAULT_AP)
        self.state.marker = NOBODY

    def line(self, words: Words) -> None:
        name = words.next("line")
        if name in COLORS[: self.state.seats]:
            read_player(self.state, self.piles, self.loyalties, SEAT.read(name), words)
        elif name in self.HANDLERS:
            self.HANDLERS[name](self, words)
        else:
            raise Malformed("line", name, one_of([*COLORS[: self.state.seats], *self.HANDLERS]))
        words.end()

    def dice(self, words: Words) -> None:
        self.state.dice = read_dice(words)

    def script(self, line: str, words: Words) -> None:
        self.scripted |= read_script(line, words)

    def send_away(self, words: Words) -> None:
        self.away += map(SEAT.read, words.rest())

    def search(self, words: Words) -> None:
        self.piles.search, self.piles.search_rest = words.pile(CARD.read)

    def discards(self, words: Words) -> None:
        self.state.discards = words.counted(CARD.read)

    def explore(self, words: Words) -> None:
        self.piles.explore, self.piles.explore_rest = words.pile(ROOM_CARD.read)

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
        for seat, hand in zip(SEATS, self.piles.hands, strict=False):
            if hand and HOST in hand and state.host == NOBODY:
                self.loyalties.make_host(seat)
        self.loyalties.resolve()
        put_away(state, self.away)
        deal(state, self.piles)
        state.dice.scripted = self.scripted
        if state.marker == NOBODY:
            is_held = state.is_alive(DEFAULT_MARKER)
            state.marker = DEFAULT_MARKER if is_held else state.next_living(DEFAULT_MARKER)
        if state.outcome is None:
            bottom = state.agenda[0] if state.agenda else None
            if not isinstance(bottom, PassMarker | BeginTurn | TakeTurn):
                state.agenda.insert(0, TakeTurn(state.turn.seat))
        check(state)
        return state

    HANDLERS: Final[dict[str, Callable[["Reader", Words], None]]] = {
        "dice": dice,
        "rolls": lambda reader, words: reader.script("rolls", words),
        "deals": lambda reader, words: reader.script("deals", words),
        "map": lambda reader, words: read_map(reader.state, words),
        "parasites": lambda reader, words: read_parasites(reader.state, words),
        "away": send_away,
        "search": search,
        "discards": discards,
        "explore": explore,
        "infections": lambda reader, words: reader.loyalties.read_line(words),
        "round": lambda reader, words: read_round(reader.state, words),
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
