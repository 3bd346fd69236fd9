"""Scenarios: a position, then actions, played and printed step by step.

    station en seats=4
    map 0,0 reactor; 1,0 run-2
    turn red ap 2
    ---
    red move T e        # a comment
    red ! search T -    # must be refused; the rule is printed

Instead of a position, `begin KEY edition seats=N variants=1,2` sets up a game. A file dropped
into the folder is a test.
"""

from collections.abc import Iterator
from pathlib import Path
from textwrap import wrap
from typing import Final

from panicroom.kernel.errors import Refused
from panicroom.station import STATION
from panicroom.station.board import draw_map, draw_table
from panicroom.station.spelling import spell
from panicroom.station.state import State
from panicroom.station.tokens import COLOURS
from panicroom.station.view import View
from tests.playthroughs.printing import event_lines

FOLDER: Final = Path(__file__).parent / "scenarios"
WIDTH: Final = 100
GLUE: Final = "\N{NO-BREAK SPACE}"
SCENARIOS: Final = tuple(sorted(FOLDER.glob("*.txt")))


def text_of(path: Path) -> str:
    return "".join(f"{line}\n" for line in play(path.read_text(encoding="utf-8")))


def play(text: str) -> Iterator[str]:
    """The printed scenario, line by line."""
    position, _, script = text.partition("\n---\n")
    state = begin(position)
    yield from (f"  {line}" for line in event_lines(state))
    shown = draw_map(spoken_view(state))
    yield from [shown, *situation(state)]
    for number, raw in enumerate(script.splitlines(), position.count("\n") + 3):
        words, _, comment = raw.partition("#")
        if not words.strip():
            yield from [f"# {comment.strip()}"] if comment else []
            continue
        yield from ["", ">> " + " ".join(raw.split())]
        try:
            yield from step(state, words.split())
        except (Refused, AssertionError) as error:
            raise AssertionError(f"line {number}, {words.strip()}: {error}") from error
        if "!" in words:
            continue
        drawn = draw_map(spoken_view(state))
        yield from [drawn] if drawn != shown else []
        yield from situation(state)
        shown = drawn


def begin(position: str) -> State:
    words = position.splitlines()[-1].split()
    if words[0] != "begin":
        return STATION.read(position)
    wishes = dict(word.split("=") for word in words[3:])
    variants = [int(number) for number in wishes.get("variants", "").split(",") if number]
    setup = STATION.setup(edition=words[2], seats=int(wishes["seats"]), variants=variants)
    return STATION.begin(setup, words[1])


def step(state: State, words: list[str]) -> Iterator[str]:
    """One action: what everyone hears of it, or the rule that refuses it."""
    seat = COLOURS.index(words[0])
    if words[1] != "!":
        STATION.apply(state, seat, STATION.parse(" ".join(words[1:])))
        yield from (f"  {line}" for line in event_lines(state))
        return
    action = STATION.parse(" ".join(words[2:]))
    try:
        STATION.apply(state, seat, action)
    except Refused as refused:
        refusal = refused.refusal
    else:
        raise AssertionError("was not refused")
    seen = STATION.why_not(STATION.view(state, seat), action)
    assert seen == refusal, f"refused {refusal}, but the view says {seen}"
    yield f"  refused {refusal.rule} {refusal.why}"


def spoken_view(state: State) -> View:
    """The board of the seat that is asked; at the end, a spectator's."""
    owing = STATION.owed(state)
    return STATION.view(state, owing[0] if owing else None)


def situation(state: State) -> Iterator[str]:
    yield draw_table(spoken_view(state))
    for seat in STATION.owed(state):
        options = STATION.options(state, seat)
        assert options, f"{COLOURS[seat]} is asked and has nothing to answer"
        glued = [spell(option).replace(" ", GLUE) for option in options]
        text = f"{COLOURS[seat]} may: {f'{GLUE}| '.join(glued)}"
        lines = wrap(text, WIDTH, subsequent_indent="    ", break_on_hyphens=False)
        yield from (line.replace(GLUE, " ") for line in lines)
