"""A question to a program, at any position of a match and in any other world of it."""

from typing import Any

from panicroom.kernel.audience import heard_by
from panicroom.kernel.match import AnyMatch
from panicroom.research.program.playing import TRUTHS
from panicroom.research.program.request import Asked, Said
from panicroom.telling import TELLERS

CLAIMS = {"station": "am-human", "panik": "manor-is red.1 trap"}


def asked_in(match: AnyMatch, state: Any, seat: int) -> Asked:
    """The past is that of both worlds."""
    heard = [event for e in match.events if (event := heard_by(e, seat)) is not None]
    game, name = match.game, match.game.name
    view, options = game.view(state, seat), game.options(state, seat)
    said = [Said(0, 1, CLAIMS[name])]
    return Asked(TELLERS[name], TRUTHS[name], view, heard, 0, options, said, None)
