"""A table in any position in one line, and short ways to play on from it.

table = at("red T4@storage-1", "turn red ap 2")
table.do("red", "search T -")
assert table.refuses("red", "burn T") == "WIN-1"
"""

import pytest

from panicroom.kernel.audience import Event, heard_by
from panicroom.kernel.errors import Refused
from panicroom.station import STATION
from panicroom.station.cards import CARD_NAMES
from panicroom.station.rooms import ROOM_NAMES
from panicroom.station.spelling import read_character, spell
from panicroom.station.state import State
from panicroom.station.tokens import COLOURS
from panicroom.station.view import View

rule = pytest.mark.rule
"""`@rule("MOVE-1")`: the rule ids a test proves."""

ruling = pytest.mark.ruling
"""`@ruling("hive_depth")`: two values of the ruling give different results from one position."""


class Table:
    """A state and the words of its notation."""

    def __init__(self, state: State) -> None:
        self.state = state

    def do(self, colour: str, *actions: str) -> list[Event]:
        """Take actions; the events of the last one come back."""
        events: list[Event] = []
        for action in actions:
            events = STATION.apply(self.state, seat(colour), STATION.parse(action))
        return events

    def options(self, colour: str, verb: str = "") -> list[str]:
        """What the seat may do now, as text; of one verb if one is named."""
        texts = [spell(option) for option in STATION.options(self.state, seat(colour))]
        return [text for text in texts if not verb or text.split()[0] == verb]

    def refuses(self, colour: str, action: str) -> str:
        """The rule that a refused action cites; the state must be as it was."""
        before = STATION.write(self.state)
        parsed = STATION.parse(action)
        with pytest.raises(Refused) as caught:
            STATION.apply(self.state, seat(colour), parsed)
        assert STATION.write(self.state) == before
        assert STATION.why_not(self.view(colour), parsed) == caught.value.refusal
        return caught.value.refusal.rule

    def view(self, colour: str | None) -> View:
        return STATION.view(self.state, None if colour is None else seat(colour))

    def owed(self) -> list[str]:
        return [COLOURS[owing] for owing in STATION.owed(self.state)]

    def room(self, character: str) -> str:
        """`room("red.T")`; '-' for one that is not on the map."""
        where = self.state.rooms[read_character(character)]
        return "-" if where < 0 else ROOM_NAMES[where]

    def health(self, character: str) -> int:
        return self.state.health[read_character(character)]

    def hand(self, colour: str) -> list[str]:
        return hand_of(self.state, colour)

    def parasites(self) -> list[str]:
        """`gray@run-1` for each token, sorted."""
        return sorted(
            f"{face.name.lower()}@{ROOM_NAMES[room]}" for room, face in self.state.parasites
        )

    @property
    def ended(self) -> str | None:
        return self.state.outcome.reason if self.state.outcome else None

    @property
    def winners(self) -> list[str]:
        assert self.state.outcome is not None
        return [COLOURS[winner] for winner in self.state.outcome.winners]


def at(*lines: str) -> Table:
    """A position from its lines; the first may be left out ("station en seats=5")."""
    text = list(lines)
    if not text or not text[0].startswith("station"):
        text.insert(0, "station en seats=5")
    return Table(STATION.read("\n".join(text)))


def begin(key: str = "test", **setup: object) -> Table:
    """A game from its very start."""
    return Table(STATION.begin(STATION.setup(**setup), key))  # type: ignore[arg-type]


def seat(colour: str) -> int:
    return COLOURS.index(colour)


def hand_of(state: State, colour: str) -> list[str]:

    return [CARD_NAMES[card] for card in state.hands[seat(colour)]]


def named(events: list[Event], name: str) -> list[Event]:
    """The events of one class."""
    return [event for event in events if type(event).__name__ == name]


def heard(events: list[Event], colour: str | None) -> list[Event]:
    """The events as one seat (or a spectator, None) hears them."""
    viewer = None if colour is None else seat(colour)
    return [e for e in (heard_by(event, viewer) for event in events) if e is not None]
