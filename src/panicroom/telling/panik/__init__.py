"""The teller of Panik."""

from collections.abc import Sequence
from typing import Any, Final

from panicroom.kernel.audience import Event, Viewer
from panicroom.kernel.errors import Refusal
from panicroom.kernel.message import Message
from panicroom.panik import PANIK
from panicroom.panik.actions import Action
from panicroom.panik.pieces import COLORS, TABLE
from panicroom.panik.rulings import Rulings
from panicroom.panik.view import View
from panicroom.telling.choice import Choice, Grid, Group
from panicroom.telling.panik.choices import (
    choice,
    decision_message,
    option_groups,
    option_message,
)
from panicroom.telling.panik.confirmations import confirmation
from panicroom.telling.panik.dossier import dossier_messages
from panicroom.telling.panik.events import event_message, is_worth_telling, opens_scene, story
from panicroom.telling.panik.names import PANIK_WORDS, seat_name
from panicroom.telling.panik.refusals import refusal_message
from panicroom.telling.panik.relevance import RELEVANCE
from panicroom.telling.panik.rule_references import SETTLED_BY, rule_references
from panicroom.telling.panik.summaries import ending_messages, introduction
from panicroom.telling.relevance import Relevance
from panicroom.telling.teller import Teller, Wishes

CHAPTERS: Final = {"setup": ("PSETUP",), "turn": ("PTURN",), "end": ("PEND", "PSCORE")}


class PanikTeller(Teller):
    """Each method is answered by a module of this package."""

    game = PANIK
    vocabulary = PANIK_WORDS
    seat_counts = tuple(range(TABLE.fewest_seats, TABLE.most_seats + 1))
    default_seats = 3
    first_seats = 3
    seat_words = COLORS
    editions: tuple[str, ...] = ()
    variants: tuple[int, ...] = ()
    ruling_words = Rulings._fields
    chapters = CHAPTERS
    settled_by = SETTLED_BY

    def rules_played(self, wishes: Wishes) -> Message:
        return Message("rules-played")

    def ruling(self, name: str, value: Any) -> Message:
        text = value if isinstance(value, str) else ", ".join(map(str, value))
        return Message(f"ruling-{name}", {"value": text})

    def introduction(self, view: View) -> list[Message]:
        return introduction(view)

    def rule_references(self, view: View, action: Action) -> list[str]:
        return rule_references(action)

    def is_scene(self, event: Event, before: Event | None) -> bool:
        return opens_scene(event, before)

    def tell(self, event: Event, viewer: Viewer, before: Event | None = None) -> Message | None:
        return event_message(event, viewer) if is_worth_telling(event) else None

    def story(self, events: Sequence[Event], viewer: Viewer) -> list[Message]:
        return story(events, viewer)

    def facts(self, view: View) -> list[Message]:
        return []

    def own(self, view: View) -> list[Message]:
        """Empty: the board shows it."""
        return []

    def owed(self, view: View) -> Message:
        return decision_message(view)

    def asked(self, view: View) -> Message:
        assert view.viewer is not None
        return Message("prompt-who", {"seat": seat_name(view.viewer)})

    def dossier(self, events: Sequence[Event], view: View) -> list[list[Message]]:
        return dossier_messages(view)

    def confirm(self, view: View, action: Action) -> Message | None:
        return confirmation(view, action)

    def groups(self, view: View, options: Sequence[Action]) -> list[Group | Grid]:
        return option_groups(view, options)

    def choice(self, view: View, action: Action) -> Choice:
        return choice(view, action)

    def option(self, view: View, action: Action) -> Message:
        return option_message(view, action)

    def attempt(self, view: View, action: Action) -> Message:
        return option_message(view, action)

    def refuse(self, refusal: Refusal, viewer: Viewer) -> Message:
        return refusal_message(refusal, viewer)

    def relevance(self, refusal: Refusal) -> Relevance:
        return RELEVANCE[refusal.why]

    def ending(self, view: View) -> list[Message]:
        return ending_messages(view)
