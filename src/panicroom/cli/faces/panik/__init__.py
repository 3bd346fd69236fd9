"""The face of Panik."""

import re
from collections.abc import Sequence
from typing import Final

from panicroom.cli.faces.describing import name, verbs_of
from panicroom.cli.faces.face import Grid, Group, Wishes
from panicroom.cli.faces.panik.choices import decision_message, option_groups, option_message
from panicroom.cli.faces.panik.events import event_message, is_worth_telling, opens_scene
from panicroom.cli.faces.panik.names import hunter_kind, manor_name
from panicroom.cli.faces.panik.sheet import ending_messages, figures, introduction
from panicroom.kernel.audience import Event, Viewer
from panicroom.kernel.errors import Refusal
from panicroom.panik import PANIK
from panicroom.panik.actions import ACTION_TYPES, Action
from panicroom.panik.agenda import ChooseNewManor, TakeTurn
from panicroom.panik.board import INITIALS, LETTERS, draw_manors
from panicroom.panik.pieces import COLOURS, HUNTER_KINDS, TABLE
from panicroom.panik.rulings import Rulings
from panicroom.panik.view import View
from panicroom.words import Message, Value

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
        values = PANIK.setup(**wishes)["rulings"]
        return {
            "shared_tandem": Message("ruling-shared_tandem", {"value": values["shared_tandem"]}),
            "ghosts": Message("ruling-ghosts", {"value": ", ".join(map(str, values["ghosts"]))}),
        }

    def introduction(self, view: View) -> list[Message]:
        return introduction(view)

    def is_scene(self, event: Event, before: Event | None) -> bool:
        return opens_scene(event, before)

    def tell(self, event: Event, viewer: Viewer) -> Message | None:
        return event_message(event, viewer) if is_worth_telling(event) else None

    def map(self, view: View) -> str:
        return draw_manors(view)

    def players(self, view: View) -> list[list[Message]]:
        """The board shows their hands."""
        return []

    def facts(self, view: View) -> list[Message]:
        return []

    def own(self, view: View) -> list[Message]:
        """The board shows it in brackets."""
        return []

    def owed(self, view: View) -> Message:
        return decision_message(view)

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

    def figures(self, view: View) -> dict[str, int]:
        return figures(view)

    def open_view(self, views: Sequence[View]) -> View:
        manors = tuple(
            views[manor.owner].manors[place] for place, manor in enumerate(views[0].manors)
        )
        return views[0]._replace(viewer=None, manors=manors)


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
