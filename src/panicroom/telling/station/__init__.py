"""The teller of Panic Station."""

from collections.abc import Sequence
from typing import Any, Final

from panicroom.kernel.audience import Event, Viewer
from panicroom.kernel.errors import Refusal
from panicroom.kernel.message import Message, Value
from panicroom.station import STATION
from panicroom.station.actions import Action
from panicroom.station.rulings import EDITIONS, VARIANTS, Rulings, write_ruling
from panicroom.station.tokens import COLORS, TOKENS
from panicroom.station.view import View
from panicroom.telling.choice import Choice, Grid, Group
from panicroom.telling.relevance import Relevance
from panicroom.telling.station.choices import attempt_message, choice, option_message
from panicroom.telling.station.confirmations import confirmation
from panicroom.telling.station.decisions import asked_message, decision_message
from panicroom.telling.station.dossier import dossier_messages
from panicroom.telling.station.events import is_worth_telling, opens_scene
from panicroom.telling.station.names import STATION_WORDS
from panicroom.telling.station.option_groups import option_groups
from panicroom.telling.station.refusals import refusal_message
from panicroom.telling.station.relevance import RELEVANCE
from panicroom.telling.station.rule_references import SETTLED_BY, rule_references
from panicroom.telling.station.single_events import single_event_message
from panicroom.telling.station.story import story
from panicroom.telling.station.summaries import (
    ending_messages,
    fact_messages,
    introduction,
    own_messages,
)
from panicroom.telling.teller import Teller, Wishes
from panicroom.telling.vocabulary import name

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


class StationTeller(Teller):
    """Each method is answered by a module of this package."""

    game = STATION
    vocabulary = STATION_WORDS
    seat_counts = tuple(range(TOKENS.fewest_seats, TOKENS.most_seats + 1))
    default_seats = 5
    first_seats = 4
    seat_words = COLORS
    editions = tuple(EDITIONS)
    variants = tuple(VARIANTS)
    ruling_words = Rulings._fields
    chapters = CHAPTERS
    settled_by = SETTLED_BY

    def rules_played(self, wishes: Wishes) -> Message:
        variants = sorted(set(wishes.get("variants", ())))
        named = [name("variant", str(int(variant))) for variant in variants]
        params: dict[str, Value] = {
            "edition": name("edition", wishes.get("edition", self.editions[0])),
            "variants": named,
            "count": len(named),
        }
        return Message("rules-played", params)

    def ruling(self, name: str, value: Any) -> Message:
        return Message(f"ruling-{name}", {"value": ruling_value(value)})

    def introduction(self, view: View) -> list[Message]:
        return introduction(view)

    def rule_references(self, view: View, action: Action) -> list[str]:
        return rule_references(view, action)

    def is_scene(self, event: Event, before: Event | None) -> bool:
        return opens_scene(event)

    def tell(self, event: Event, viewer: Viewer, before: Event | None = None) -> Message | None:
        return single_event_message(event, viewer, before) if is_worth_telling(event) else None

    def story(self, events: Sequence[Event], viewer: Viewer) -> list[Message]:
        return story(events, viewer)

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

    def choice(self, view: View, action: Action) -> Choice:
        return choice(view, action)

    def option(self, view: View, action: Action) -> Message:
        return option_message(view, action)

    def attempt(self, view: View, action: Action) -> Message | None:
        return attempt_message(view, action)

    def refuse(self, refusal: Refusal, viewer: Viewer) -> Message:
        return refusal_message(refusal, viewer)

    def relevance(self, refusal: Refusal) -> Relevance:
        return RELEVANCE[refusal.why]

    def ending(self, view: View) -> list[Message]:
        return ending_messages(view)


def ruling_value(value: object) -> str | int:
    is_number = isinstance(value, int) and not isinstance(value, bool)
    return int(str(value)) if is_number else write_ruling(value)
