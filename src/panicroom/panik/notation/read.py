"""A state from its position text. What is wrong is named by line and field."""

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from panicroom.kernel.dice import Dice
from panicroom.kernel.errors import Malformed
from panicroom.kernel.expected import Expected, at_most, from_to, in_the_box, one_of
from panicroom.kernel.notation import Words, read_dice, read_lines, read_outcome
from panicroom.panik.agenda import TakeTurn
from panicroom.panik.notation.check import check
from panicroom.panik.pieces import (
    COLORS,
    EVERY_MANOR_KIND,
    GHOSTS,
    MANOR_COUNTS,
    MANOR_KINDS,
    MANORS_EACH,
    TABLE,
    TEAM,
    HunterKind,
    ManorKind,
    Seat,
    manors_of,
)
from panicroom.panik.rulings import rulings_for
from panicroom.panik.spelling import FRAMES, HUNTER_KIND, MANOR_KIND, SEAT, read_hunter
from panicroom.panik.state import State

DEFAULT_KEY: Final = "position"
UNNAMED: Final = ManorKind.UNKNOWN


def read(text: str) -> State:
    state: State = read_lines(text, "panik", Reader)
    return state


class Reader:
    """Fills a state line by line; manors and hands that no line names are dealt at the end."""

    def __init__(self, words: Words) -> None:
        self.state = head(words)
        self.state.manors = [UNNAMED] * len(self.state.up)
        self.hands: list[list[HunterKind] | None] = [None] * self.state.seats
        self.aside: list[ManorKind] | None = None

    def line(self, words: Words) -> None:
        name = words.next("line")
        color, _, hand = name.partition("-")
        if color in COLORS[: self.state.seats] and hand in ("", "hand"):
            seat = SEAT.read(color)
            self.hand(seat, words) if hand else self.manors(seat, words)
        elif name in self.HANDLERS:
            self.HANDLERS[name](self, words)
        else:
            raise Malformed("line", name, one_of([*COLORS[: self.state.seats], *self.HANDLERS]))
        words.end()

    def manors(self, seat: Seat, words: Words) -> None:
        """`ghost-3 up with red:tandem blue:basic*2; ?*3`, from the owner's first manor on."""
        manors = iter(manors_of(seat))
        for part in words.parts():
            kinds = part.several(part.next("manor"), read_manor)
            is_up = part.skip("up")
            hunters = sorted(part.counted(read_hunter)) if part.skip("with") else []
            part.end()
            for kind in kinds:
                manor = next(manors, None)
                if manor is None:
                    raise Malformed("manors", words.text, at_most(MANORS_EACH))
                self.state.manors[manor], self.state.up[manor] = kind, is_up
                self.state.hunters[manor] = hunters[:]

    def hand(self, seat: Seat, words: Words) -> None:
        self.hands[seat] = sorted(words.counted(HUNTER_KIND.read))

    def set_aside(self, words: Words) -> None:
        self.aside = sorted(words.counted(MANOR_KIND.read))

    def dice(self, words: Words) -> None:
        self.state.dice = read_dice(words)

    def first(self, words: Words) -> None:
        self.state.first = SEAT.read(words.next("first"))

    def turn(self, words: Words) -> None:
        self.state.agenda.append(TakeTurn(SEAT.read(words.next("turn"))))

    def owed(self, words: Words) -> None:
        self.state.agenda.append(FRAMES.parse(" ".join(words.rest())))

    def scores(self, words: Words) -> None:
        self.state.scores = tuple(words.number(word, "scores") for word in words.rest())

    def decision(self, words: Words) -> None:
        self.state.decision = words.number(words.next("decision"), "decision")

    def over(self, words: Words) -> None:
        self.state.outcome = read_outcome(words, SEAT)

    def finish(self) -> State:
        self.deal_manors()
        self.deal_hands()
        if self.state.outcome is None and not self.state.agenda:
            self.state.agenda.append(TakeTurn(self.state.first))
        check(self.state)
        return self.state

    def deal_manors(self) -> None:
        state = self.state
        counts = (*state.rulings.ghosts, *MANOR_COUNTS[GHOSTS:])
        left = Counter(dict(zip(EVERY_MANOR_KIND, counts, strict=True)))
        left.subtract([kind for kind in state.manors if kind != UNNAMED] + (self.aside or []))
        for kind, count in left.items():
            if count < 0:
                found = f"{MANOR_KINDS[kind]}*{counts[kind] - count}"
                raise Malformed("manors", found, in_the_box(counts[kind]))
        rest = sorted(left.elements())
        if self.aside is not None and len(rest) != state.manors.count(UNNAMED):
            text = " ".join(map(MANOR_KIND.write, self.aside))
            raise Malformed("aside", text, Expected("all-not-dealt", "PSETUP-2"))
        state.dice.shuffle("deal", rest)
        state.manors = [rest.pop() if kind == UNNAMED else kind for kind in state.manors]
        state.aside = sorted(rest if self.aside is None else self.aside)

    def deal_hands(self) -> None:
        """A hand that is not named holds what is left of the team."""
        out = self.state.hunters_out()
        for seat, hand in enumerate(self.hands):
            left = Counter(TEAM)
            left.subtract(kind for owner, kind in out if owner == seat)
            self.state.hands[seat] = sorted(left.elements()) if hand is None else hand

    HANDLERS: Final[dict[str, Callable[[Any, Words], None]]] = {
        "dice": dice,
        "aside": set_aside,
        "first": first,
        "turn": turn,
        "owed": owed,
        "scores": scores,
        "decision": decision,
        "over": over,
    }


def read_manor(word: str) -> ManorKind:
    return UNNAMED if word == "?" else MANOR_KIND.read(word)


def head(words: Words) -> State:
    seats, wishes = 3, {}
    for word in words.rest():
        name, _, value = word.partition("=")
        if name == "seats":
            seats = words.number(value, "seats")
        else:
            wishes[name] = value
    if not TABLE.fewest_seats <= seats <= TABLE.most_seats:
        raise Malformed("seats", str(seats), from_to(TABLE.fewest_seats, TABLE.most_seats))
    return State(seats, rulings_for(wishes), Dice(DEFAULT_KEY))
