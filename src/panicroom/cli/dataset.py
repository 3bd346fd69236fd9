"""`panicroom dataset`: plays many games of bots and keeps them as Parquet."""

import os
from functools import partial
from pathlib import Path
from typing import Final

from panicroom.cli.extras import needing
from panicroom.cli.flags import add_game_flag, add_rules_flags, add_seats_flag, face_of
from panicroom.cli.parser import Flags, Parser, number
from panicroom.cli.reports.plans import plans_of
from panicroom.cli.screen.progress import progress
from panicroom.cli.screen.terminal import Terminal
from panicroom.cli.sim import add_bots_flags, add_place_flags, checked_place_of
from panicroom.cli.user_error import UserError
from panicroom.kernel.errors import Malformed
from panicroom.kernel.expected import NOT_EMPTY
from panicroom.sim import check

DEFAULT_GAMES: Final = 1000


def add_flags(parser: Parser) -> None:
    games, seats = number("--games"), number("--seats")
    parser.flag(
        "--games", metavar="N", type=games, default=DEFAULT_GAMES, help="flag-dataset-games"
    )
    parser.flag("--out", metavar="FOLDER", default="", help="flag-dataset-out")
    add_game_flag(parser, "flag-game")
    add_seats_flag(parser, "flag-seats", lambda text: [seats(text)])
    add_bots_flags(parser)
    add_rules_flags(parser)
    parser.flag("--key", metavar="KEY", help="flag-key")
    add_place_flags(parser)


def run(flags: Flags, terminal: Terminal) -> None:
    face = face_of(flags)
    plan, *others = plans_of(face, flags)
    if others:
        raise UserError("dataset-one-kind")
    if not flags.out:
        raise Malformed("out", "", NOT_EMPTY)
    check(plan)
    on, folder = checked_place_of(flags), Path(flags.out)
    with needing("datasets", "dataset"):
        from panicroom.research.dataset.folder import size_of
        from panicroom.research.dataset.writing import write
    with progress(terminal.words, plan.games) as tell:
        write(plan, folder, flags.jobs or os.cpu_count() or 1, partial(tell, 0), on)
    size = size_of(folder)
    terminal.say(
        "dataset-written",
        games=plan.games,
        file=str(folder),
        bytes=size,
        each=round(size / plan.games),
    )
