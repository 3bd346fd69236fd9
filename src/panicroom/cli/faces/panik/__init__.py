"""The face of Panik."""

import re
from collections.abc import Mapping, Sequence
from os import terminal_size
from typing import Any, Final

from panicroom.cli.faces.describing import name, verbs_of
from panicroom.cli.faces.face import Grid, Group, Wishes
from panicroom.cli.faces.panik.choices import (
    column,
    decision_message,
    option_groups,
    option_message,
)
from panicroom.cli.faces.panik.confirming import confirmation
from panicroom.cli.faces.panik.dossier import dossier_messages
from panicroom.cli.faces.panik.events import event_message, is_worth_telling, opens_scene, story
from panicroom.cli.faces.panik.governing import governing
from panicroom.cli.faces.panik.manors import draw_manors
from panicroom.cli.faces.panik.names import INITIALS, LETTERS, hunter_kind, manor_name, seat_name
from panicroom.cli.faces.panik.sheet import ending_messages, introduction
from panicroom.kernel.audience import Event, Viewer
from panicroom.kernel.errors import Refusal
from panicroom.panik import PANIK
from panicroom.panik.actions import ACTION_TYPES, Action
from panicroom.panik.agenda import ChooseNewManor, TakeTurn
from panicroom.panik.pieces import COLOURS, HUNTER_KINDS, TABLE, TEAM
from panicroom.panik.rulings import Rulings
from panicroom.panik.view import View
from panicroom.words import Message, Value, Words

CHAPTERS: Final = {"setup": ("PSETUP",), "turn": ("PTURN",), "end": ("PEND", "PSCORE")}
BRIEF: Final = re.compile(rf"\b([{''.join(INITIALS)}])(?=:)|\b([{''.join(INITIALS)}])\.?(?=\d)")

KINDS: Final = {letter.lower(): kind for letter, kind in zip(LETTERS, HUNTER_KINDS, strict=True)}
"""Hunters by their letters on the board and in the grid."""


class PanikFace:
    """What the terminal asks of a game, each answered by the module of its name."""

    game = PANIK
    seat_counts = tuple(range(TABLE.fewest_seats, TABLE.most_seats + 1))
    default_seats = 3
    seat_words = COLOURS
    editions: tuple[str, ...] = ()
    variants: tuple[int, ...] = ()
    ruling_words = Rulings._fields
    chapters = CHAPTERS
    verbs = verbs_of(ACTION_TYPES)

    def rules_played(self, wishes: Wishes) -> Message:
        return Message("rules-played")

    def rulings(self, wishes: Wishes) -> dict[str, Message]:
        return ruling_messages(PANIK.setup(**wishes)["rulings"])

    def rulings_played(self, view: View) -> dict[str, Message]:
        return ruling_messages(view.rulings._asdict())

    def introduction(self, view: View) -> list[Message]:
        return introduction(view)

    def governing(self, view: View, action: Action) -> list[str]:
        return governing(action)

    def is_scene(self, event: Event, before: Event | None) -> bool:
        return opens_scene(event, before)

    def tell(self, event: Event, viewer: Viewer) -> Message | None:
        return event_message(event, viewer) if is_worth_telling(event) else None

    def story(self, events: Sequence[Event], viewer: Viewer) -> list[Message]:
        return story(events, viewer)

    def round(self, view: View) -> int:
        """As often as everybody has placed a hunter; the first tandem was put down before."""
        return max(0, len(TEAM) - 1 - max(map(len, view.hands)))

    def map(self, view: View, words: Words, screen: terminal_size) -> str:
        return draw_manors(view, words, screen)

    def players(self, view: View, words: Words) -> list[list[str]]:
        """The board shows their hands."""
        return []

    def subject(self, number: int, words: Words) -> str:
        return column(number)

    def facts(self, view: View) -> list[Message]:
        return []

    def own(self, view: View) -> list[Message]:
        """The board shows it in brackets."""
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

    def option(self, view: View, action: Action) -> Message:
        return option_message(view, action)

    def typed(self, view: View, text: str) -> str:
        """`place basic B3` is `place basic blue.3`, `send-back b:tandem` a hunter of blue's; `B b3`
        is a row and a column of the grid."""
        words = text.lower().split()
        if len(words) == 2 and words[0] in KINDS:
            words = in_the_grid(view, KINDS[words[0]], words[1])
        if words[:1] == ["place"]:
            words[1:2] = [KINDS.get(word, word) for word in words[1:2]]
        return BRIEF.sub(spelled_out, " ".join(words))

    def refuse(self, refusal: Refusal, viewer: Viewer) -> Message:
        told: dict[str, Value] = {}
        for param, value in refusal.params.items():
            if param == "manor":
                told[param] = manor_name(int(str(value)), viewer)
            elif param == "kind":
                told[param] = hunter_kind(int(str(value)))
            else:
                told[param] = name(param, str(value))
        return Message(f"why-{refusal.why}", told)

    def is_out(self, view: View) -> bool:
        """Everybody plays to the end."""
        return False

    def ending(self, view: View) -> list[Message]:
        return ending_messages(view)

    def open_view(self, views: Sequence[View]) -> View:
        manors = tuple(
            views[manor.owner].manors[place] for place, manor in enumerate(views[0].manors)
        )
        return views[0]._replace(viewer=None, manors=manors)


def ruling_messages(values: Mapping[str, Any]) -> dict[str, Message]:
    return {
        "shared_tandem": Message("ruling-shared_tandem", {"value": values["shared_tandem"]}),
        "ghosts": Message("ruling-ghosts", {"value": ", ".join(map(str, values["ghosts"]))}),
    }


def in_the_grid(view: View, kind: str, manor: str) -> list[str]:
    """What a row and a column mean in the decision that is owed."""
    frame = view.agenda[-1]
    if isinstance(frame, ChooseNewManor) and kind == HUNTER_KINDS[frame.kind]:
        return ["place-again", manor]
    if isinstance(frame, TakeTurn) and kind == "detector":
        return ["detect", manor]
    return ["place", kind, manor]


def spelled_out(brief: re.Match[str]) -> str:
    hunter, manor = brief.groups()
    return COLOURS[INITIALS.index(hunter or manor)] + ("" if hunter else ".")


PANIK_FACE: Final = PanikFace()
