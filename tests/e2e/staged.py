"""`python -m tests.e2e.staged serve ...`: the server as it is, but with dice that always fall the
same way, bots that answer at once, tables that begin from a position by the wish `position`, and
another build of the page if one is named."""

import os
import sys
from dataclasses import replace
from functools import partial, wraps
from pathlib import Path
from typing import Any, Final

from panicroom.cli import main
from panicroom.games import GAMES
from panicroom.kernel.dice import Dice
from panicroom.kernel.game import AnyGame, Setup
from panicroom.server import app
from panicroom.server.api.page import Page
from panicroom.server.live import tables
from panicroom.server.table import due
from tests.e2e.server import BUILT

POSITIONS: Final = Path(__file__).parent / "positions"
KEY: Final = "staged"
KEPT: Final = "staged"
"""In a setup: the name of the position. The games themselves know the text of one."""


def from_positions(game: Any) -> AnyGame:
    """The game, which also takes the name of a position to begin from."""

    @wraps(game.setup)
    def setup(*, position: str = "", **wishes: Any) -> Setup:
        plain: Setup = game.setup(**wishes)
        return {**plain, "seats": read(position).seats, KEPT: position} if position else plain

    def lay_out(setup: Setup, dice: Dice) -> Any:
        return read(setup[KEPT]) if setup.get(KEPT) else game.lay_out(setup, dice)

    def read(position: str) -> Any:
        return game.read((POSITIONS / f"{position}.txt").read_text(encoding="utf-8"))

    staged: AnyGame = replace(game, setup=setup, lay_out=lay_out)
    return staged


if __name__ == "__main__":
    GAMES.update({name: from_positions(game) for name, game in GAMES.items()})
    tables.fresh_secret = lambda: KEY  # type: ignore[attr-defined]
    tables.sharing_dice = lambda made: made  # type: ignore
    due.thinking_time = lambda *_: 0
    if built := os.environ.get(BUILT):
        app.Page = partial(Page, folder=Path(built))  # type: ignore
    sys.exit(main(sys.argv[1:]))
