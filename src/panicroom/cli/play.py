"""`panicroom play`: a new or a resumed game of people at one keyboard and bots."""

from pathlib import Path
from time import sleep
from typing import Final

from panicroom.cli.command_lines import resume_command
from panicroom.cli.faces import Face
from panicroom.cli.flags import (
    add_table_flags,
    add_talk_flag,
    face_of,
    rulings_of,
    seats_of,
    wishes_of,
)
from panicroom.cli.parser import Flags, Parser, number
from panicroom.cli.playing.game_series import GameSeries
from panicroom.cli.playing.input.hot_seat import edit_lines
from panicroom.cli.playing.input.pace import Pace, is_live, pace_of
from panicroom.cli.playing.input.preferences import Preferences
from panicroom.cli.playing.input.typed_words import agrees
from panicroom.cli.playing.server.local_players import LocalPlayers
from panicroom.cli.playing.server.records import check_folder
from panicroom.cli.playing.server.server_errors import user_error_of
from panicroom.cli.playing.server.state_file import StateFile
from panicroom.cli.playing.setup.flag_checks import games_allowed
from panicroom.cli.playing.setup.questions import ask_game, ask_what_is_open
from panicroom.cli.playing.setup.seating import seating_of
from panicroom.cli.screen.terminal import Terminal
from panicroom.client import Api, ClientError
from panicroom.words import Message

SAVES: Final = Path("saves")
DATA: Final = Path("panicroom-data")
PLAYERS: Final = "players.json"
NEW_GAME: Final = (
    "game", "seats", "bots", "level", "edition", "variant", "ruling", "talk", "seat", "new",
)  # fmt: skip
"""Flags that ask for a new game instead of resuming the last one."""


def add_flags(parser: Parser) -> None:
    add_table_flags(parser)
    parser.flag("--bots", metavar="N", type=number("--bots", least=0), help="flag-play-bots")
    parser.flag("--level", metavar="L", help="flag-play-level")
    parser.flag("--seat", metavar="COLOR", help="flag-seat")
    parser.flag("--pace", metavar="S", type=pace_of, help="flag-play-pace")
    add_talk_flag(parser)
    parser.flag("--no-confirm", action="store_true", help="flag-play-no-confirm")
    parser.flag("--new", action="store_true", help="flag-play-new")
    parser.flag("--data", metavar="FOLDER", type=Path, default=DATA, help="flag-play-data")
    parser.flag("--saves", metavar="FOLDER", type=Path, default=SAVES, help="flag-saves")


def run(flags: Flags, terminal: Terminal) -> None:
    """Wrong flags are refused before a server is started."""
    if is_live():
        edit_lines()
    faces = games_allowed(flags)
    check_folder(flags.saves)
    from panicroom.cli.exposed_files import warn_of_exposed  # these import the whole server
    from panicroom.cli.playing.server.local_server import LocalServer
    from panicroom.server.process.permissions import private_umask

    try:
        with private_umask(), LocalServer(flags.data) as server:
            api = Api(server.address())
            warn_of_exposed(server.exposed, terminal)

            def wait(times: int, pause: float) -> None:
                """If the terminal that ran the server has ended, start one here."""
                sleep(pause)
                api.address = server.address()

            state_file = StateFile(flags.data / PLAYERS)
            play(flags, terminal, faces, LocalPlayers(terminal, api, state_file, wait))
    except ClientError as trouble:
        raise user_error_of(trouble) from None


def play(flags: Flags, terminal: Terminal, faces: list[Face], players: LocalPlayers) -> None:
    preferences = Preferences(Pace(flags.pace), confirm=not flags.no_confirm)
    data = None if flags.data == DATA else flags.data
    series = GameSeries(
        players, preferences, flags.saves, resume_command(data, terminal.words.lang)
    )
    if not go_on(flags, terminal, series):
        begin(flags, terminal, faces, series)


def go_on(flags: Flags, terminal: Terminal, series: GameSeries) -> bool:
    """Resume the last game if there is one and the player wants to; False otherwise."""
    if any(getattr(flags, flag) not in (None, False, []) for flag in NEW_GAME):
        return False
    left = series.players.unfinished()
    if left is None:
        return False
    game = terminal.speaking_of(left["table"]["game"])
    if not agrees(game, "ask-resume", default=True, title=Message("title")):
        return False
    series.go_on(game, left["code"])
    return True


def begin(flags: Flags, terminal: Terminal, faces: list[Face], series: GameSeries) -> None:
    """Start a new game; ask for what no flag says."""
    if flags.game is None:
        flags.game = ask_game(terminal, faces)
    face = face_of(flags)
    game = terminal.speaking_of(face.game.name)
    ask_what_is_open(flags, game, face)
    wishes = wishes_of(face, flags)
    seating = seating_of(
        face, flags, face.game.setup(seats=seats_of(face, flags), **wishes)["seats"]
    )
    series.begin(game, face, wishes, seating, rules_told(face, flags))


def rules_told(face: Face, flags: Flags) -> list[Message]:
    wishes = wishes_of(face, flags)
    rulings = face.rulings(wishes)
    return [face.rules_played(wishes), *(rulings[name] for name in rulings_of(face, flags))]
