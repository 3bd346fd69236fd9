"""Panic Station at a table: its turns, claims and standing orders."""

from collections.abc import Sequence
from typing import Annotated, Final, NamedTuple

from panicroom.kernel.manners import Manners, Order, Turn
from panicroom.kernel.spelling import Codec, Speller, from_list
from panicroom.station.actions import Action, PlayArmor, TakeWounds
from panicroom.station.agenda import AnswerWounds, ChooseTradeCards, PassMarker, Wounds
from panicroom.station.cards import ALERT, CARD_NAMES, ITEMS, Card
from panicroom.station.rooms import Room
from panicroom.station.rules.phase import ParasitePhaseBegan
from panicroom.station.rules.turn import TurnBegan
from panicroom.station.spelling import CODECS
from panicroom.station.tokens import CHARACTERS, SEATS, Seat
from panicroom.station.view import View

HELD: Final = tuple(card for card in ITEMS if card != ALERT)
"""What anyone may be said to hold: of the Host card nobody speaks (TALK-1)."""
HELD_NAMES: Final = tuple(CARD_NAMES[card] for card in HELD)
NUMBERS: Final = tuple("123456789")


class AmHuman(NamedTuple):
    verb: str = "am-human"


class GaveInfection(NamedTuple):
    """That seat gave me an infection card."""

    seat: Seat
    verb: str = "gave-infection"


class Hold(NamedTuple):
    number: Annotated[int, "number"]
    card: Annotated[Card, "item"]
    verb: str = "hold"


class Suspect(NamedTuple):
    seat: Seat
    verb: str = "suspect"


class IsInfected(NamedTuple):
    seat: Seat
    verb: str = "is-infected"


class Trust(NamedTuple):
    seat: Seat
    verb: str = "trust"


class MeetAt(NamedTuple):
    room: Room
    verb: str = "meet-at"


CLAIMS: Final = Speller(
    "claim",
    (AmHuman, GaveInfection, Hold, Suspect, IsInfected, Trust, MeetAt),
    {
        **CODECS,
        "number": Codec(str, from_list("number", NUMBERS, lambda place: place + 1).read, NUMBERS),
        "item": Codec(
            CARD_NAMES.__getitem__,
            from_list("card", HELD_NAMES, lambda place: HELD[place]).read,
            HELD_NAMES,
        ),
    },
)


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
    endless=lambda setup: setup["rulings"]["round_limit"] == 0,
)
