"""Scenarios: a position, then actions, played and printed step by step.

    station en seats=4
    map 0,0 reactor; 1,0 run-2
    turn red ap 2
    ---
    red move T e        # a comment
    red ! search T -    # must be refused; the rule is printed

Instead of a position, `GAME begin KEY edition=fr seats=4` sets up a game. A file dropped into the
folder of its game is a test.
"""

from collections.abc import Iterator
from pathlib import Path
from textwrap import wrap
from typing import Any, Final

from panicroom.kernel.errors import Refused
from tests.playthroughs.printing import event_lines
from tests.playthroughs.stage import Stage
from tests.playthroughs.stages import STAGES

FOLDER: Final = Path(__file__).parent / "scenarios"
WIDTH: Final = 100
GLUE: Final = "\N{NO-BREAK SPACE}"
SCENARIOS: Final = tuple(sorted(FOLDER.rglob("*.txt")))


def text_of(path: Path) -> str:
    return "".join(f"{line}\n" for line in play(path.read_text(encoding="utf-8")))


def play(text: str) -> Iterator[str]:
    """The printed scenario, line by line."""
    position, _, script = text.partition("\n---\n")
    head = next(line for line in position.splitlines() if not line.startswith("#")).split()
    stage = STAGES[head[0]]
    state = set_up(stage, head[2:]) if head[1:2] == ["begin"] else stage.game.read(position)
    yield from (f"  {line}" for line in event_lines(stage, state))
    shown = stage.pictures(state)
    yield from [*shown, *situation(stage, state)]
    for number, raw in enumerate(script.splitlines(), position.count("\n") + 3):
        words, _, comment = raw.partition("#")
        if not words.strip():
            yield from [f"# {comment.strip()}"] if comment else []
            continue
        yield from ["", ">> " + " ".join(raw.split())]
        try:
            yield from step(stage, state, words.split())
        except (Refused, AssertionError) as error:
            raise AssertionError(f"line {number}, {words.strip()}: {error}") from error
        if "!" in words:
            continue
        drawn = stage.pictures(state)
        yield from (picture for picture in drawn if picture not in shown)
        yield from situation(stage, state)
        shown = drawn


def set_up(stage: Stage, words: list[str]) -> Any:
    key, *pairs = words
    wishes: dict[str, Any] = dict(pair.split("=") for pair in pairs)
    wishes["seats"] = int(wishes["seats"])
    return stage.game.begin(stage.game.setup(**wishes), key)


def step(stage: Stage, state: Any, words: list[str]) -> Iterator[str]:
    """One action: what everyone hears of it, or the rule that refuses it."""
    game, seat = stage.game, stage.colors.index(words[0])
    if words[1] != "!":
        game.apply(state, seat, game.parse(" ".join(words[1:])))
        yield from (f"  {line}" for line in event_lines(stage, state))
        return
    action = game.parse(" ".join(words[2:]))
    try:
        game.apply(state, seat, action)
    except Refused as refused:
        refusal = refused.refusal
    else:
        raise AssertionError("was not refused")
    seen = game.why_not(game.view(state, seat), action)
    assert seen == refusal, f"refused {refusal}, but the view says {seen}"
    yield f"  refused {refusal.rule} {refusal.why}"


def situation(stage: Stage, state: Any) -> Iterator[str]:
    yield from stage.table(state)
    for seat in stage.game.owed(state):
        options = stage.game.options(state, seat)
        assert options, f"{stage.colors[seat]} is asked and has nothing to answer"
        glued = [stage.game.spell(option).replace(" ", GLUE) for option in options]
        text = f"{stage.colors[seat]} may: {f'{GLUE}| '.join(glued)}"
        lines = wrap(text, WIDTH, subsequent_indent="    ", break_on_hyphens=False)
        yield from (line.replace(GLUE, " ") for line in lines)
