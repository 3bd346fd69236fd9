"""What could be tried and is not offered, each with the reason against it: hundreds of sentences,
for which a view is enough."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, Final

from pydantic import BaseModel
from pydantic_core import to_json

from panicroom.games import GAMES
from panicroom.kernel.errors import Refusal
from panicroom.kernel.game import Action, AnyGame, View
from panicroom.server.protocol.said import Said, said, said_if
from panicroom.telling import TELLERS
from panicroom.telling.relevance import Relevance

MOST: Final = 1000


class Impossible(BaseModel):
    """`said` is null for what leads nowhere that has a name. `sketch` is the action as options are
    sent, the game's Option."""

    action: str
    verb: str
    said: Said | None
    rule: str
    why: Said
    sketch: dict[str, Any]
    relevance: Relevance


def impossible_attempts(game: str, view: View, verbs: Sequence[str] = ()) -> bytes:
    """With one of these verbs, or all: a list of Impossible as JSON."""
    return to_json([*islice(attempts(GAMES[game], view, verbs), MOST)])


def attempts(game: AnyGame, view: View, verbs: Sequence[str]) -> Iterator[dict[str, Any]]:
    for action in game.candidates(view):
        if not verbs or action.verb in verbs:
            refusal = game.why_not(view, action)
            if refusal is not None:
                yield refused_attempt(game, view, action, refusal)


def refused_attempt(game: AnyGame, view: View, action: Action, refusal: Refusal) -> dict[str, Any]:
    """An Impossible as plain data: nothing that is made here is checked on its way out."""
    teller = TELLERS[game.name]
    return {
        "action": game.spell(action),
        "verb": action.verb,
        "said": said_if(teller.attempt(view, action)),
        "rule": refusal.rule,
        "why": said(teller.refuse(refusal, view.viewer)),
        "sketch": game.wire.option(view, action),
        "relevance": teller.relevance(refusal),
    }
