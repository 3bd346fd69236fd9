"""Puzzles as JSON, as the page reads them: seats by color, cards by name, rows by number."""

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from panicroom.puzzles.proofs import Against, Step
from panicroom.puzzles.puzzle import Puzzle, id_of
from panicroom.puzzles.questions import Kind, Question
from panicroom.station.cards import CARD_NAMES, Card
from panicroom.station.deduction.facts import (
    Case,
    Death,
    Exchange,
    Fact,
    Hand,
    OwnHost,
    Pile,
    Scan,
    Span,
)
from panicroom.station.deduction.possible import World
from panicroom.station.tokens import COLORS, NOBODY, SEATS, Seat

Json: TypeAlias = dict[str, Any]

FACTS: Final[Mapping[str, type[Fact]]] = {
    "span": Span,
    "pile": Pile,
    "own-host": OwnHost,
    "exchange": Exchange,
    "scan": Scan,
    "hand": Hand,
    "death": Death,
}
NAMES: Final = {kind: name for name, kind in FACTS.items()}
NUMBERS: Final = (Kind.COUNT, Kind.GAS)
"""Their answers are no seats."""


def as_json(puzzle: Puzzle) -> Json:
    question, case = puzzle.question, puzzle.case
    partner = {"partner": COLORS[question.partner]} if question.kind is Kind.GAS else {}
    return {
        "id": id_of(puzzle),
        "kind": str(question.kind),
        "grade": puzzle.grade,
        "seats": case.seats,
        "me": COLORS[case.seat],
        "infected": puzzle.infected,
        **partner,
        "answers": [answer_text(question, answer) for answer in question.answers],
        "right": answer_text(question, puzzle.right),
        "rows": [fact_json(fact) for fact in case.facts],
        "needed": list(puzzle.needed),
        "steps": [[step.row, step.what, colors(step.seats)] for step in puzzle.steps],
        "against": {answer_text(question, a): against_json(why) for a, why in puzzle.against},
    }


def answer_text(question: Question, answer: int) -> str:
    return str(answer) if question.kind in NUMBERS else COLORS[answer]


def fact_json(fact: Fact) -> Json:
    return {"fact": NAMES[type(fact)]} | {k: plain(k, v) for k, v in fact._asdict().items()}


def plain(name: str, value: Any) -> Any:
    if isinstance(value, tuple):
        return [plain(name, each) for each in value]
    if isinstance(value, Card):
        return CARD_NAMES[value]
    return COLORS[value] if isinstance(value, Seat) else value


def against_json(why: Against) -> Json:
    if why.world is None:
        return {"row": why.row}
    infected = [seat for seat in SEATS if why.world.has(seat)]
    host = None if why.world.host == NOBODY else COLORS[why.world.host]
    return {"host": host, "infected": colors(infected)}


def colors(seats: Any) -> list[str]:
    return [COLORS[seat] for seat in seats]


def from_json(told: Json) -> Puzzle:
    kind = Kind(told["kind"])
    partner = seat_of(told["partner"]) if "partner" in told else NOBODY
    answers = tuple(answer_of(kind, text) for text in told["answers"])
    return Puzzle(
        question=Question(kind, answers, partner),
        case=Case(seat_of(told["me"]), told["seats"], tuple(map(fact_of, told["rows"]))),
        infected=told["infected"],
        right=answer_of(kind, told["right"]),
        needed=tuple(told["needed"]),
        steps=tuple(
            Step(row, what, tuple(int(seat_of(color)) for color in seats))
            for row, what, seats in told["steps"]
        ),
        against=tuple(
            (answer_of(kind, text), against_of(why)) for text, why in told["against"].items()
        ),
        grade=told["grade"],
    )


def seat_of(color: str) -> Seat:
    return SEATS[COLORS.index(color)]


def answer_of(kind: Kind, text: str) -> int:
    return int(text) if kind in NUMBERS else seat_of(text)


def fact_of(told: Json) -> Fact:
    fields = {name: read(value) for name, value in told.items() if name != "fact"}
    return FACTS[told["fact"]](**fields)


def read(value: Any) -> Any:
    if isinstance(value, list):
        return tuple(read(each) for each in value)
    if isinstance(value, str):
        return seat_of(value) if value in COLORS else Card(CARD_NAMES.index(value))
    return value


def against_of(why: Json) -> Against:
    if "row" in why:
        return Against(why["row"], None)
    host = NOBODY if why["host"] is None else seat_of(why["host"])
    return Against(None, World(host, sum(1 << seat_of(color) for color in why["infected"])))
