"""How a table stands for a reader, with the messages for its screen."""

from collections.abc import Iterable, Sequence
from typing import Any

from panicroom.kernel.game import Action
from panicroom.server.protocol.said import said, said_if
from panicroom.server.table.standing import Standing
from panicroom.telling import TELLERS, Choice, Grid, Group, Teller

Fields = dict[str, Any]


def worded(game: str, fields: Fields, told: Standing) -> Fields:
    """The fields of a Welcome or a Told."""
    if told.view is None:
        return fields
    teller = TELLERS[game]
    groups = teller.groups(told.view, told.options) if told.options else []
    return fields | {
        "options": worded_options(teller, fields["options"], told, groups),
        "groups": [*numbered(groups, told.options)],
        "said": standing_said(teller, told),
    }


def worded_options(
    teller: Teller, options: list[Fields], told: Standing, groups: list[Group | Grid]
) -> list[Fields]:
    grouped = {choice.option: choice for group in groups for choice in group.choices}
    choices = [grouped.get(action) or teller.choice(told.view, action) for action in told.options]
    return [
        option | worded_option(teller, told.view, choice)
        for option, choice in zip(options, choices, strict=True)
    ]


def worded_option(teller: Teller, view: Any, choice: Choice) -> Fields:
    return {
        "said": said(choice.message),
        "cost": said_if(choice.cost),
        "warns": said_if(teller.confirm(view, choice.option)),
        "rules": teller.rule_references(view, choice.option),
    }


def numbered(groups: list[Group | Grid], options: Sequence[Action]) -> Iterable[Fields]:
    """With options by their places; a line of a grid is a group of its own."""
    place_of = {option: place for place, option in enumerate(options)}
    for group in groups:
        rows = group.rows if isinstance(group, Grid) else [group]
        for heading, choices in [(row[0], row.choices) for row in rows]:
            places = [place_of[choice.option] for choice in choices]
            yield {"heading": said_if(heading), "options": places}


def standing_said(teller: Teller, told: Standing) -> Fields:
    """Who is not asked owes nothing, and a spectator is nobody to be introduced."""
    view, is_asked = told.view, bool(told.options)
    is_seat, is_over = view.viewer is not None, view.outcome is not None
    return {
        "owed": said(teller.owed(view)) if is_asked else None,
        "asked": said(teller.asked(view)) if is_asked else None,
        "introduction": [said(part) for part in teller.introduction(view)] if is_seat else [],
        "own": [said(part) for part in teller.own(view)],
        "facts": [said(part) for part in teller.facts(view)],
        "ending": [said(part) for part in teller.ending(view)] if is_over else [],
    }
