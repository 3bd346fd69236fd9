"""`panicroom bench`: decisions per second of each engine on one core, compared with catanatron."""

from panicroom.cli.faces import FACES
from panicroom.cli.flags import add_game_flag, face_of
from panicroom.cli.parser import Flags, Parser, number
from panicroom.cli.reports.engine_speed import catanatron_rate, engine_rate, engine_split
from panicroom.cli.screen.terminal import Terminal

COLUMNS = ("game", "seats", "rate", "options", "apply", "view", "copy", "ratio")


def add_flags(parser: Parser) -> None:
    parser.flag("--games", metavar="N", type=number("--games"), default=40, help="flag-bench-games")
    add_game_flag(parser, "flag-one-game")


def run(flags: Flags, terminal: Terminal) -> None:
    faces = list(FACES.values()) if flags.game is None else [face_of(flags)]
    terminal.say("bench-begins", games=flags.games)
    other = catanatron_rate(max(flags.games // 4, 1))  # its games are several times as long
    columns = COLUMNS if other else COLUMNS[:-1]
    rows = [[terminal.words.say(f"bench-{column}") for column in columns]]
    for face in faces:
        for seats in face.seat_counts:
            rate = engine_rate(face.game, seats, flags.games).per_second
            split = engine_split(face.game, seats, flags.games)
            ratio = [f"{rate / other.per_second:.2f}"] if other else []
            parts = [f"{part:.1f}" for part in split]
            rows.append([face.game.name, str(seats), f"{rate:.0f}", *parts, *ratio])
    terminal.table(rows)
    if other:
        terminal.say("bench-catanatron", rate=round(other.per_second))
    else:
        terminal.say("bench-no-catanatron")
