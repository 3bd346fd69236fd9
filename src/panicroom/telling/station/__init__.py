"""The teller of Panic Station."""

from typing import Any, Final

from panicroom.kernel.message import Message, Value
from panicroom.station import STATION
from panicroom.station.rulings import EDITIONS, VARIANTS, Rulings, write_ruling
from panicroom.station.tokens import COLORS, TOKENS
from panicroom.telling.station.choices import attempt_message, choice, option_message
from panicroom.telling.station.confirmations import confirmation
from panicroom.telling.station.decisions import asked_message, decision_message
from panicroom.telling.station.dossier import dossier_messages
from panicroom.telling.station.events import is_worth_telling, opens_scene
from panicroom.telling.station.moments import moment
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
from panicroom.telling.station.whole_table import guilty, open_view, rounds_begun
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


def rules_played(wishes: Wishes) -> Message:
    variants = sorted(set(wishes.get("variants", ())))
    named = [name("variant", str(int(variant))) for variant in variants]
    params: dict[str, Value] = {
        "edition": name("edition", wishes.get("edition", next(iter(EDITIONS)))),
        "variants": named,
        "count": len(named),
    }
    return Message("rules-played", params)


def ruling(name: str, value: Any) -> Message:
    is_number = isinstance(value, int) and not isinstance(value, bool)
    return Message(f"ruling-{name}", {"value": value if is_number else write_ruling(value)})


STATION_TELLER: Final = Teller(
    game=STATION,
    vocabulary=STATION_WORDS,
    seat_counts=tuple(range(TOKENS.fewest_seats, TOKENS.most_seats + 1)),
    default_seats=5,
    first_seats=4,
    seat_words=COLORS,
    editions=tuple(EDITIONS),
    variants=tuple(VARIANTS),
    ruling_words=Rulings._fields,
    chapters=CHAPTERS,
    settled_by=SETTLED_BY,
    rules_played=rules_played,
    ruling=ruling,
    rule_references=rule_references,
    introduction=introduction,
    is_scene=lambda event, before: opens_scene(event),
    is_worth_telling=is_worth_telling,
    event=single_event_message,
    story=story,
    facts=fact_messages,
    own=own_messages,
    owed=decision_message,
    asked=asked_message,
    dossier=dossier_messages,
    confirm=confirmation,
    groups=option_groups,
    choice=choice,
    option=option_message,
    attempt=attempt_message,
    refuse=refusal_message,
    relevances=RELEVANCE,
    ending=ending_messages,
    round=rounds_begun,
    open_view=open_view,
    guilty=guilty,
    moment=moment,
)
