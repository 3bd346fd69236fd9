"""A scripted bot in one seat of a position, and what it does there.

sitting = Sitting("normal", "red", "red T4@hive A4@hive hand own gas*3", "turn red ap 1")
assert sitting.choice() == "burn T"
"""

from panicroom.bots.station.memory import Memory
from panicroom.bots.station.scripted import ScriptedBot
from panicroom.kernel.audience import HIDDEN, Event, heard_by
from panicroom.kernel.dice import Dice
from panicroom.kernel.named import SEATS, Seat
from panicroom.station.cards import Card
from panicroom.station.rules.search import CardDrawn
from panicroom.station.rules.setup import GameBegan
from tests.table import Table, at, seat

UNSEEN: Card = HIDDEN  # type: ignore[assignment]


class Sitting:
    """The bot has heard that the game began, and everybody draw a card, unless told otherwise."""

    def __init__(self, level: str, color: str, *lines: str) -> None:
        self.table: Table = at(*lines)
        self.color = color
        self.seat = seat(color)
        self.bot = ScriptedBot(level)
        seats = self.table.state.seats
        self.memory: Memory = self.bot.begin(self.seat, {"seats": seats})
        drawn = [CardDrawn(other, UNSEEN) for other in SEATS[:seats] if other != self.seat]
        self.hears(GameBegan(seats, Seat.RED), *drawn)

    def hears(self, *events: Event) -> "Sitting":
        """Events as they happen; the bot is told what its seat hears."""
        for event in events:
            heard = heard_by(event, self.seat)
            if heard is not None:
                self.memory = self.bot.see(self.memory, heard)
        return self

    def choice(self, key: str = "sitting") -> str:
        game, state = self.table.game, self.table.state
        options = game.options(state, self.seat)
        view = game.view(state, self.seat)
        chosen = self.bot.choose(self.memory, view, options, Dice(key))
        assert chosen in options
        return game.spell(chosen)

    def share(self, action: str, times: int = 200) -> float:
        """How often it does this here, by dice that differ."""
        return sum(self.choice(f"sitting-{time}") == action for time in range(times)) / times

    def play(self) -> list[str]:
        """Until the seat owes nothing any more; what it did."""
        done: list[str] = []
        while self.color in self.table.owed():
            done.append(self.choice())
            self.hears(*self.table.do(self.color, done[-1]))
            if done[-1] == "end-turn":
                break
        return done


def red_believes(level: str, *events: Event) -> dict[int, float]:
    sitting = Sitting(level, "red").hears(*events)
    return dict(sitting.bot.suspicions(sitting.memory, sitting.table.view("red")))
