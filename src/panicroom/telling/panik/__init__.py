"""The teller of Panik."""

from typing import Any, Final

from panicroom.kernel.message import Message
from panicroom.panik import PANIK
from panicroom.panik.pieces import COLORS, TABLE
from panicroom.panik.rulings import Rulings
from panicroom.panik.view import View
from panicroom.telling.panik.choices import (
    choice,
    decision_message,
    option_groups,
    option_message,
)
from panicroom.telling.panik.confirmations import confirmation
from panicroom.telling.panik.dossier import dossier_messages
from panicroom.telling.panik.events import event_message, is_worth_telling, opens_scene, story
from panicroom.telling.panik.moments import moment
from panicroom.telling.panik.names import PANIK_WORDS, seat_name
from panicroom.telling.panik.refusals import refusal_message
from panicroom.telling.panik.relevance import RELEVANCE
from panicroom.telling.panik.rule_references import SETTLED_BY, rule_references
from panicroom.telling.panik.summaries import ending_messages, introduction
from panicroom.telling.panik.whole_table import guilty, open_view, rounds_begun
from panicroom.telling.teller import Teller

CHAPTERS: Final = {"setup": ("PSETUP",), "turn": ("PTURN",), "end": ("PEND", "PSCORE")}


def ruling(name: str, value: Any) -> Message:
    text = value if isinstance(value, str) else ", ".join(map(str, value))
    return Message(f"ruling-{name}", {"value": text})


def asked_message(view: View) -> Message:
    assert view.viewer is not None
    return Message("prompt-who", {"seat": seat_name(view.viewer)})


PANIK_TELLER: Final = Teller(
    game=PANIK,
    vocabulary=PANIK_WORDS,
    seat_counts=tuple(range(TABLE.fewest_seats, TABLE.most_seats + 1)),
    default_seats=3,
    first_seats=3,
    seat_words=COLORS,
    ruling_words=Rulings._fields,
    chapters=CHAPTERS,
    settled_by=SETTLED_BY,
    rules_played=lambda wishes: Message("rules-played"),
    ruling=ruling,
    rule_references=lambda view, action: rule_references(action),
    introduction=introduction,
    is_scene=opens_scene,
    is_worth_telling=is_worth_telling,
    event=lambda event, viewer, before: event_message(event, viewer),
    story=story,
    owed=decision_message,
    asked=asked_message,
    dossier=lambda events, view: dossier_messages(view),
    confirm=confirmation,
    groups=option_groups,
    choice=choice,
    option=option_message,
    attempt=option_message,
    refuse=refusal_message,
    relevances=RELEVANCE,
    ending=ending_messages,
    round=rounds_begun,
    open_view=open_view,
    guilty=guilty,
    moment=moment,
)
