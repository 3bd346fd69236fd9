"""What a program answers: an action, and with it claims and beliefs if it likes.

3                                            the option of this number
move T n; claim hold 2 gas; believe blue 0.7
{"action": "move T n", "claims": ["hold 2 gas"], "beliefs": {"blue": 0.7}}
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from panicroom.kernel.errors import GameError, Malformed
from panicroom.kernel.game import Action, AnyGame, View
from panicroom.research.program.request import MOST_CLAIMS, Asked

SHOWN: Final = 60
"""Characters of a wrong answer that are quoted."""


class Answer(NamedTuple):
    action: Action
    claims: tuple[str, ...] = ()
    """Spelled as the game spells them."""
    beliefs: Mapping[str, float] = {}


class WrongAnswer(Exception):
    def __init__(self, why: str, **params: Any) -> None:
        super().__init__(why, params)
        self.why, self.params = why, params


def read_answer(line: str, asked: Asked) -> Answer:
    """All of it is right, or nothing of it is done."""
    fields = from_json(line) if line.lstrip().startswith("{") else from_words(line)
    action = action_of(fields.get("action"), asked)
    claims = fields.get("claims") or []
    if not isinstance(claims, list) or len(claims) > MOST_CLAIMS:
        raise WrongAnswer("claims", most=MOST_CLAIMS)
    said = tuple(claim_of(claim, asked.teller.game, asked.view) for claim in claims)
    return Answer(action, said, beliefs_of(fields.get("beliefs") or {}, asked))


def from_json(line: str) -> dict[str, Any]:
    try:
        fields = json.loads(line)
    except (ValueError, RecursionError):
        raise WrongAnswer("unread", text=line[:SHOWN]) from None
    assert isinstance(fields, dict)
    return fields


def from_words(line: str) -> dict[str, Any]:
    action, *more = (part.strip() for part in line.split(";"))
    claims, beliefs = [], {}
    for part in filter(None, more):
        match part.split():
            case ["claim", *claim]:
                claims.append(" ".join(claim))
            case ["believe", subject, chance]:
                beliefs[subject] = chance
            case _:
                raise WrongAnswer("unread", text=part[:SHOWN])
    return {"action": action, "claims": claims, "beliefs": beliefs}


def action_of(told: object, asked: Asked) -> Action:
    """By its number or its text."""
    text = str(told).strip() if isinstance(told, str | int) else ""
    if text.isdecimal():
        number = int(text[:9])
        if not 1 <= number <= len(asked.options):
            raise WrongAnswer("no-option", text=text[:SHOWN], most=len(asked.options))
        return asked.options[number - 1]
    game = asked.teller.game
    try:
        action = game.parse(text)
    except GameError:
        raise WrongAnswer("no-action", text=text[:SHOWN]) from None
    if action in asked.options:
        return action
    refusal = game.why_not(asked.view, action)
    if refusal is None:  # offered to nobody, and nothing speaks against it
        raise WrongAnswer("no-action", text=text[:SHOWN])
    raise WrongAnswer("refused", refusal=refusal)


def claim_of(told: object, game: AnyGame, view: View) -> str:
    """About others only, as at a table (TALK-1)."""
    text = told if isinstance(told, str) else ""
    claims = game.manners.claims
    try:
        claim = claims.parse(text)
    except Malformed:
        raise WrongAnswer("claim", text=text[:SHOWN]) from None
    about = getattr(claim, "seat", None)
    if about is not None and (about == view.viewer or about >= view.seats):
        raise WrongAnswer("claim", text=text[:SHOWN])
    return claims.spell(claim)


def beliefs_of(told: object, asked: Asked) -> dict[str, float]:
    if not isinstance(told, dict):
        raise WrongAnswer("belief", text=str(told)[:SHOWN])
    subjects: Sequence[str] = asked.truths.subjects(asked.view)
    return {name: belief_of(name, chance, subjects) for name, chance in told.items()}


def belief_of(name: str, told: object, subjects: Sequence[str]) -> float:
    try:
        chance = float(told) if isinstance(told, str | int | float) else -1.0
    except (ValueError, OverflowError):
        chance = -1.0
    if name not in subjects or not 0.0 <= chance <= 1.0:
        raise WrongAnswer("belief", text=f"{name} {told}"[:SHOWN])
    return chance
