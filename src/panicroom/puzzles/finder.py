"""Looks for puzzles in games of bots, and nowhere else: a game of people is nobody's riddle."""

from collections.abc import Iterator
from typing import Final

from panicroom.bots.keys import derived_key
from panicroom.bots.registry import bot_named
from panicroom.bots.table import Table
from panicroom.games import game_named
from panicroom.kernel.audience import heard_by
from panicroom.kernel.match import AnyMatch, Match
from panicroom.puzzles.puzzle import Puzzle, puzzle_of
from panicroom.puzzles.questions import Kind, Question, questions
from panicroom.station.actions import GiveCard
from panicroom.station.agenda import ChooseTradeCards
from panicroom.station.cards import GAS
from panicroom.station.deduction.notes import Notes, open_notes, taken
from panicroom.station.deduction.possible import BEGINNING, World, worlds_of
from panicroom.station.tokens import SEATS, Seat

GAME: Final = "station"
SEAT_COUNTS: Final = (4, 5, 5, 6)
LEVELS: Final = ("easy", "normal", "hard")


def puzzles_of(base: str, index: int) -> list[Puzzle]:
    """Those of one game: at most one of each kind for a seat, when it can first be asked."""
    key = derived_key(base, index)
    game = game_named(GAME)
    seats = SEAT_COUNTS[index % len(SEAT_COUNTS)]
    level = LEVELS[index % len(LEVELS)]
    match: AnyMatch = Match.begin(game, game.setup(seats=seats), key)
    table = Table(match, {seat: bot_named(GAME, level) for seat in range(seats)}, key)
    listeners = [Listener(match, seat) for seat in SEATS[:seats]]
    found: list[Puzzle] = []
    while table.step() and not match.over:
        for listener in listeners:
            found += listener.listen()
    return found


class Listener:
    """One seat, which asks itself each question until it can be answered."""

    def __init__(self, match: AnyMatch, seat: Seat) -> None:
        self.match = match
        self.heard = 0
        self.notes: Notes = open_notes(seat, match.state.seats)
        self.worlds = BEGINNING
        self.asked: set[Kind] = set()

    def listen(self) -> Iterator[Puzzle]:
        seat, known = self.notes.case.seat, len(self.notes.case.facts)
        for event in self.match.events[self.heard :]:
            told = heard_by(event, seat)
            if told is not None:
                self.notes = taken(self.notes, told)
        self.heard = len(self.match.events)
        if not self.match.state.is_alive(seat):
            return
        case = self.notes.case
        if len(case.facts) > known:
            self.worlds = worlds_of(case)
        news = questions(case) if len(case.facts) > known else []
        for question in [*news, *self.trade()]:
            if question.kind not in self.asked:
                puzzle = puzzle_of(question, case, self.worlds, self.truth())
                if puzzle is not None:
                    self.asked.add(question.kind)
                    yield puzzle

    def trade(self) -> Iterator[Question]:
        """Where this seat is human, and may give a Gas Can or something else."""
        state, seat = self.match.state, self.notes.case.seat
        frame = state.top_frame()
        if not isinstance(frame, ChooseTradeCards) or seat not in (frame.seat, frame.partner):
            return
        options = self.match.game.options(state, seat)
        can_choose = GiveCard(GAS) in options and len(options) > 1
        if can_choose and not state.is_infected(seat):
            partner = frame.partner if seat == frame.seat else frame.seat
            yield Question(Kind.GAS, (1, 0), int(partner))

    def truth(self) -> World:
        state = self.match.state
        infected = sum(1 << infection.seat for infection in state.infections)
        return World(state.host, infected)
