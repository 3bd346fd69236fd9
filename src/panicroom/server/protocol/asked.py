"""A choice of a finished game, put to somebody who was not there."""

from typing import Any

from pydantic import BaseModel

from panicroom.replay.moments import Question
from panicroom.server.protocol.said import Said, said
from panicroom.server.protocol.wording import numbered
from panicroom.telling import TELLERS


class AskedGroup(BaseModel):
    """Options that are listed together, by their places."""

    heading: Said | None
    options: list[int]


class AskedThen(BaseModel):
    """After a step: the seat that had a choice, what it held and was asked, what it could do, and
    the place of what it did."""

    step: int
    seat: int
    own: list[Said]
    owed: Said
    options: list[Said]
    groups: list[AskedGroup]
    done: int


def asked_then(game: str, asked: Question) -> dict[str, Any]:
    teller, view = TELLERS[game], asked.view
    groups = teller.groups(view, asked.options)
    told = {choice.option: choice for group in groups for choice in group.choices}
    choices = [told.get(option) or teller.choice(view, option) for option in asked.options]
    return {
        "step": asked.step,
        "seat": asked.seat,
        "own": [said(part) for part in teller.own(view)],
        "owed": said(teller.owed(view)),
        "options": [said(choice.message) for choice in choices],
        "groups": [*numbered(groups, asked.options)],
        "done": asked.done,
    }
