"""Panic Station at a table: its turns and standing orders; its claims have a file of their own."""

from collections.abc import Sequence
from typing import Final

from panicroom.kernel.manners import Manners, Order, Turn
from panicroom.station.actions import Action, PlayArmor, TakeWounds
from panicroom.station.agenda import AnswerWounds, ChooseTradeCards, PassMarker, Wounds
from panicroom.station.claims import CLAIMS, REPLIES
from panicroom.station.rules.phase import ParasitePhaseBegan
from panicroom.station.rules.turn import TurnBegan
from panicroom.station.tokens import CHARACTERS, SEATS
from panicroom.station.view import View


def wounds_of(view: View, seat: int) -> dict[int, int] | None:
    """The wounds this seat is asked about: points by character."""
    if view.outcome is not None or view.agenda[-1] != AnswerWounds(SEATS[seat]):
        return None
    frame = view.agenda[-2]
    assert isinstance(frame, Wounds)
    return {hit.character: hit.points for hit in frame.hits if hit.character.seat == seat}


def is_single_wound(view: View, seat: int) -> bool:
    wounds = wounds_of(view, seat)
    return wounds is not None and sum(wounds.values()) == 1


def is_trooper_hit(view: View, seat: int) -> bool:
    wounds = wounds_of(view, seat)
    return wounds is not None and wounds.get(2 * seat, 0) > 0


def cover_trooper(view: View, options: Sequence[Action]) -> Action:
    assert view.viewer is not None
    cover = PlayArmor(CHARACTERS[2 * view.viewer])
    return cover if cover in options else TakeWounds()


def eliminated(view: View) -> list[int]:
    return [player.seat for player in view.players if not any(player.health)]


def turn_of(view: View) -> Turn:
    """A Parasite Phase lasts as long as its end lies lowest on the agenda."""
    agenda = view.agenda
    return Turn(
        seat=view.turn.seat,
        round=view.round,
        between="phase" if agenda and isinstance(agenda[0], PassMarker) else None,
        is_answer=bool(agenda) and isinstance(agenda[-1], AnswerWounds | ChooseTradeCards),
    )


MANNERS: Final[Manners[View, Action]] = Manners(
    turn=turn_of,
    begins={TurnBegan: "turn", ParasitePhaseBegan: "phase"},
    eliminated=eliminated,
    claims=CLAIMS,
    orders={
        "take-single": Order(is_single_wound, lambda view, options: TakeWounds()),
        "cover-trooper": Order(is_trooper_hit, cover_trooper),
    },
    replies=REPLIES,
    endless=lambda setup: setup["rulings"]["round_limit"] == 0,
)
