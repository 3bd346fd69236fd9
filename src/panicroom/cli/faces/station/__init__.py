"""The face of Panic Station."""

import re
from collections.abc import Sequence
from typing import Final

from panicroom.cli.faces.face import Group
from panicroom.cli.faces.station.choices import decision_message, option_groups
from panicroom.cli.faces.station.events import event_message, is_worth_telling, opens_scene
from panicroom.cli.faces.station.names import name
from panicroom.cli.faces.station.refusals import refusal_message
from panicroom.cli.faces.station.sheet import (
    ending_messages,
    fact_messages,
    introduction,
    own_messages,
    player_rows,
)
from panicroom.kernel.audience import Event, Viewer
from panicroom.kernel.errors import Refusal
from panicroom.station import STATION
from panicroom.station.actions import Action
from panicroom.station.board import draw_map
from panicroom.station.rulings import EDITIONS, rulings_for, write_ruling
from panicroom.station.tokens import COLOURS, TOKENS
from panicroom.station.view import View
from panicroom.words import Message, Value

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
    editions = tuple(EDITIONS)
    seat_words = COLOURS

    def rules_played(self, edition: str, variants: Sequence[int]) -> Message:
        named = [name("variant", str(variant)) for variant in sorted(set(variants))]
        params: dict[str, Value] = {
            "edition": name("edition", edition),
            "variants": named,
            "count": len(named),
        }
        return Message("rules-played", params)

    def rulings(self, edition: str, variants: Sequence[int]) -> list[Message]:
        values = rulings_for(edition, variants)._asdict()
        return [
            Message(f"ruling-{ruling}", {"value": ruling_value(value)})
            for ruling, value in values.items()
        ]

    def introduction(self, view: View) -> list[Message]:
        return introduction(view)

    def is_scene(self, event: Event) -> bool:
        return opens_scene(event)

    def tell(self, event: Event, viewer: Viewer) -> Message | None:
        return event_message(event, viewer) if is_worth_telling(event) else None

    def map(self, view: View) -> str:
        return draw_map(view)

    def players(self, view: View) -> list[list[Message]]:
        return player_rows(view)

    def facts(self, view: View) -> list[Message]:
        return fact_messages(view)

    def own(self, view: View) -> list[Message]:
        return own_messages(view)

    def owed(self, view: View) -> Message:
        return decision_message(view)

    def groups(self, view: View, options: Sequence[Action]) -> list[Group]:
        return option_groups(view, options)

    def typed(self, text: str) -> str:
        """Upper and lower case are the same to a person: `move t N` is `move T n`."""
        words = text.lower().split()
        return " ".join(re.sub(r"(^|\.)[ta]$", lambda end: end[0].upper(), word) for word in words)

    def refuse(self, refusal: Refusal, viewer: Viewer) -> Message:
        return refusal_message(refusal, viewer)

    def chapters(self) -> list[tuple[Message, tuple[str, ...]]]:
        return [(name("chapter", chapter), prefixes) for chapter, prefixes in CHAPTERS.items()]

    def is_out(self, view: View) -> bool:
        return view.viewer is not None and not any(view.players[view.viewer].health)

    def ending(self, view: View) -> list[Message]:
        return ending_messages(view)

    def open_view(self, views: Sequence[View]) -> View:
        players = tuple(view.players[seat] for seat, view in enumerate(views))
        return views[0]._replace(viewer=None, players=players)


def ruling_value(value: object) -> str | int:
    is_number = isinstance(value, int) and not isinstance(value, bool)
    return int(str(value)) if is_number else write_ruling(value)


STATION_FACE: Final = StationFace()
