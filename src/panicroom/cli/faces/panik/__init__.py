"""The face of Panik."""

import re
from collections.abc import Sequence
from typing import Final

from panicroom.cli.faces.describing import name
from panicroom.cli.faces.face import Grid, Group, Wishes
from panicroom.cli.faces.panik.choices import decision_message, option_groups, option_message
from panicroom.cli.faces.panik.events import event_message, is_worth_telling, opens_scene
from panicroom.cli.faces.panik.names import hunter_kind, manor_name
from panicroom.cli.faces.panik.sheet import ending_messages, figures, introduction
from panicroom.kernel.audience import Event, Viewer
from panicroom.kernel.errors import Refusal
from panicroom.panik import PANIK
from panicroom.panik.actions import Action
from panicroom.panik.board import INITIALS, draw_manors
from panicroom.panik.pieces import COLOURS, TABLE
from panicroom.panik.rulings import Rulings
from panicroom.panik.view import View
from panicroom.words import Message, Value

CHAPTERS: Final = {"setup": ("PSETUP",), "turn": ("PTURN",), "end": ("PEND", "PSCORE")}
BRIEF: Final = re.compile(rf"\b([{''.join(INITIALS)}])(?=:)|\b([{''.join(INITIALS)}])\.?(?=\d)")


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

    def typed(self, text: str) -> str:
        """`place basic B3` is `place basic blue.3`, `send-back b:tandem` a hunter of blue's."""
        return BRIEF.sub(spelled_out, " ".join(text.lower().split()))

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


def spelled_out(brief: re.Match[str]) -> str:
    hunter, manor = brief.groups()
    return COLOURS[INITIALS.index(hunter or manor)] + ("" if hunter else ".")


PANIK_FACE: Final = PanikFace()
