"""`panicroom bench`: decisions per second of each engine on one core, compared with catanatron and,
if asked for, with the native core."""

from collections.abc import Sequence

from panicroom import core
from panicroom.cli.faces import FACES, Face
from panicroom.cli.flags import add_game_flag, face_of
from panicroom.cli.parser import Flags, Parser, number
from panicroom.cli.screen.terminal import Terminal
from panicroom.sim.engine_speed import catanatron_rate, engine_rate, engine_split

COLUMNS = ("game", "seats", "rate", "options", "apply", "view", "copy", "ratio")
CORE_COLUMNS = (
    *("game", "seats", "readable", "driven", "times", "inside"),
    *("whole", "batch", "tensors", "playouts", "copy"),
)
MISSING = "-"
CORE_GAMES = 20  # for one game of the readable engine: it is that much faster


def add_flags(parser: Parser) -> None:
    parser.flag("--games", metavar="N", type=number("--games"), default=40, help="flag-bench-games")
    add_game_flag(parser, "flag-one-game")
    parser.flag("--core", action="store_true", help="flag-bench-core")


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
    if flags.core:
        show_core(faces, flags.games, terminal)


def show_core(faces: Sequence[Face], games: int, terminal: Terminal) -> None:
    """Both engines again, seat by seat, so that what else the machine does hits both."""
    if not core.available():
        terminal.say("bench-no-core")
        return
    from panicroom.sim.core_speed import core_speed

    terminal.say("bench-core-begins")
    rows = [[terminal.words.say(f"bench-core-{column}") for column in CORE_COLUMNS]]
    for face in faces:
        for seats in face.seat_counts:
            readable = engine_rate(face.game, seats, games).per_second
            speed = core_speed(face.game.name, seats, CORE_GAMES * games)
            numbers = (
                readable,
                speed.driven.per_second,
                speed.driven.per_second / readable,
                speed.inside.per_second,
                speed.whole.per_second,
                speed.batch and speed.batch.per_second,
                speed.tensors and speed.tensors.per_second,
                speed.playouts,
                speed.copy,
            )
            shown = (MISSING if number is None else f"{number:.0f}" for number in numbers)
            rows.append([face.game.name, str(seats), *shown])
    terminal.table(rows)
    terminal.say("bench-peers")
    if speed.batch is None:
        terminal.say("bench-no-numpy")
