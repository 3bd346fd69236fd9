"""`panicroom bench`: how fast the engine is on one core, and how fast another one is."""

from panicroom.cli.complaint import Complaint
from panicroom.cli.flags import FACE
from panicroom.cli.parser import Flags, Parser, number
from panicroom.cli.speed import catanatron_rate, engine_rate, engine_split
from panicroom.cli.terminal import Terminal

COLUMNS = ("seats", "rate", "options", "apply", "view", "copy", "ratio")


def add_flags(parser: Parser) -> None:
    parser.flag("--games", metavar="N", type=number("--games"), default=40, help="flag-bench-games")


def run(flags: Flags, terminal: Terminal) -> None:
    if not flags.games:
        raise Complaint("error-number", flag="--games", text="0")
    terminal.say("bench-begins", games=flags.games)
    other = catanatron_rate(max(flags.games // 4, 1))  # its games are several times as long
    rows = [[terminal.words.say(f"bench-{column}") for column in COLUMNS]]
    for seats in FACE.seat_counts:
        rate = engine_rate(FACE.game, seats, flags.games).per_second
        split = engine_split(FACE.game, seats, flags.games)
        ratio = f"{rate / other.per_second:.2f}" if other else "-"
        rows.append([str(seats), f"{rate:.0f}", *(f"{part:.1f}" for part in split), ratio])
    terminal.table(rows)
    if other:
        terminal.say("bench-catanatron", rate=round(other.per_second))
    else:
        terminal.say("bench-no-catanatron")
