"""What a program is asked: all that its seat may know, and what it can answer.

Made of the seat's view, of the events as it heard them and of what was claimed aloud; whoever
makes a request has nothing else. So two worlds that the seat cannot tell apart give the same bytes.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from panicroom.kernel.audience import Event
from panicroom.kernel.game import Action, View
from panicroom.research.truth import Truths
from panicroom.telling import Teller
from panicroom.telling.claims import claim_choices

MOST_CLAIMS: Final = 5
"""Of one answer."""


class Said(NamedTuple):
    """A claim, made aloud."""

    decision: int
    """Before which, as all views count them."""
    seat: int
    claim: str


class Wrong(NamedTuple):
    """What was wrong with the last answer."""

    why: str
    params: Mapping[str, Any] = {}


class Asked(NamedTuple):
    teller: Teller
    truths: Truths
    view: View
    heard: Sequence[Event]
    news: int
    """How many of `heard` the program knows from its last request."""
    options: Sequence[Action]
    said: Sequence[Said]
    wrong: Wrong | None


Tell = Callable[[Asked], str]
"""The same in words."""


def as_json(asked: Asked, text: str | None = None) -> str:
    """On one line."""
    return json.dumps(request(asked) | ({} if text is None else {"text": text}))


def as_line(text: str) -> str:
    """Words on one line: line breaks are written as in JSON."""
    return text.replace("\\", "\\\\").replace("\n", "\\n")


def request(asked: Asked) -> dict[str, Any]:
    teller, view = asked.teller, asked.view
    game, words = teller.game, teller.seat_words
    claims = claim_choices(teller, view.seats, view.viewer)
    return {
        "game": game.name,
        "you": words[view.viewer],
        "seats": list(words[: view.seats]),
        "view": game.wire.view(view),
        "story": [game.wire.event(event) for event in asked.heard],
        "news": asked.news,
        "options": [
            {"number": number, "action": game.spell(option)}
            for number, option in enumerate(asked.options, 1)
        ],
        "claims": [said._asdict() | {"seat": words[said.seat]} for said in asked.said],
        "can_claim": {
            verb: [list(values) for values in fields.values()] for verb, fields in claims.items()
        },
        "most_claims": MOST_CLAIMS,
        "can_believe": {asked.truths.question: list(asked.truths.subjects(view))},
        "wrong": None if asked.wrong is None else wrong_data(asked, asked.wrong),
    }


def wrong_data(asked: Asked, wrong: Wrong) -> dict[str, Any]:
    refusal = wrong.params.get("refusal")
    params = wrong.params if refusal is None else asked.teller.game.wire.refusal(refusal)
    return {"why": wrong.why, **params}
