"""Simulation results as rows of a text table."""

from collections.abc import Iterator, Sequence
from typing import Final

from panicroom.cli.faces import Face
from panicroom.cli.flags import level_name
from panicroom.sim import SIDED, Finding, Mean, Plan, Share, Sides, Spread
from panicroom.words import Message, Words

SPREAD: Final = ("mean", "interval", "lower", "median", "upper")


def head(face: Face, plan: Plan) -> list[Message]:
    return [
        Message("sim-games", {"games": plan.games}),
        Message("sim-players", {"seats": len(plan.players)}),
        face.rules_played(plan.wishes),
    ]


def players_message(plan: Plan) -> Message:
    first = plan.players[0]
    if isinstance(first, Sides):
        return Message(
            "sim-sides", {side: level_name(level) for side, level in first._asdict().items()}
        )
    names = [name for name in plan.players if isinstance(name, str)]
    kinds = list(dict.fromkeys(names))
    return Message(
        "sim-bot-levels", {"levels": [level_name(kind) for kind in kinds], "count": len(kinds)}
    )


def side_rows(words: Words, finding: Finding) -> Iterator[list[str]]:
    say = words.say
    yield [say("sim-side"), say("sim-reason"), say("sim-wins"), "%", say("sim-interval")]
    for side, share in finding.summary.sides.items():
        yield [say(f"side-{side}"), "", *share_cells(words, share)]
        for reason, count in finding.summary.reasons[side].items():
            yield [
                "",
                words.tell(Message(f"outcome-{reason}"), "short"),
                *share_cells(words, count),
            ]


def seat_rows(words: Words, face: Face, finding: Finding) -> Iterator[list[str]]:
    """In a game of sides the seats have no scores."""
    say = words.say
    rivals = finding.plan.game not in SIDED
    yield [
        *map(say, ("sim-seat", "sim-level", "sim-won")),
        "%",
        *map(say, ("sim-interval", "sim-shared")),
        *([f"{say('sim-score')}, %", say("sim-interval")] if rivals else []),
    ]
    seats = zip(face.seat_words, finding.plan.players, finding.summary.seats, strict=False)
    for seat, player, wins in seats:
        cells = [say(f"seat-{seat}"), player_cell(words, player), *share_cells(words, wins.won)]
        score = mean_cells(words, wins.score, 100) if rivals else []
        yield [*cells, str(wins.shared), *score]


def player_cell(words: Words, player: str | Sides) -> str:
    names = [player] if isinstance(player, str) else list(dict.fromkeys(player))
    return "/".join(words.tell(level_name(name)) for name in names)


def figure_rows(words: Words, finding: Finding) -> Iterator[list[str]]:
    yield [words.say("sim-figure"), *(words.say(f"sim-{column}") for column in SPREAD)]
    for name, spread in finding.summary.spreads.items():
        yield [words.say(f"figure-{name}"), *spread_cells(words, spread)]


def share_cells(words: Words, share: Share) -> list[str]:
    return [
        str(share.times),
        decimal(words, 100 * share.share),
        interval(words, share.low, share.high, 100),
    ]


def mean_cells(words: Words, mean: Mean, scale: float = 1) -> list[str]:
    return [decimal(words, scale * mean.mean), interval(words, mean.low, mean.high, scale)]


def spread_cells(words: Words, spread: Spread) -> list[str]:
    quartiles: Sequence[float] = (spread.lower, spread.median, spread.upper)
    mean = mean_cells(words, Mean(spread.mean, spread.low, spread.high))
    return [*mean, *(decimal(words, number) for number in quartiles)]


def decimal(words: Words, number: float, sign: str = "", places: int = 1) -> str:
    """With so many digits after the point or comma of the language; sign "+" shows a plus, too."""
    shown = f"{number:{sign}.{places}f}"
    digits = words.say("sim-decimal", number=abs(float(shown)))
    return shown[0] + digits if shown[0] in "+-" else digits


def interval(words: Words, low: float, high: float, scale: float, sign: str = "") -> str:
    ends = [decimal(words, scale * end, sign) for end in (low, high)]
    return words.say("sim-range", low=ends[0], high=ends[1])
