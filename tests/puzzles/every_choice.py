"""All that the rules allow from one small position, played by the real engine: every order of the
deck, and every card that anybody may give."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import permutations

from panicroom.kernel.agenda import settle
from panicroom.kernel.audience import Event, heard_by
from panicroom.station.agenda import ChooseTradeCards, Draw, TakeTurn
from panicroom.station.deduction.possible import World, Worlds
from panicroom.station.game import STATION
from panicroom.station.options import ENGINE
from panicroom.station.rooms import REACTOR
from panicroom.station.rules.ending import hold_scan
from panicroom.station.state import State
from panicroom.station.tokens import COLORS, SEATS, Seat
from tests.table import at

Heard = tuple[Event, ...]


def start(hands: Sequence[str], deck: Sequence[str]) -> State:
    """Four players in the Reactor; gas in the discards, so that WIN-3 ends nothing."""
    lines = [f"{color} hand own {hand}" for color, hand in zip(COLORS, hands, strict=False)]
    search = f"search {' '.join(deck)} | none"
    return at("station en seats=4", *lines, search, "discards gas").state


def histories(state: State, script: Sequence[str], viewer: Seat) -> dict[str, tuple[Heard, Worlds]]:
    """For each way in which the script may sound to the viewer what was heard, and all worlds."""
    found: dict[str, set[World]] = defaultdict(set)
    heard: dict[str, Heard] = {}
    for deck in set(permutations(state.search)):
        begun = state.copy()
        begun.search = list(deck)
        for end, events in plays(begun, script, ()):
            told = tuple(e for e in (heard_by(event, viewer) for event in events) if e is not None)
            heard[repr(told)] = told
            infected = sum(1 << infection.seat for infection in end.infections)
            found[repr(told)].add(World(end.host, infected))
    return {name: (heard[name], frozenset(worlds)) for name, worlds in found.items()}


def plays(state: State, script: Sequence[str], events: Heard) -> Iterator[tuple[State, Heard]]:
    if state.over:
        return
    if not script:
        yield state, events
        return
    verb, *seats = script[0].split()
    who = [SEATS[COLORS.index(color)] for color in seats]
    twin = state.copy()
    twin.news, twin.offered = [], {}
    if verb == "trade":
        twin.agenda.append(ChooseTradeCards(who[0], who[1], REACTOR, None, None))
        yield from gifts(twin, script[1:], events, who)
        return
    if verb == "scan":
        hold_scan(twin)
    else:
        twin.agenda.append(Draw(who[0], REACTOR, 1))
        settle(twin, ENGINE.steps)
    assert twin.over or isinstance(twin.agenda[-1], TakeTurn)
    yield from plays(twin, script[1:], (*events, *twin.news))


def gifts(
    state: State, script: Sequence[str], events: Heard, who: Sequence[Seat]
) -> Iterator[tuple[State, Heard]]:
    if not who:
        yield from plays(state, script, (*events, *state.news))
        return
    for gift in STATION.options(state, who[0]):
        twin = state.copy()
        STATION.apply(twin, who[0], gift)
        yield from gifts(twin, script, events, who[1:])
