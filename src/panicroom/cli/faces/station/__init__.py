"""The face of Panic Station."""

import re
from collections.abc import Mapping, Sequence
from os import terminal_size
from typing import Final

from panicroom.cli.faces.describing import name, verbs_of
from panicroom.cli.faces.face import Grid, Group, Wishes
from panicroom.cli.faces.station.choices import (
    asked_message,
    decision_message,
    option_message,
)
from panicroom.cli.faces.station.confirming import confirmation
from panicroom.cli.faces.station.dossier import dossier_messages
from panicroom.cli.faces.station.events import event_message, is_worth_telling, opens_scene
from panicroom.cli.faces.station.governing import governing
from panicroom.cli.faces.station.grouping import option_groups
from panicroom.cli.faces.station.names import seat_name
from panicroom.cli.faces.station.plan import draw_plan
from panicroom.cli.faces.station.refusals import refusal_message
from panicroom.cli.faces.station.sheet import (
    ending_messages,
    fact_messages,
    introduction,
    own_messages,
    player_rows,
)
from panicroom.cli.faces.station.story import story
from panicroom.kernel.audience import Event, Viewer
from panicroom.kernel.errors import Refusal
from panicroom.station import STATION
from panicroom.station.actions import ACTION_TYPES, Action
from panicroom.station.agenda import PassMarker
from panicroom.station.rulings import EDITIONS, VARIANTS, Rulings, write_ruling
from panicroom.station.tokens import COLOURS, TOKENS
from panicroom.station.view import View
from panicroom.words import Message, Value, Words

CHAPTERS: Final = {
    "setup": ("SETUP", "TALK"),
    "rounds": ("ROUND", "TURN"),
    "phase": ("PHASE",),
    "map": ("MAP", "DOOR"),
    "explore": ("EXPLORE", "HIVE"),
    "move": ("MOVE", "ENTER", "RUN"),
    "attack": ("ATTACK", "FIRE", "KNIFE", "GRENADE", "PARASITE", "ARMOR", "DEATH"),
    "search": ("SEARCH", "SPAWN"),
    "terminal": ("TERMINAL", "SCAN", "SICKBAY"),
    "items": ("ITEM",),
    "trade": ("TRADE", "INFECT"),
    "end": ("WIN",),
    "variants": ("VARIANT",),
}


class StationFace:
    """What the terminal asks of a game, each answered by the module of its name."""

    game = STATION
    seat_counts = tuple(range(TOKENS.fewest_seats, TOKENS.most_seats + 1))
    default_seats = 5
    seat_words = COLOURS
    editions = tuple(EDITIONS)
    variants = tuple(VARIANTS)
    ruling_words = Rulings._fields
    chapters = CHAPTERS
    verbs = verbs_of(ACTION_TYPES)

    def rules_played(self, wishes: Wishes) -> Message:
        named = [name("variant", str(variant)) for variant in sorted(set(wishes["variants"]))]
        params: dict[str, Value] = {
            "edition": name("edition", wishes["edition"]),
            "variants": named,
            "count": len(named),
        }
        return Message("rules-played", params)

    def rulings(self, wishes: Wishes) -> dict[str, Message]:
        return ruling_messages(STATION.setup(**wishes)["rulings"])

    def rulings_played(self, view: View) -> dict[str, Message]:
        return ruling_messages(view.rulings._asdict())

    def introduction(self, view: View) -> list[Message]:
        return introduction(view)

    def governing(self, view: View, action: Action) -> list[str]:
        return governing(view, action)

    def is_scene(self, event: Event, before: Event | None) -> bool:
        return opens_scene(event)

    def tell(self, event: Event, viewer: Viewer) -> Message | None:
        return event_message(event, viewer) if is_worth_telling(event) else None

    def story(self, events: Sequence[Event], viewer: Viewer) -> list[Message]:
        return story(events, viewer)

    def round(self, view: View) -> int:
        """It begins when its Parasite Phase is over."""
        return view.round - any(isinstance(frame, PassMarker) for frame in view.agenda)

    def map(self, view: View, words: Words, screen: terminal_size) -> str:
        return draw_plan(view, words, screen)

    def players(self, view: View, words: Words) -> list[list[str]]:
        return player_rows(view, words)

    def subject(self, number: int, words: Words) -> str:
        return words.tell(seat_name(number))

    def facts(self, view: View) -> list[Message]:
        return fact_messages(view)

    def own(self, view: View) -> list[Message]:
        return own_messages(view)

    def owed(self, view: View) -> Message:
        return decision_message(view)

    def asked(self, view: View) -> Message:
        return asked_message(view)

    def dossier(self, events: Sequence[Event], view: View) -> list[list[Message]]:
        return dossier_messages(events, view)

    def confirm(self, view: View, action: Action) -> Message | None:
        return confirmation(view, action)

    def groups(self, view: View, options: Sequence[Action]) -> list[Group | Grid]:
        return option_groups(view, options)

    def option(self, view: View, action: Action) -> Message:
        return option_message(view, action)

    def typed(self, view: View, text: str) -> str:
        """Upper and lower case are the same to a person: `move t N` is `move T n`."""
        words = text.lower().split()
        return " ".join(re.sub(r"(^|\.)[ta]$", lambda end: end[0].upper(), word) for word in words)

    def refuse(self, refusal: Refusal, viewer: Viewer) -> Message:
        return refusal_message(refusal, viewer)

    def is_out(self, view: View) -> bool:
        return view.viewer is not None and not any(view.players[view.viewer].health)

    def ending(self, view: View) -> list[Message]:
        return ending_messages(view)

    def open_view(self, views: Sequence[View]) -> View:
        players = tuple(view.players[seat] for seat, view in enumerate(views))
        return views[0]._replace(viewer=None, players=players)


def ruling_messages(values: Mapping[str, object]) -> dict[str, Message]:
    return {
        ruling: Message(f"ruling-{ruling}", {"value": ruling_value(value)})
        for ruling, value in values.items()
    }


def ruling_value(value: object) -> str | int:
    is_number = isinstance(value, int) and not isinstance(value, bool)
    return int(str(value)) if is_number else write_ruling(value)


STATION_FACE: Final = StationFace()
