"""What can lie on the agenda of a game: decisions that are owed, and steps still to be done.

All are plain values with a verb, like actions, so that a position can be written down in the
middle of anything.
"""

from enum import StrEnum
from typing import Annotated, Final, NamedTuple, TypeAlias

from panicroom.station.actions import Function
from panicroom.station.cards import Card
from panicroom.station.rooms import Room, RoomCard
from panicroom.station.tokens import Character, Role, Seat

Sealed: TypeAlias = Annotated[Card | None, "sealed"]
Anywhere: TypeAlias = Annotated[Room, "room-or-anywhere"]
Nobody: TypeAlias = Annotated[Seat, "seat-or-nobody"]
MaybeCharacter: TypeAlias = Annotated[Character | None, "character-or-none"]


class Weapon(StrEnum):
    SHOT = "shot"
    KNIFE = "knife"
    GRENADE = "grenade"
    PARASITES = "parasites"


class Remedy(StrEnum):
    SICK_BAY = "sick-bay"
    FIRST_AID = "first-aid"


class Hit(NamedTuple):
    """Wounds that are about to fall on a character."""

    character: Character
    points: int


Hits: TypeAlias = Annotated[tuple[Hit, ...], "hits"]
Seats: TypeAlias = Annotated[tuple[Seat, ...], "seats"]


# Decisions: a frame of one of these on top waits for somebody.


class TakeTurn(NamedTuple):
    seat: Seat
    verb: str = "turn"


class SettleEncounter(NamedTuple):
    """Trade or attack, before anything else."""

    seat: Seat
    who: Role
    room: Room
    verb: str = "encounter"


class ChooseTradeCards(NamedTuple):
    """Owed by both at once, answered sealed."""

    seat: Seat
    partner: Seat
    room: Room
    given: Sealed
    returned: Sealed
    verb: str = "trade"


class AnswerWounds(NamedTuple):
    """Armor or not; asked by public facts alone."""

    seat: Seat
    verb: str = "answer"


class ChooseSecondShot(NamedTuple):
    seat: Seat
    verb: str = "second-shot"


class ShareHealing(NamedTuple):
    seat: Seat
    user: Character
    remedy: Remedy
    left: int
    first: MaybeCharacter
    verb: str = "healing"


class ChoosePlace(NamedTuple):
    """Where to lay a card: at one room, or anywhere."""

    seat: Seat
    card: RoomCard
    room: Anywhere
    verb: str = "place"


class ChooseParasite(NamedTuple):
    """Which parasite moves to the room, there being none left in the supply."""

    seat: Seat
    room: Room
    verb: str = "last-parasite"


Decision: TypeAlias = (
    TakeTurn
    | SettleEncounter
    | ChooseTradeCards
    | AnswerWounds
    | ChooseSecondShot
    | ShareHealing
    | ChoosePlace
    | ChooseParasite
)

# Steps: work that the game does by itself when it comes to the top.


class BeginTurn(NamedTuple):
    """The turn as such, after a Parasite Phase if one was due."""

    seat: Seat
    after_phase: bool
    verb: str = "begin-turn"


class PassMarker(NamedTuple):
    """The Parasite Phase is over: the marker moves on, and the turn is played."""

    seat: Seat
    verb: str = "pass-marker"


class Wounds(NamedTuple):
    """Wounds to be answered and then applied together."""

    weapon: Weapon
    by: Nobody
    hits: Hits
    answered: Seats
    verb: str = "wounds"


class SecondShot(NamedTuple):
    """A Heavy Gun's second shot is to be chosen, if there is anything to shoot at."""

    seat: Seat
    verb: str = "heavy-gun"


class Meet(NamedTuple):
    """Look who is in the room that was just entered."""

    seat: Seat
    who: Role
    room: Room
    verb: str = "meet"


class Spawn(NamedTuple):
    """A parasite is to appear, triggered from this room by this seat."""

    seat: Seat
    room: Room
    verb: str = "spawn"


class Draw(NamedTuple):
    """So many cards are still to be drawn, one by one."""

    seat: Seat
    room: Room
    left: int
    verb: str = "draw"


class TeamDraw(NamedTuple):
    """Two cards, dealt at random to the searcher and the partner."""

    seat: Seat
    partner: Seat
    room: Room
    verb: str = "team-draw"


class TurnRed(NamedTuple):
    card: RoomCard
    verb: str = "turn-red"


class RunFunction(NamedTuple):
    """The terminal's function itself, after the alarm."""

    seat: Seat
    room: Room
    function: Function
    verb: str = "function"


Step: TypeAlias = (
    BeginTurn
    | PassMarker
    | Wounds
    | SecondShot
    | Meet
    | Spawn
    | Draw
    | TeamDraw
    | TurnRed
    | RunFunction
)
Frame: TypeAlias = Decision | Step

FRAME_TYPES: Final[tuple[type[Frame], ...]] = Frame.__args__
